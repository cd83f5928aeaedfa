/// How much a theme may declare: more than any app has, and no more than takes a moment.
package enum ThemeLimits {
  /// The most appearances, dynamic ones, roles and screens, of each.
  package static let names = 50_000
  package static let paletteColors = 100_000
  /// The most bytes that the paths of all palette colors and groups take together.
  package static let palettePaths = 32 << 20
  package static let extended = 64
  /// The most bytes of a path.
  package static let path = 4_096
  /// The most gradients, each of which is measured along all of its colors.
  package static let gradients = 10_000
  /// The most colors that may lie under a translucent bar.
  package static let backdrops = 64
  /// The most blends of colors that are measured to find the contrast of translucent colors and gradients.
  package static let blends = 2_000_000
}
