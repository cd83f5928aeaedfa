extension UIKitColor {
  /// What the tables know of a color: its iOS version and its values by generation.
  struct Entry: Sendable {
    /// The iOS version that brought the symbol.
    let introduced: (major: Int, minor: Int)
    /// The values the color came with.
    let first: ColorVariants
    /// The values of later generations, oldest first; each holds until the next.
    var changes: [(since: UIKitGeneration, variants: ColorVariants)] = []

    /// The values in force in a generation, or the first ones.
    func variants(in generation: UIKitGeneration) -> ColorVariants {
      changes.last { $0.since <= generation }?.variants ?? first
    }
  }

  /// Every color by name.
  static let table: [String: Entry] = classic.mapValues {
    Entry(introduced: (2, 0), first: ColorVariants(all: $0))
  }
  .merging(hues) { entry, _ in entry }
  .merging(grays) { entry, _ in entry }
  .merging(semantic) { entry, _ in entry }

  /// Four values as 0xRRGGBB, in the order of `Variant`.
  static func opaque(
    _ light: UInt32, _ dark: UInt32, _ lightHigh: UInt32, _ darkHigh: UInt32
  ) -> ColorVariants {
    translucent(
      light << 8 | 0xFF, dark << 8 | 0xFF, lightHigh << 8 | 0xFF, darkHigh << 8 | 0xFF)
  }

  /// Four values as 0xRRGGBBAA, in the order of `Variant`.
  static func translucent(
    _ light: UInt32, _ dark: UInt32, _ lightHigh: UInt32, _ darkHigh: UInt32
  ) -> ColorVariants {
    ColorVariants(
      light: color(light), dark: color(dark),
      lightHighContrast: color(lightHigh), darkHighContrast: color(darkHigh))
  }

  private static func color(_ rgba: UInt32) -> Color {
    func byte(_ shift: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: rgba >> shift) }
    return Color(hex8: byte(24), byte(16), byte(8), alpha: byte(0))
  }
}
