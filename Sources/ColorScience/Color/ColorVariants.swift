@usableFromInline package struct ColorVariants: Hashable, Sendable {
  @usableFromInline package var light: Color
  @usableFromInline package var dark: Color
  @usableFromInline package var lightHighContrast: Color
  @usableFromInline package var darkHighContrast: Color

  /// A missing high-contrast color equals the normal one.
  @inlinable package init(
    light: Color, dark: Color, lightHighContrast: Color? = nil, darkHighContrast: Color? = nil
  ) {
    self.light = light
    self.dark = dark
    self.lightHighContrast = lightHighContrast ?? light
    self.darkHighContrast = darkHighContrast ?? dark
  }

  @inlinable package init(all color: Color) {
    self.init(light: color, dark: color)
  }

  package init(_ color: (Variant) -> Color) {
    self.init(
      light: color(.light), dark: color(.dark), lightHighContrast: color(.lightHighContrast),
      darkHighContrast: color(.darkHighContrast))
  }

  package var isUniform: Bool {
    light == dark && light == lightHighContrast && light == darkHighContrast
  }

  package var followsStyle: Bool { light != dark || lightHighContrast != darkHighContrast }

  /// Calls the function once if all four are equal.
  package func map(_ change: (Color) -> Color) -> ColorVariants {
    guard !isUniform else { return ColorVariants(all: change(light)) }
    return ColorVariants { change(self[$0]) }
  }

  @inlinable package subscript(variant: Variant) -> Color {
    switch variant {
    case .light: light
    case .dark: dark
    case .lightHighContrast: lightHighContrast
    case .darkHighContrast: darkHighContrast
    }
  }
}

/// The system settings that adaptive colors follow.
@usableFromInline package enum Variant: UInt8, CaseIterable, Sendable, Hashable {
  case light
  case dark
  case lightHighContrast
  case darkHighContrast

  package var name: String {
    switch self {
    case .light: "light"
    case .dark: "dark"
    case .lightHighContrast: "lightHighContrast"
    case .darkHighContrast: "darkHighContrast"
    }
  }

  package var isDark: Bool { self == .dark || self == .darkHighContrast }
  package var isHighContrast: Bool { self == .lightHighContrast || self == .darkHighContrast }
}
