/// What became of a pair of colors.
enum PairVerdict: String, Hashable, Sendable, CaseIterable {
  case pass, fail, depends, waived, unknown

  /// A shape that says the same as the color.
  var shape: String {
    switch self {
    case .pass: "✓"
    case .fail: "✕"
    case .depends: "◐"
    case .waived: "⚑"
    case .unknown: "?"
    }
  }

  /// One word or two.
  var word: String {
    switch self {
    case .pass: "passes"
    case .fail: "fails"
    case .depends: "depends on content"
    case .waived: "waived"
    case .unknown: "not measured"
    }
  }
}
