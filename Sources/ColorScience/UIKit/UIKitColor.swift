/// A color of UIKit by the name of its `UIColor` symbol without the dot: `systemBlue`, `label`.
@usableFromInline package struct UIKitColor: Sendable, Hashable {
  /// The name in Swift, case-sensitive.
  package let name: String
  private let entry: Entry

  /// The color of this exact name, or nil when UIKit has none.
  package init?(_ name: String) {
    guard let entry = Self.table[name] else { return nil }
    self.name = name
    self.entry = entry
  }

  /// The four colors in a generation; those of the first one that has the color where it came later.
  package func variants(in generation: UIKitGeneration) -> ColorVariants {
    entry.variants(in: generation)
  }

  /// The iOS version that brought the symbol.
  package var introduced: (major: Int, minor: Int) { entry.introduced }

  /// Every name, sorted.
  package static let names: [String] = table.keys.sorted()

  /// The name that equals another one when ASCII case is ignored.
  static func name(ignoringCase lowercased: String) -> String? { namesByLowercase[lowercased] }

  private static let namesByLowercase: [String: String] = Dictionary(
    uniqueKeysWithValues: names.map { ($0.lowercased(), $0) })

  /// Whether two colors have the same name.
  @usableFromInline package static func == (left: UIKitColor, right: UIKitColor) -> Bool {
    left.name == right.name
  }

  /// Feeds the name.
  @usableFromInline package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// The generations of system color values; each changes some colors of the one before.
package enum UIKitGeneration: UInt8, CaseIterable, Sendable, Hashable, Comparable {
  /// iOS 13 and 14.
  case ios13
  /// iOS 15 to 18: mint, teal, cyan and the accessible yellow.
  case ios15
  /// iOS 26 and later: every hue.
  case ios26

  /// Whether the left generation came first.
  package static func < (left: UIKitGeneration, right: UIKitGeneration) -> Bool {
    left.rawValue < right.rawValue
  }

  /// The generation of the colors an iOS version shows.
  package init(iOSMajor: Int) {
    self = iOSMajor >= 26 ? .ios26 : iOSMajor >= 15 ? .ios15 : .ios13
  }
}

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
      light: Color(rgba: light), dark: Color(rgba: dark),
      lightHighContrast: Color(rgba: lightHigh), darkHighContrast: Color(rgba: darkHigh))
  }
}
