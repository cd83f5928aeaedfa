import ColorScience
import ThemeSyntax

/// A pair, its measurements, and what there is to say about them.
struct JudgedPair {
  var pair: ContrastPair
  var entries: [ContrastEntry]
}

/// Measures a pair in each of its variants; variants with the same numbers become one entry.
func measure(_ pair: ContrastPair, meter: ContrastMeter, colors: ColorTable) -> JudgedPair {
  var entries: [ContrastEntry] = []
  for variant in pair.variants {
    let interval = meter.interval(
      of: pair.ink, on: pair.backgroundColor, in: variant, colors: colors)
    let isSame = { (entry: ContrastEntry) in
      entry.worst == interval.worst && entry.best == interval.best
    }
    if let index = entries.firstIndex(where: isSame) {
      entries[index].variants.append(variant)
      continue
    }
    entries.append(
      ContrastEntry(
        rule: pair.rule, foreground: pair.foreground, background: pair.background,
        variants: [variant], worst: interval.worst, best: interval.best,
        isInterval: colors[pair.backgroundColor].variants[variant].alpha < 1,
        required: pair.required,
        verdict: verdict(worst: interval.worst, best: interval.best, required: pair.required)))
  }
  return JudgedPair(pair: pair, entries: entries)
}

private func verdict(
  worst: Double, best: Double, required: Double
) -> ContrastEntry.Verdict {
  if worst >= required { return .pass }
  return best < required ? .fail : .dependsOnContent
}
