package import ColorScience
package import ThemeModel

/// One measured pair: variants that share its numbers, the numbers, and the verdict.
package struct ContrastEntry: Sendable {
  /// What became of a pair.
  package enum Verdict: String, Sendable {
    case pass, fail, waived
    /// Passes over some backdrops only.
    case dependsOnContent = "depends-on-content"
  }

  package let rule: String
  package let worst: Double
  package let best: Double
  package let required: Double
  package let foreground: ContrastPair.Foreground
  package let background: PropertyPath
  /// What the manifest calls what lies behind.
  package let backgroundName: String
  package var variants: VariantSet
  /// Whether the background is translucent, so that `worst` and `best` are two numbers.
  package let isInterval: Bool
  package var verdict: Verdict

  /// Whether the manifest says the same of another variant with these numbers.
  func has(_ interval: ContrastInterval, isInterval: Bool) -> Bool {
    worst == interval.worst && best == interval.best && self.isInterval == isInterval
  }
}

/// A pair that is not measured, and why.
package struct UncheckedPair: Sendable, Hashable {
  package let rule: String
  package let foreground: ContrastPair.Foreground
  package let background: PropertyPath
  /// What the manifest calls what lies behind.
  package let backgroundName: String
  package let reason: String
  /// Why in few words, empty where there is nothing to measure rather than nothing known.
  package let summary: String
}

/// What linting finds out about one appearance's contrast.
package struct ContrastReport: Sendable {
  package var entries: [ContrastEntry] = []
  package var unchecked: [UncheckedPair] = []
  /// The pairs that there is something to say about.
  package var failing: [FailingPair] = []

  /// Lists a pair as not measured, once.
  mutating func addUnchecked(_ pair: ContrastPair, _ why: UnknownBackground) {
    let unchecked = UncheckedPair(
      rule: pair.rule, foreground: pair.foreground, background: pair.background,
      backgroundName: pair.backgroundName, reason: why.reason(pair.background.bar),
      summary: why.summary)
    guard !self.unchecked.contains(unchecked) else { return }
    self.unchecked.append(unchecked)
  }
}

/// A pair that a finding is about.
package struct FailingPair {
  /// Index of the finding in the report, nil where it is only counted.
  package let diagnostic: Int?
  /// Index of the pair among those of its appearance.
  package let index: Int
  package let pair: ContrastPair
  /// The variants in which there is something to say about the pair, the worst first.
  package let variants: [Variant]
}
