internal import ColorScience
import OutputText

/// An option of a lint rule, which the configuration may set beside the rule's severity.
package struct RuleOption: Sendable {
  package enum Value: Sendable, Hashable {
    case word(String)
    case number(Double)
  }

  package enum Values: Sendable {
    case words([String])
    case numbers(ClosedRange<Double>)
  }

  /// The option's key below its rule.
  package let name: String
  /// What it decides, a phrase without a full stop.
  package let summary: String
  package let values: Values
  /// The value where the configuration sets none.
  package let standard: Value

  package init(_ name: String, _ summary: String, _ values: Values, standard: Value) {
    self.name = name
    self.summary = summary
    self.values = values
    self.standard = standard
  }

  /// What the option takes, in a sentence: "AA or AAA".
  package var takes: String {
    switch values {
    case .words(let words): list(words)
    case .numbers(let range):
      "a number from \(NumberText.shortest(range.lowerBound)) to \(NumberText.shortest(range.upperBound))"
    }
  }
}

extension RuleOption.Value {
  package var text: String {
    switch self {
    case .word(let word): word
    case .number(let number): NumberText.shortest(number)
    }
  }
}
