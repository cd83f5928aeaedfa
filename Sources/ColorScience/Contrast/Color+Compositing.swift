extension Color {
  /// This color painted over a backdrop: source-over on gamma-encoded sRGB, not rounded.
  ///
  /// The result is an sRGB color, beyond 0...1 where a wide color took part; an opaque color is
  /// returned as it is.
  package func composited(over backdrop: Color) -> Color {
    if alpha >= 1 { return self }
    let below = backdrop.alpha * (1 - alpha)
    let total = alpha + below
    if total <= 0 { return Color(red: 0, green: 0, blue: 0, alpha: 0) }
    if backdrop.alpha >= 1 {
      return Color(.srgb, srgb * alpha + backdrop.srgb * (1 - alpha), alpha: 1)
    }
    return Color(.srgb, (srgb * alpha + backdrop.srgb * below) / total, alpha: total)
  }
}

/// The contrast of a foreground on a background, both painted over an opaque backdrop, 1...21.
package func contrast(
  _ foreground: Color, on background: Color, over backdrop: Color
) -> Double {
  let surface = background.composited(over: backdrop)
  return contrastRatio(foreground.composited(over: surface), surface)
}
