internal import AppearanceCompiler
internal import AppearanceReference
internal import ArgumentParser
internal import ThemeFiles

/// `appearance rules`.
struct Rules: ParsableCommand {
  static let configuration = CommandConfiguration(
    // Written out, since the parser finds it by reflection otherwise.
    commandName: "rules",
    // By itself the parser looks twice for a request that only the whole command answers.
    _superCommandName: "appearance",
    abstract: "List the lint rules.",
    discussion: """
      The severities are the defaults; appearance.yaml changes them.

      EXAMPLES
        appearance rules
        appearance rules --format json
        appearance rules --format markdown > Rules.md
      """)

  private static let formats = RuleListFormat.allCases.map(\.rawValue)

  @Option(
    help: ArgumentHelp(
      "How the rules are written: \(Self.formats.joined(separator: ", ")).", valueName: "format"),
    completion: .list(Self.formats))
  var format = RuleListFormat.text.rawValue

  func validate() throws {
    if RuleListFormat(rawValue: format) == nil {
      throw ValidationError(unknownChoice(format, "format", among: Self.formats))
    }
  }

  func run() throws {
    try Console().write(ruleList(as: RuleListFormat(rawValue: format) ?? .text))
  }
}
