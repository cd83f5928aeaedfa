internal import ColorScience
import OutputText

/// An option of a lint rule beside its severity.
package struct RuleOption: Sendable {
  package enum Value: Sendable, Hashable {
    case word(String)
    case number(Double)
  }

  package enum Values: Sendable {
    case words([String])
    case numbers(ClosedRange<Double>)
  }

  package let name: String
  /// A phrase without a full stop.
  package let summary: String
  package let values: Values
  package let standard: Value

  package init(_ name: String, _ summary: String, _ values: Values, standard: Value) {
    self.name = name
    self.summary = summary
    self.values = values
    self.standard = standard
  }

  /// In a sentence: "AA or AAA".
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
