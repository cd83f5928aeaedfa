package final class LintRule: Sendable {
  /// The defect's name in kebab-case.
  package let id: String
  /// The default; some findings of a rule are milder.
  package let severity: RuleSeverity
  /// The defect in a sentence.
  package let summary: String
  /// The reason it matters, and the remedy.
  package let explanation: String
  package let options: [RuleOption]
  /// A theme that triggers the rule, with `↓` above the range.
  package let triggering: Example
  package let passing: Example
  package let check: Check
  /// The weight of its findings when repairs are compared; nil if they depend on more than colors.
  package let score: Score?
  /// The presentation in editors; nil for an underline alone.
  package let tag: Tag?

  package struct Example: Sendable, ExpressibleByStringLiteral {
    package let marked: String
    /// The text of `appearance.yaml`; empty for defaults.
    package let configuration: String
    /// A token file or Info.plist beside the theme; it contains `↓` if the finding does.
    package let tokens: (path: String, marked: String)?

    package init(
      _ marked: String, configuration: String = "",
      tokens: (path: String, marked: String)? = nil
    ) {
      self.marked = marked
      self.configuration = configuration
      self.tokens = tokens
    }

    package init(stringLiteral marked: String) {
      self.init(marked)
    }
  }

  package typealias ThemeCheck = @Sendable (LintSubject, inout LintFindings) -> Void

  package enum Check: Sendable {
    /// Pairs of colors that `BarParts` gives to the rule.
    case contrast
    /// Findings in the resolved theme, at most one at a range.
    case theme(ThemeCheck)
    /// Found by another stage, in the file at a path below the module's folder.
    case elsewhere(String)
  }

  package enum Score: Sendable {
    case pair
    case otherColors
  }

  /// The numbers of `DiagnosticTag` in LSP 3.17.
  package enum Tag: Int, Sendable {
    case unnecessary = 1
    case deprecated = 2
  }

  /// Creates a rule; rules with `contrast` get the score of pairs.
  package init(
    _ id: String, _ severity: RuleSeverity, score: Score? = nil, tag: Tag? = nil, summary: String,
    explanation: String, options: [RuleOption] = [], triggering: Example, passing: Example,
    check: Check
  ) {
    self.id = id
    self.severity = severity
    self.tag = tag
    self.summary = summary
    self.explanation = explanation
    self.options = options
    self.triggering = triggering
    self.passing = passing
    self.check = check
    if case .contrast = check { self.score = .pair } else { self.score = score }
  }
}

extension LintRule.Example {
  package var text: String { Self.unmarked(marked) }

  package var tokenFile: (path: String, text: String)? {
    tokens.map { ($0.path, Self.unmarked($0.marked)) }
  }

  private static func unmarked(_ marked: String) -> String {
    marked.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !isMark($0) }.map { "\($0)\n" }.joined()
  }

  /// True if a line only points at the next one.
  package static func isMark(_ line: Substring) -> Bool {
    line.contains("↓") && line.allSatisfy { $0 == " " || $0 == "↓" }
  }

  package func condition(in quote: String) -> String {
    configuration.isEmpty ? "" : " with \(quote)\(configuration)\(quote)"
  }
}
