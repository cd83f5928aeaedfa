/// The contrast of a foreground on a background over every backdrop of the sRGB cube.
///
/// A translucent background with an opaque foreground has its extremes over black and white, since
/// luminance rises with each component of the backdrop; with a translucent foreground both sides
/// move and `SeparableContrast` finds the extremes exactly.
package func contrastInterval(
  _ foreground: Color, on background: Color
) -> ContrastInterval {
  if background.alpha >= 1 {
    let ratio = contrastRatio(foreground.composited(over: background), background)
    return ContrastInterval(worst: ratio, best: ratio)
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
