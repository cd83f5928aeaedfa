package import ColorScience

/// One measured pair: variants that share its numbers, the numbers, and the verdict.
package struct ContrastEntry: Sendable {
  package let rule: String
  package let worst: Double
  package let best: Double
  package let required: Double
  package let foreground: PairForeground
  package let background: PropertyPath
  /// What the manifest calls what lies behind.
  package let backgroundName: String
  package var variants: VariantSet
  /// Whether the background is translucent, so that `worst` and `best` are two numbers.
  package let mayVary: Bool
  package var verdict: ContrastVerdict
  /// The outputs that draw the pair, where it is not as the theme writes it; empty where it is.
  package let outputs: [String]

  package init(
    rule: String, worst: Double, best: Double, required: Double, foreground: PairForeground,
    background: PropertyPath, backgroundName: String, variants: VariantSet, mayVary: Bool,
    verdict: ContrastVerdict, outputs: [String]
  ) {
    self.rule = rule
    self.worst = worst
    self.best = best
    self.required = required
    self.foreground = foreground
    self.background = background
    self.backgroundName = backgroundName
    self.variants = variants
    self.mayVary = mayVary
    self.verdict = verdict
    self.outputs = outputs
  }

  /// The least contrast as files say it.
  package var roundedWorst: Double { roundedRatio(worst, thresholds: thresholds) }
  /// The greatest contrast as files say it.
  package var roundedBest: Double { roundedRatio(best, thresholds: thresholds) }

  /// What no rounding goes across: what is asked for, and the levels of WCAG 2.2.
  private var thresholds: SIMD4<Double> { SIMD4(required, 3, 4.5, 7) }

  /// Whether the manifest says the same of another variant with these numbers.
  package func has(_ interval: ContrastInterval, mayVary: Bool) -> Bool {
    worst == interval.worst && best == interval.best && self.mayVary == mayVary
  }
}

package struct UncheckedPair: Sendable, Hashable {
  package let rule: String
  package let foreground: PairForeground
  package let background: PropertyPath
  /// What the manifest calls what lies behind.
  package let backgroundName: String
  package let reason: String
  /// The outputs that draw the pair, where it is not as the theme writes it; empty where it is.
  package let outputs: [String]
  /// Why in few words, empty where there is nothing to measure rather than nothing known.
  package let summary: String

  package init(
    rule: String, foreground: PairForeground, background: PropertyPath, backgroundName: String,
    reason: String, outputs: [String], summary: String
  ) {
    self.rule = rule
    self.foreground = foreground
    self.background = background
    self.backgroundName = backgroundName
    self.reason = reason
    self.outputs = outputs
    self.summary = summary
  }
}

/// What linting finds out about one appearance's contrast.
package struct ContrastReport: Sendable {
  package var entries: [ContrastEntry] = []
  package var unchecked: [UncheckedPair] = []
  /// The pairs that there is something to say about.
  package var failing: [FailingPair] = []

  package init() {}
}

package struct FailingPair: Sendable {
  /// Index of the pair among those of its appearance.
  package let index: Int
  /// Index of the finding in the report, nil where it is only counted.
  package let diagnostic: Int?
  /// What is measured of the pair, in the report.
  package let entries: Range<Int>
  /// The variants in which there is something to say about the pair.
  package let variants: VariantSet

  package init(
    index: Int, diagnostic: Int?, entries: Range<Int>, variants: VariantSet
  ) {
    self.index = index
    self.diagnostic = diagnostic
    self.entries = entries
    self.variants = variants
  }
}

extension ContrastReport {
  package func entries(of failing: FailingPair) -> ArraySlice<ContrastEntry> {
    entries[failing.entries]
  }

  /// The variants in which a pair has too little contrast: what fails over every backdrop first, the
  /// worst of it before the rest.
  package func worstFirst(_ failing: FailingPair) -> [Variant] {
    let order = entries(of: failing).filter { !$0.variants.isDisjoint(with: failing.variants) }
      .sorted {
        let (first, second) = ($0.best < $0.required, $1.best < $1.required)
        return first == second ? $0.worst < $1.worst : first
      }
    return order.flatMap { Array($0.variants.intersection(failing.variants).members) }
  }
}
