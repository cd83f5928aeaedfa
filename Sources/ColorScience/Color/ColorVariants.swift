/// A color in all four variants.
@usableFromInline package struct ColorVariants: Hashable, Sendable {
  /// The color in light appearance.
  @usableFromInline package var light: Color
  /// The color in dark appearance.
  @usableFromInline package var dark: Color
  /// The color in light appearance with Increase Contrast on.
  @usableFromInline package var lightHighContrast: Color
  /// The color in dark appearance with Increase Contrast on.
  @usableFromInline package var darkHighContrast: Color

  /// The four colors; a missing high-contrast one equals its normal one.
  @inlinable package init(
    light: Color, dark: Color, lightHighContrast: Color? = nil, darkHighContrast: Color? = nil
  ) {
    self.light = light
    self.dark = dark
    self.lightHighContrast = lightHighContrast ?? light
    self.darkHighContrast = darkHighContrast ?? dark
  }

  /// The same color in every variant.
  @inlinable package init(all color: Color) {
    self.init(light: color, dark: color)
  }

  /// The color that each variant has, asked for in their order.
  package init(_ color: (Variant) -> Color) {
    self.init(
      light: color(.light), dark: color(.dark), lightHighContrast: color(.lightHighContrast),
      darkHighContrast: color(.darkHighContrast))
  }

  /// Whether the color is the same in every variant.
  package var isUniform: Bool {
    light == dark && light == lightHighContrast && light == darkHighContrast
  }

  /// Each variant's color changed in the same way; done once where all four are equal.
  package func map(_ change: (Color) -> Color) -> ColorVariants {
    guard !isUniform else { return ColorVariants(all: change(light)) }
    return ColorVariants(
      light: change(light), dark: change(dark), lightHighContrast: change(lightHighContrast),
      darkHighContrast: change(darkHighContrast))
  }

  @inlinable package subscript(variant: Variant) -> Color {
    get {
      switch variant {
      case .light: light
      case .dark: dark
      case .lightHighContrast: lightHighContrast
      case .darkHighContrast: darkHighContrast
      }
    }
    set {
      switch variant {
      case .light: light = newValue
      case .dark: dark = newValue
      case .lightHighContrast: lightHighContrast = newValue
      case .darkHighContrast: darkHighContrast = newValue
      }
    }
  }
}

/// The four looks of the system an adaptive color answers to.
@usableFromInline package enum Variant: UInt8, CaseIterable, Sendable, Hashable {
  /// Light appearance.
  case light
  /// Dark appearance.
  case dark
  /// Light appearance with Increase Contrast on.
  case lightHighContrast
  /// Dark appearance with Increase Contrast on.
  case darkHighContrast

  /// The key of this variant in a theme file.
  package var name: String {
    switch self {
    case .light: "light"
    case .dark: "dark"
    case .lightHighContrast: "lightHighContrast"
    case .darkHighContrast: "darkHighContrast"
    }
  }

  /// Whether the variant belongs to the dark interface style.
  package var isDark: Bool { self == .dark || self == .darkHighContrast }

  /// Whether the variant belongs to the setting Increase Contrast.
  package var isHighContrast: Bool { self == .lightHighContrast || self == .darkHighContrast }
}
