import ColorScience

/// A color change by `modify` of `studio.tokens`.
enum ModifierKind: String {
  case lighten, darken, mix, alpha

  /// Changes a color by 0...1 as the transforms that build such files do, but without rounding.
  ///
  /// `lighten` moves the lightness, or each component, that fraction of the way to its maximum,
  /// `darken` to 0; both move LCH's chroma to 0. `mix` moves to the other color, hues by the
  /// shorter arc; `alpha` sets the alpha.
  func changed(
    _ color: CSSColor, by amount: Double, in space: ModifierSpace, with other: CSSColor?
  ) -> CSSColor {
    let share = min(1, max(0, amount))
    switch self {
    case .alpha:
      var color = color
      color.alpha = share
      return color
    case .mix: return other.map { space.mixed(color, $0, share) } ?? color
    case .lighten, .darken:
      var parts = space.components(color)
      for index in space.lightness {
        let part = parts[index]
        parts[index] =
          self == .lighten
          ? min(space.white, part + (space.white - part) * amount) : max(0, part - part * amount)
      }
      if let chroma = space.chroma {
        parts[chroma] = max(0, parts[chroma] - parts[chroma] * amount)
      }
      return space.color(parts, color.alpha)
    }
  }
}

struct ModifierSpace: Sendable {
  let name: String
  let components: @Sendable (CSSColor) -> SIMD3<Double>
  let color: @Sendable (_ components: SIMD3<Double>, _ alpha: Double) -> CSSColor
  /// The components that lighter colors have more of, up to `white`.
  var lightness = 0...2
  var white = 1.0
  /// The component that becomes 0.
  var chroma: Int?
  /// nil in a space without hue.
  var hue: Int?
  var isGray: @Sendable (CSSColor) -> Bool = { _ in false }

  static let all = [
    ModifierSpace(
      name: "srgb", components: { $0.srgb }, color: { CSSColor(.srgb, $0, alpha: $1) }),
    ModifierSpace(
      name: "p3", components: { $0.displayP3 }, color: { CSSColor(.displayP3, $0, alpha: $1) }),
    ModifierSpace(
      name: "hsl",
      // A gray with rounding errors has no hue; near white and black its saturation is arbitrary.
      components: { $0.srgb.max() - $0.srgb.min() < 1e-9 ? SIMD3(0, 0, $0.srgb.x) : $0.hsl },
      // HSL may exceed sRGB, where CSS notation would clip it.
      color: { CSSColor(.srgb, CSSColor(.hsl, $0, alpha: $1).srgb, alpha: $1) }, lightness: 2...2,
      hue: 0, isGray: { $0.hsl.y < 1e-9 }),
    ModifierSpace(
      name: "lch", components: { $0.lch }, color: { CSSColor(.lch, $0, alpha: $1) },
      lightness: 0...0, white: 100, chroma: 1, hue: 2, isGray: { $0.lch.y < 1e-5 }),
  ]

  fileprivate func mixed(_ color: CSSColor, _ other: CSSColor, _ amount: Double) -> CSSColor {
    var first = components(color)
    var second = components(other)
    if let hue {
      // A gray uses the other color's hue.
      if isGray(color) { first[hue] = second[hue] }
      if isGray(other) { second[hue] = first[hue] }
      let turn = second[hue] - first[hue]
      second[hue] += turn > 180 ? -360 : turn < -180 ? 360 : 0
    }
    var parts = first + (second - first) * amount
    if let hue, parts[hue] < 0 { parts[hue] += 360 }
    return self.color(parts, color.alpha + (other.alpha - color.alpha) * amount)
  }
}
