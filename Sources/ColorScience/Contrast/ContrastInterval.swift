package struct ContrastInterval: Sendable, Hashable {
  /// 1...21.
  package var worst: Double
  package var best: Double

  package init(worst: Double, best: Double) {
    self.worst = worst
    self.best = best
  }
}

/// The contrast over some backdrops, by default over every one of the sRGB cube.
///
/// For an opaque foreground, the extremes are over black and white, since luminance rises with each
/// component of the backdrop. `SeparableContrast` finds those of a translucent one.
package func contrastInterval(
  _ foreground: Color, on background: Color, over backdrops: [Color] = []
) -> ContrastInterval {
  if background.alpha >= 1 {
    let ratio = contrastRatio(foreground.composited(over: background), background)
    return ContrastInterval(worst: ratio, best: ratio)
  }
  guard backdrops.isEmpty else {
    let ratios = backdrops.map { contrast(foreground, on: background, over: $0) }
    return ContrastInterval(
      worst: ratios.reduce(.infinity, Swift.min), best: ratios.reduce(0, Swift.max))
  }
  if foreground.alpha < 1 {
    return SeparableContrast(foreground, on: background).interval
  }
  let mark = foreground.relativeLuminance
  let low = background.composited(over: .black).relativeLuminance
  let high = background.composited(over: .white).relativeLuminance
  let atLow = contrastRatio(mark, low)
  let atHigh = contrastRatio(mark, high)
  return ContrastInterval(
    worst: low <= mark && mark <= high ? 1 : Swift.min(atLow, atHigh),
    best: Swift.max(atLow, atHigh))
}
