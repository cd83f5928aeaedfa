package enum PairVerdict: String, Hashable, Sendable, CaseIterable {
  case pass, fail, warning, depends, waived, unknown

  /// The verdict on a ratio, 1...21; a warning if it suffices for icons only.
  package init(_ ratio: Double, of pair: ContrastPair) {
    self = ratio < pair.required ? .fail : ratio < pair.advised ? .warning : .pass
  }

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
