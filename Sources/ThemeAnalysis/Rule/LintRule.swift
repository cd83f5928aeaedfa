package import ThemeModel

/// One lint rule: its text, its examples and its check.
package struct LintRule: Sendable {
  /// The name of the defect, in kebab-case.
  package let id: String
  /// The severity unless the configuration says otherwise; some findings of a rule are milder.
  package let severity: RuleSeverity
  /// What is wrong, in a sentence.
  package let summary: String
  /// Why it matters and what to do about it.
  package let explanation: String
  /// What the configuration may set beside the severity.
  package let options: [RuleOption]
  /// Themes that trigger the rule, `↓` above the place, and themes that pass.
  package let examples: Examples
  package let check: Check
  /// What its findings count for when a repair is weighed; nil where they hang on more than colors.
  package let score: Score?
  /// How editors show what it finds; nil for an underline alone.
  package let tag: Tag?

  package struct Examples: Sendable {
    package let triggering: [Example]
    package let passing: [Example]
  }

  /// A theme and the configuration that it is shown under.
  package struct Example: Sendable, ExpressibleByStringLiteral {
    /// The theme's text, `↓` above the place of a finding.
    package let marked: String
    /// The text of `appearance.yaml`, empty for the defaults.
    package let configuration: String
    /// The file of tokens that the theme names, or the configuration's Info.plist, and its text; `↓` is here if the finding does.
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

  /// Adds what a rule finds in a theme as a whole.
  package typealias ThemeCheck = @Sendable (LintSubject, inout LintFindings) -> Void

  /// How a rule finds its defect.
  package enum Check: Sendable {
    /// Pairs of colors that `BarParts` gives to the rule.
    case contrast
    /// Findings in the resolved theme under its configuration, at most one to a place.
    case theme(ThemeCheck)
    /// Found where more is known than a rule is given: the file, a path below the module's folder.
    case elsewhere(String)
  }

  package enum Score: Sendable {
    /// A pair of colors lacks contrast.
    case pair
    /// Colors are compared in another way.
    case otherColors
  }

  /// The numbers of `DiagnosticTag` in LSP 3.17.
  package enum Tag: Int, Sendable {
    case unnecessary = 1
    case deprecated = 2
  }

  /// A rule; one that finds pairs has their score.
  package init(
    _ id: String, _ severity: RuleSeverity, score: Score? = nil, tag: Tag? = nil, summary: String,
    explanation: String, options: [RuleOption] = [], triggering: [Example], passing: [Example],
    check: Check
  ) {
    self.id = id
    self.severity = severity
    self.tag = tag
    self.summary = summary
    self.explanation = explanation
    self.options = options
    examples = Examples(triggering: triggering, passing: passing)
    self.check = check
    if case .contrast = check { self.score = .pair } else { self.score = score }
  }
}

extension LintRule.Example {
  /// The theme without the line that marks a place.
  package var text: String { Self.unmarked(marked) }

  package var tokenFile: (path: String, text: String)? {
    tokens.map { ($0.path, Self.unmarked($0.marked)) }
  }

  private static func unmarked(_ marked: String) -> String {
    marked.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !isMark($0) }.map { "\($0)\n" }.joined()
  }

  /// Whether a line of an example only points at the next one.
  package static func isMark(_ line: Substring) -> Bool {
    line.contains("↓") && line.allSatisfy { $0 == " " || $0 == "↓" }
  }

  /// The configuration behind the word that introduces the example.
  package func condition(in quote: String) -> String {
    configuration.isEmpty ? "" : " with \(quote)\(configuration)\(quote)"
  }
}
