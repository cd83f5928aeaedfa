import ColorScience

extension ContrastReport {
  /// Measures a pair in each variant; variants with the same numbers share an entry.
  mutating func measure(
    _ pair: ContrastPair, on ground: Ground, meter: ContrastMeter, colors: ColorTable
  ) -> Range<Int> {
    let start = entries.count
    let isUniform = pair.ink.isUniform(in: colors) && ground.isUniform(in: colors)
    for variant in pair.variants.members.prefix(isUniform ? 1 : .max) {
      let variants = isUniform ? pair.variants : VariantSet(variant)
      let interval = meter.interval(
        of: pair.ink, on: ground, in: variant, colors: colors)
      let mayVary = meter.mayVary(pair.ink, on: ground, in: variant, colors: colors)
      var index = start
      while index < entries.count, !entries[index].has(interval, mayVary: mayVary) {
        index += 1
      }
      if index < entries.count {
        entries[index].variants.formUnion(variants)
      } else {
        let isPassed = interval.worst >= pair.required
        entries.append(
          ContrastEntry(
            rule: pair.rule, worst: interval.worst, best: interval.best, required: pair.required,
            foreground: pair.foreground, background: pair.background,
            backgroundName: pair.backgroundName, variants: variants, mayVary: mayVary,
            verdict: isPassed ? .pass : interval.best < pair.required ? .fail : .dependsOnContent,
            outputs: pair.outputs))
      }
    }
    return start..<entries.count
  }
}
