/// How much a theme may declare: more than any app has, and no more than takes a moment.
enum ThemeLimits {
  /// The most appearances, and the most dynamic ones.
  static let appearances = 100_000
  /// The most palette colors.
  static let paletteColors = 500_000
  /// The most bytes that the paths of all palette colors and groups take together.
  static let palettePaths = 32 << 20
}
