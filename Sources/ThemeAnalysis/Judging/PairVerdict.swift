/// What became of a pair of colors, and how everything that shows it marks it.
package enum PairVerdict: String, Hashable, Sendable, CaseIterable {
  case pass, fail, warning, depends, waived, unknown

  /// The verdict on a ratio, 1...21: a warning where it is enough for icons only.
  package init(_ ratio: Double, of pair: ContrastPair) {
    self = ratio < pair.required ? .fail : ratio < pair.advised ? .warning : .pass
  }

  /// A shape that says the same as the color.
  package var shape: String {
    switch self {
    case .pass: "✓"
    case .fail: "✕"
    case .warning: "▲"
    case .depends: "◐"
    case .waived: "⚑"
    case .unknown: "?"
    }
  }

  /// One word or two.
  package var word: String {
    switch self {
    case .pass: "passes"
    case .fail: "fails"
    case .warning: "warning"
    case .depends: "depends on content"
    case .waived: "waived"
    case .unknown: "not measured"
    }
  }
}
