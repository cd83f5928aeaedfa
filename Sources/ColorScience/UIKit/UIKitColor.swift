/// A colour of UIKit by the name of its `UIColor` symbol without the dot: `systemBlue`, `label`.
package struct UIKitColor: Sendable, Hashable {
  /// The name in Swift, case-sensitive.
  package let name: String

  /// The colour of this exact name, or nil when UIKit has none.
  package init?(_ name: String) {
    guard Self.classic[name] != nil || Self.system[name] != nil else { return nil }
    self.name = name
  }

  /// The four colours in a generation; the first one that has the colour where it came later.
  package func variants(in generation: UIKitGeneration) -> ColorVariants {
    if let color = Self.classic[name] { return ColorVariants(all: color) }
    guard let entry = Self.system[name] else { return ColorVariants(all: .black) }
    return entry.variants(in: generation)
  }

  /// The iOS version that brought the symbol.
  package var introduced: (major: Int, minor: Int) {
    Self.system[name]?.introduced ?? (2, 0)
  }

  /// Whether the colour is one of the fixed ones of iOS 2, the same in every variant.
  package var isClassic: Bool { Self.classic[name] != nil }

  /// Every name, sorted.
  package static let names: [String] = (Array(classic.keys) + Array(system.keys)).sorted()

  /// The name that equals another one when ASCII case is ignored.
  static func name(ignoringCase lowercased: String) -> String? { namesByLowercase[lowercased] }

  private static let namesByLowercase: [String: String] = Dictionary(
    uniqueKeysWithValues: names.map { ($0.lowercased(), $0) })
}
