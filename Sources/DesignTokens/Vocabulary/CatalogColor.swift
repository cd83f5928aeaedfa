import ColorScience
import ThemeSyntax

/// A color of an asset catalog in the variants that its file has.
struct CatalogColor {
  /// A color, or why there is none.
  enum Value {
    case color(CSSColor)
    /// A color of the system, by its name in UIKit.
    case system(UIKitColor)
    case failure(String, SourceRange)
  }

  /// The name that the app's code calls it by.
  let name: String
  /// The values by variant; a missing one is that of the variant's fallback.
  var values: [Variant: Value] = [:]

  /// The color in a variant, system colors as a generation has them; nil where the file has none.
  func value(_ variant: Variant, in generation: UIKitGeneration) -> Value? {
    var next: Variant? = variant
    while let current = next {
      if let value = values[current] {
        guard case .system(let color) = value else { return value }
        return .color(CSSColor(color.variants(in: generation)[variant]))
      }
      next = current.fallback
    }
    return nil
  }

  /// Whether variants differ.
  var isAdaptive: Bool {
    values.count > 1
      || values.values.contains { if case .system = $0 { true } else { false } }
  }
}

/// A color space of an asset catalog.
struct CatalogSpace {
  /// The name in `color-space`.
  let name: String
  let space: CSSColor.Space
  /// Whether there is one component, `white`.
  var isGray = false
  /// The exponent of the transfer curve where it is not the space's own.
  var gamma: Double?

  /// Every space that Xcode writes.
  static let all: [CatalogSpace] = [
    CatalogSpace(name: "srgb", space: .srgb),
    CatalogSpace(name: "extended-srgb", space: .srgb),
    CatalogSpace(name: "extended-linear-srgb", space: .srgbLinear),
    CatalogSpace(name: "display-p3", space: .displayP3),
    CatalogSpace(name: "gray-gamma-22", space: .srgbLinear, isGray: true, gamma: 2.2),
    CatalogSpace(name: "extended-gray", space: .srgbLinear, isGray: true, gamma: 2.2),
  ]

  /// The color of components, 0...1 unless the space is an extended one.
  func color(_ components: SIMD3<Double>, alpha: Double) -> CSSColor {
    guard let gamma else { return CSSColor(space, components, alpha: alpha) }
    let white = components.x
    let linear = white < 0 ? -CSSColor.power(-white, gamma) : CSSColor.power(white, gamma)
    return CSSColor(space, SIMD3(repeating: linear), alpha: alpha)
  }
}
