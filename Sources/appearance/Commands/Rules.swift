internal import AppearanceCompiler
internal import AppearanceReference
internal import ArgumentParser
internal import ThemeFiles

struct Rules: ParsableCommand {
  static let configuration = CommandConfiguration.subcommand(
    "rules",
    abstract: "List the lint rules.",
    discussion: """
      Severities are defaults; appearance.yaml can change them.

      EXAMPLES
        appearance rules
        appearance rules --format json
        appearance rules --format markdown > Rules.md
      """)

  private static let formats = RuleListFormat.allCases.map(\.rawValue)

  @Option(
    help: ArgumentHelp(
      "The output format: \(Self.formats.joined(separator: ", ")).", valueName: "format"),
    completion: .list(Self.formats))
  var format = RuleListFormat.text.rawValue

  func validate() throws {
    try requireChoice(format, "format", among: Self.formats)
  }

  func run() throws {
    let console = Console()
    try console.write(
      ruleList(
        as: RuleListFormat(rawValue: format) ?? .text, width: console.width(console.output)))
  }
}
