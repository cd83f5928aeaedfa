/// The four looks of the system an adaptive colour answers to.
package enum Variant: UInt8, CaseIterable, Sendable, Hashable {
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
}
