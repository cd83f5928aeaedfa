import OutputText

extension Color {
  /// WCAG 2.2's normative digits.
  static let luminanceWeights = SIMD3(0.2126, 0.7152, 0.0722)

  /// By WCAG 2.2, 0...1; alpha is ignored and a P3 color is not clipped.
  package var relativeLuminance: Double {
    let light = SIMD3(Self.light(red), Self.light(green), Self.light(blue))
    return (isAchromatic ? .srgb : colorSpace).relativeLuminance(linear: light)
  }

  private static func light(_ component: Double) -> Double {
    TransferCurve.linearOfCode(component) ?? TransferCurve.linear(component)
  }
}

extension ColorSpace {
  func relativeLuminance(linear: SIMD3<Double>) -> Double {
    let linear = self == .srgb ? linear : Matrices.srgbFromDisplayP3 * linear
    let weights = Color.luminanceWeights
    return weights.x * linear.x + weights.y * linear.y + weights.z * linear.z
  }
}

/// By WCAG 2.2, 1...21, in either order.
@inlinable package func contrastRatio(_ a: Double, _ b: Double) -> Double {
  (Swift.max(a, b) + 0.05) / (Swift.min(a, b) + 0.05)
}

/// The ratio of two colors taken as opaque, 1...21, in either order.
package func contrastRatio(_ a: Color, _ b: Color) -> Double {
  contrastRatio(a.relativeLuminance, b.relativeLuminance)
}

/// White or black by higher contrast with an opaque color, white in a tie: CSS Color 5 §6.
package func contrastColor(_ color: Color) -> Color {
  let luminance = color.relativeLuminance
  return contrastRatio(1, luminance) >= contrastRatio(0, luminance) ? .white : .black
}

/// For display: 4.4989 becomes "4.49".
package func flooredToHundredths(_ ratio: Double) -> String {
  abs(ratio) < 1e12 ? NumberText.decimals(floored(ratio), 2) : NumberText.shortest(ratio)
}

/// Without trailing zeros: "4.5", "9.04", "21".
package func shortRatio(_ ratio: Double) -> String {
  NumberText.shortest(abs(ratio) < 1e12 ? floored(ratio) : ratio)
}

private func floored(_ ratio: Double) -> Double {
  var hundredths = (ratio * 100).rounded(.down)
  if (hundredths + 1) / 100 <= ratio { hundredths += 1 }
  if hundredths / 100 > ratio { hundredths -= 1 }
  return hundredths / 100
}

extension Color {
  /// Source-over on gamma-encoded sRGB, not rounded and beyond 0...1 for wide colors.
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

/// Over an opaque backdrop, 1...21.
package func contrast(
  _ foreground: Color, on background: Color, over backdrop: Color
) -> Double {
  let surface = background.composited(over: backdrop)
  return contrastRatio(foreground.composited(over: surface), surface)
}
