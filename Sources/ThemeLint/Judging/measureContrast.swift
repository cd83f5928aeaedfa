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
    let isPlain = ground.color.map { colors.plainLuminances($0) != nil } ?? false
    for variant in pair.variants.members {
      let interval = meter.interval(
        of: pair.ink, on: ground, in: variant, colors: colors)
      let isInterval = !isPlain && meter.isInterval(ground, in: variant, colors: colors)
      var index = start
      while index < entries.count, !entries[index].has(interval, isInterval: isInterval) {
        index += 1
      }
      if index < entries.count {
        entries[index].variants.insert(VariantSet(variant))
      } else {
        entries.append(
          ContrastEntry(
            rule: pair.rule, worst: interval.worst, best: interval.best, required: pair.required,
            foreground: pair.foreground, background: pair.background,
            behind: pair.behind, variants: VariantSet(variant),
            isInterval: isInterval, verdict: verdict(interval, required: pair.required)))
      }
    }
    return start..<entries.count
  }

  private func verdict(
    _ interval: ContrastInterval, required: Double
  ) -> ContrastEntry.Verdict {
    if interval.worst >= required { return .pass }
    return interval.best < required ? .fail : .dependsOnContent
  }
}
