internal import AppearanceCompiler
internal import AppearanceReference
internal import ArgumentParser
internal import CommandRun
internal import OutputText
internal import RunSystem

/// `appearance explain`.
struct Explain: ParsableCommand {
  static let configuration = CommandConfiguration(
    // Written out, since the parser finds it by reflection otherwise.
    commandName: "explain",
    // By itself the parser looks twice for a request that only the whole command answers.
    _superCommandName: "appearance",
    abstract: "Explain a lint rule.",
    discussion: """
      Says what the rule finds, why it matters and what to do, with examples. Findings end in \
      the name of their rule: '… [tint-contrast]'.

      EXAMPLES
        appearance explain tint-contrast
        appearance explain high-contrast-regression
      """)

  @Argument(
    help: "The rule; 'appearance rules' lists them.", completion: .list(ruleNames))
  var rule: String

  func validate() throws {
    guard explanation(ofRule: rule) == nil else { return }
    guard nearest(rule, in: ruleNames) == nil else {
      throw ValidationError(unknownName(rule, "rule", among: ruleNames))
    }
    // Whoever read it in the brackets behind an error has not mistyped it.
    throw ValidationError(
      "no lint rule '\(visibleText(rule))'; errors of a theme or a configuration, such as "
        + "'unknown-key', are no rules and cannot be configured; rules are "
        + ruleNames.joined(separator: ", "))
  }

  func run() throws {
    try Console().write(explanation(ofRule: rule) ?? "")
  }
}
