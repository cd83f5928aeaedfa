internal import AppearanceCompiler
internal import AppearanceReference
internal import ArgumentParser
internal import ColorScience
internal import OutputText
internal import ThemeFiles

struct Explain: ParsableCommand {
  static let configuration = CommandConfiguration.subcommand(
    "explain",
    abstract: "Explain a lint rule or any other finding.",
    discussion: """
      Explains a finding, why it matters and what to do, with examples. A finding ends in its name: \
      '… [tint-contrast]'. Without a name, all are listed.

      EXAMPLES
        appearance explain tint-contrast
        appearance explain unknown-key
      """)

  @Argument(
    help: "The name in brackets after a finding, in upper or lower case.",
    completion: .list(findingNames))
  var rule: String?

  func validate() throws {
    guard let rule, explanation(of: rule) == nil else { return }
    guard nearest(rule.lowercased(), in: findingNames) == nil else {
      throw ValidationError(unknownChoice(rule.lowercased(), "finding", among: findingNames))
    }
    throw ValidationError(
      "unknown finding '\(visibleText(rule))'; 'appearance explain' lists all")
  }

  func run() throws {
    let console = Console()
    let width = console.width(console.output)
    try console.write(
      rule.map { explanation(of: $0, width: min(width ?? 80, 80)) ?? "" }
        ?? findingList(width: width))
  }
}
