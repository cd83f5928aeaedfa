import ColorScience
import ThemeCompiler
import ThemeSyntax

/// A pair of an appearance with what was measured of it.
struct JudgedPair {
  let pair: ContrastPair
  /// What was measured, those of variants that share their numbers together; empty where nothing can be.
  let entries: [JudgedEntry]
  /// Why nothing is measured, nil where something is.
  let reason: String?
  /// What there is to say about it.
  let finding: Diagnostic?

  /// What became of it in a variant, nil where it cannot be seen in that.
  func entry(in variant: Variant) -> JudgedEntry? {
    entries.first { $0.measured.variants.contains(VariantSet(variant)) }
  }

  /// The worst that became of it.
  var verdict: PairVerdict {
    let verdicts = entries.map(\.verdict)
    return [PairVerdict.fail, .depends, .warning, .waived].first { verdicts.contains($0) }
      ?? (entries.isEmpty ? .unknown : .pass)
  }
}

/// What was measured of a pair in some variants, and what became of it.
struct JudgedEntry {
  let measured: ContrastEntry
  let verdict: PairVerdict
}

extension ContrastReport {
  /// The measured pairs; one that passes has a warning where a finding says that its contrast is low.
  var judged: [JudgedEntry] {
    var verdicts = entries.map(\.verdict.shown)
    for failing in failing {
      for index in failing.entries
      where verdicts[index] == .pass
        && !entries[index].variants.isDisjoint(with: failing.variants)
      {
        verdicts[index] = .warning
      }
    }
    return zip(entries, verdicts).map { JudgedEntry(measured: $0, verdict: $1) }
  }
}

extension ContrastVerdict {
  /// The verdict as drawings show it.
  fileprivate var shown: PairVerdict {
    switch self {
    case .pass: .pass
    case .fail: .fail
    case .waived: .waived
    case .dependsOnContent: .depends
    }
  }
}

extension Analysis {
  /// The pairs of an appearance in the order of the bars, by its index; none where the theme has errors that
  /// kept anything from being measured.
  func judgedPairs(of index: Int) -> [JudgedPair] {
    guard pairs.indices.contains(index) else { return [] }
    let measured = report.contrast[index]
    let judged = measured.judged
    let findings = report.diagnostics.kept
    return pairs[index].enumerated().compactMap { number, found in
      var reason: String?
      if case .unknown(let why) = found.pair.backgroundKnowledge {
        // No part of the theme's is there to look at.
        if why == .unsetBar { return nil }
        reason = why.reason(found.pair.background.bar)
      }
      let failing = measured.failing.first { $0.index == number }
      let finding = failing?.diagnostic.flatMap {
        findings.indices.contains($0) ? findings[$0] : nil
      }
      return JudgedPair(
        pair: found.pair, entries: Array(judged[found.entries]), reason: reason, finding: finding)
    }
  }
}

/// The colors of a pair in one variant.
struct PairColors: Hashable {
  let front: Color
  let back: Color
  /// What lies behind a translucent background, the worst and the best; empty behind an opaque one.
  let behind: [Color]
}

extension JudgedPair {
  /// The colors in a variant, nil where nobody can know what lies behind.
  func colors(in variant: Variant, _ colors: ColorTable, _ meter: ContrastMeter) -> PairColors? {
    guard let ground = pair.backgroundKnowledge.ground else { return nil }
    let front = pair.ink.color(in: ground.styles.theme.variant(on: variant), colors)
    let effectiveBackground =
      if case .gradient = ground.paint {
        meter.worstColors(of: pair.ink, on: ground, in: variant, colors: colors).back
      } else {
        meter.effectiveBackground(ground, on: meter.oldest(ground, variant, colors))
      }
    return PairColors(
      front: front, back: effectiveBackground.color,
      behind: extremeBackgrounds(
        of: front, on: effectiveBackground.color, over: effectiveBackground.backdrops))
  }
}

extension Ink {
  func color(in variant: Variant, _ colors: ColorTable) -> Color {
    switch self {
    case .color(let id): colors[id, variant]
    case .blackGlyphs: .black
    case .whiteGlyphs: .white
    }
  }
}

/// The backdrops that give the least and the greatest contrast, of some or of all grays where the list is
/// empty; one where they are one, none behind an opaque color.
func extremeBackgrounds(of front: Color, on back: Color, over backdrops: [Color]) -> [Color] {
  guard back.alpha < 1 else { return [] }
  let candidates = backdrops.isEmpty ? grays : backdrops
  let measured = candidates.map { ($0, contrast(front, on: back, over: $0)) }
  guard let worst = measured.min(by: { $0.1 < $1.1 }),
    let best = measured.max(by: { $0.1 < $1.1 })
  else { return [] }
  return worst.0 == best.0 ? [worst.0] : [worst.0, best.0]
}

/// Grays from black to white, near enough to each other to show what lies behind at its worst.
private let grays = (0...16).map { level in
  let value = UInt8(min(255, level * 16))
  return Color(hex8: value, value, value)
}
