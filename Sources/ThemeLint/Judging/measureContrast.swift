import ColorScience
import ThemeModel
import ThemeResolution

extension ContrastReport {
  /// Measures a pair in each of its variants, those with the same numbers as one entry; gives the
  /// new entries.
  mutating func measure(
    _ pair: ContrastPair, on ground: Ground, meter: ContrastMeter, colors: ColorTable
  ) -> Range<Int> {
    let start = entries.count
    for variant in pair.variants.members {
      let interval = meter.interval(
        of: pair.ink, on: ground, in: variant, colors: colors)
      let isInterval = meter.isInterval(ground, in: variant, colors: colors)
      let entry = entry(pair, variant, interval, isInterval: isInterval)
      var index = start
      while index < entries.count, !entries[index].hasNumbers(of: entry) { index += 1 }
      if index < entries.count {
        entries[index].variants.insert(VariantSet(variant))
      } else {
        entries.append(entry)
      }
    }
    return start..<entries.count
  }

  private func entry(
    _ pair: ContrastPair, _ variant: Variant, _ interval: ContrastInterval, isInterval: Bool
  ) -> ContrastEntry {
    ContrastEntry(
      rule: pair.rule, worst: interval.worst, best: interval.best, required: pair.required,
      foreground: pair.foreground, background: pair.background,
      backgroundName: pair.backgroundName, variants: VariantSet(variant), isInterval: isInterval,
      verdict: verdict(interval, required: pair.required))
  }

  private func verdict(
    _ interval: ContrastInterval, required: Double
  ) -> ContrastEntry.Verdict {
    if interval.worst >= required { return .pass }
    return interval.best < required ? .fail : .dependsOnContent
  }
}
