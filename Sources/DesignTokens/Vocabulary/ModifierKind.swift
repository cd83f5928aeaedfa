import ColorScience

/// A color change by `modify` of `studio.tokens`.
enum ModifierKind: String, CaseIterable {
  case lighten, darken, mix, alpha

  enum Space: String {
    case srgb, hsl, lch, p3
  }

  /// A color changed by an amount of 0...1, with the arithmetic of the transforms that build such
  /// files, but no rounding.
  ///
  /// `lighten` moves the lightness, or each component, that fraction of the way to its maximum,
  /// `darken` to 0; both move LCH's chroma to 0. `mix` moves to the other color, hues by the
  /// shorter arc; `alpha` sets the alpha.
  func changed(_ color: CSSColor, by amount: Double, in space: Space, with other: CSSColor?)
    -> CSSColor
  {
    switch self {
    case .alpha:
      var color = color
      color.alpha = min(1, max(0, amount))
      return color
    case .mix:
      return other.map { Self.mixed(color, $0, min(1, max(0, amount)), in: space) } ?? color
    case .lighten, .darken:
      var parts = color.components(in: space)
      for index in space.lightness {
        let part = parts[index]
        parts[index] =
          self == .lighten
          ? min(space.white, part + (space.white - part) * amount) : max(0, part - part * amount)
      }
      if space == .lch { parts.y = max(0, parts.y - parts.y * amount) }
      return space.color(parts, alpha: color.alpha)
    }
  }

  private static func mixed(
    _ color: CSSColor, _ other: CSSColor, _ amount: Double, in space: Space
  ) -> CSSColor {
    var first = color.components(in: space)
    var second = other.components(in: space)
    if let hue = space.hue {
      // A gray has no hue and uses the other color's.
      if color.isGray(in: space) { first[hue] = second[hue] }
      if other.isGray(in: space) { second[hue] = first[hue] }
      let turn = second[hue] - first[hue]
      second[hue] += turn > 180 ? -360 : turn < -180 ? 360 : 0
    }
    var parts = first + (second - first) * amount
    if let hue = space.hue, parts[hue] < 0 { parts[hue] += 360 }
    return space.color(parts, alpha: color.alpha + (other.alpha - color.alpha) * amount)
  }
}

extension ModifierKind.Space {
  /// HSL may lie outside sRGB, where CSS notation would clip it.
  fileprivate func color(_ components: SIMD3<Double>, alpha: Double) -> CSSColor {
    switch self {
    case .srgb: CSSColor(.srgb, components, alpha: alpha)
    case .hsl: CSSColor(.srgb, CSSColor(.hsl, components, alpha: alpha).srgb, alpha: alpha)
    case .lch: CSSColor(.lch, components, alpha: alpha)
    case .p3: CSSColor(.displayP3, components, alpha: alpha)
    }
  }

  fileprivate var lightness: ClosedRange<Int> {
    switch self {
    case .srgb, .p3: 0...2
    case .hsl: 2...2
    case .lch: 0...0
    }
  }

  fileprivate var white: Double { self == .lch ? 100 : 1 }

  /// nil in a space without hue.
  fileprivate var hue: Int? {
    switch self {
    case .srgb, .p3: nil
    case .hsl: 0
    case .lch: 2
    }
  }
}

extension CSSColor {
  fileprivate func components(in space: ModifierKind.Space) -> SIMD3<Double> {
    switch space {
    case .srgb: srgb
    case .p3: displayP3
    // A gray with rounding errors has no hue; near white and black its saturation is arbitrary.
    case .hsl: srgb.max() - srgb.min() < 1e-9 ? SIMD3(0, 0, srgb.x) : hsl
    case .lch: lch
    }
  }

  fileprivate func isGray(in space: ModifierKind.Space) -> Bool {
    switch space {
    case .srgb, .p3: false
    case .hsl: hsl.y < 1e-9
    case .lch: lch.y < 1e-5
    }
  }
}
