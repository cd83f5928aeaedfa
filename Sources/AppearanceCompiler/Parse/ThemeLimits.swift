/// How much a theme may declare: more than any app has, and no more than takes a moment.
enum ThemeLimits {
  /// The most appearances, dynamic ones, roles and screens, of each.
  static let names = 150_000
  /// The most palette colors.
  static let paletteColors = 500_000
  /// The most bytes that the paths of all palette colors and groups take together.
  static let palettePaths = 32 << 20
  /// The most files that one file extends.
  static let extended = 64
  /// The most bytes of a path.
  static let path = 4_096
  /// The most colors that may lie under a translucent bar.
  static let backdrops = 64
}
