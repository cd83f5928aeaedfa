/// A color of UIKit by the name of its `UIColor` symbol without the dot: `systemBlue`, `label`.
@usableFromInline package struct UIKitColor: Sendable, Hashable {
  /// The name in Swift, case-sensitive.
  package let name: String
  /// Its values by the first generation that has them, the oldest first.
  private let values: [Values]

  typealias Values = (name: String, since: UIKitGeneration, variants: ColorVariants)

  /// The color of this exact name, or nil when UIKit has none.
  package init?(_ name: String) {
    guard let values = Self.table[name] else { return nil }
    self.name = name
    self.values = values
  }

  /// The four colors in a generation.
  package func variants(in generation: UIKitGeneration) -> ColorVariants {
    (values.last { $0.since <= generation } ?? values[0]).variants
  }

  /// The color in a variant where the interface is elevated, as in a sheet or beside another app; nil where it is no
  /// other one there.
  package func elevated(in variant: Variant) -> Color? {
    guard variant.isDark, let colors = Self.elevated[name] else { return nil }
    return variant == .dark ? colors.dark : colors.darkHighContrast
  }

  private static let table = Dictionary(
    grouping: classic.map { ($0, .ios15, ColorVariants(all: $1)) } + dynamic, by: { $0.name })

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
  /// iOS 15 to 18.
  case ios15
  /// iOS 26 and later: every hue.
  case ios26

  /// Whether the left generation came first.
  package static func < (left: UIKitGeneration, right: UIKitGeneration) -> Bool {
    left.rawValue < right.rawValue
  }

  /// The generation of the colors an iOS version shows.
  package init(iOSMajor: Int) {
    self = iOSMajor >= 26 ? .ios26 : .ios15
  }
}
