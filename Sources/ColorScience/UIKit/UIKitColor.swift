/// A UIKit color, named like its `UIColor` symbol without the dot: `systemBlue`, `label`.
@usableFromInline package struct UIKitColor: Sendable, Hashable {
  package let name: String
  /// The oldest first.
  private let values: [Values]

  typealias Values = (name: String, since: UIKitGeneration, variants: ColorVariants)

  package init?(_ name: String) {
    guard let values = Self.table[name] else { return nil }
    self.name = name
    self.values = values
  }

  package func variants(in generation: UIKitGeneration) -> ColorVariants {
    (values.last { $0.since <= generation } ?? values[0]).variants
  }

  /// In an elevated interface, such as a sheet; nil if it is the same.
  package func elevated(in variant: Variant) -> Color? {
    guard variant.isDark, let colors = Self.elevated[name] else { return nil }
    return variant == .dark ? colors.dark : colors.darkHighContrast
  }

  private static let table = Dictionary(
    grouping: classic.map { ($0, .ios15, ColorVariants(all: $1)) } + dynamic, by: { $0.name })

  package static let names: [String] = table.keys.sorted()

  static func name(ignoringCase lowercased: String) -> String? { namesByLowercase[lowercased] }

  private static let namesByLowercase: [String: String] = Dictionary(
    uniqueKeysWithValues: names.map { ($0.lowercased(), $0) })

  @usableFromInline package static func == (left: UIKitColor, right: UIKitColor) -> Bool {
    left.name == right.name
  }

  @usableFromInline package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// The generations of system color values; each changes some colors of the previous one.
package enum UIKitGeneration: UInt8, CaseIterable, Sendable, Hashable, Comparable {
  /// iOS 15 to 18.
  case ios15
  /// iOS 26 and later: every hue changes.
  case ios26

  package static func < (left: UIKitGeneration, right: UIKitGeneration) -> Bool {
    left.rawValue < right.rawValue
  }

  package init(iOSMajor: Int) {
    self = iOSMajor >= 26 ? .ios26 : .ios15
  }
}
