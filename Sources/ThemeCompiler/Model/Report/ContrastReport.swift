package import ColorScience

/// A measured pair: variants with the same numbers, and the verdict.
package struct ContrastEntry: Sendable {
  package let rule: String
  package let worst: Double
  package let best: Double
  package let required: Double
  package let foreground: PairForeground
  package let background: PropertyPath
  package let backgroundName: String
  package var variants: VariantSet
  /// True for a translucent background, with different `worst` and `best`.
  package let mayVary: Bool
  package var verdict: ContrastVerdict
  /// Empty if all show the pair as written.
  package let outputs: [String]

  /// As in files.
  package var roundedWorst: Double { roundedRatio(worst, thresholds: thresholds) }
  package var roundedBest: Double { roundedRatio(best, thresholds: thresholds) }

  /// The required ratio and the levels of WCAG 2.2, which rounding never crosses.
  private var thresholds: SIMD4<Double> { SIMD4(required, 3, 4.5, 7) }

  package func has(_ interval: ContrastInterval, mayVary: Bool) -> Bool {
    worst == interval.worst && best == interval.best && self.mayVary == mayVary
  }
}

package struct UncheckedPair: Sendable, Hashable {
  package let rule: String
  package let foreground: PairForeground
  package let background: PropertyPath
  package let backgroundName: String
  package let reason: String
  package let outputs: [String]
  /// Empty if there is nothing to measure.
  package let summary: String
}

package struct ContrastReport: Sendable {
  package var entries: [ContrastEntry] = []
  package var unchecked: [UncheckedPair] = []
  package var failing: [FailingPair] = []

  package init() {}
}

package struct FailingPair: Sendable {
  /// Among the pairs of its appearance.
  package let index: Int
  /// Index of the finding in the report; nil if only counted.
  package let diagnostic: Int?
  package let entries: Range<Int>
  package let variants: VariantSet
}

extension ContrastReport {
  package func entries(of failing: FailingPair) -> ArraySlice<ContrastEntry> {
    entries[failing.entries]
  }

  /// The variants with too little contrast: failures over every backdrop first, lowest first.
  package func worstFirst(_ failing: FailingPair) -> [Variant] {
    let order = entries(of: failing).filter { !$0.variants.isDisjoint(with: failing.variants) }
      .sorted {
        let (first, second) = ($0.best < $0.required, $1.best < $1.required)
        return first == second ? $0.worst < $1.worst : first
      }
    return order.flatMap { Array($0.variants.intersection(failing.variants).members) }
  }
}
