/// Limits of a theme's declarations, above any app's and quick to compile.
package enum ThemeLimits {
  package static let appearances = 10_000
  /// For palette colors, dynamic appearances, roles and screens each.
  package static let names = 50_000
  /// Total bytes of the paths of palette colors and groups.
  package static let palettePaths = 32 << 20
  package static let extended = 64
  package static let path = 4_096
  package static let backdrops = 64
  /// Blends measured for translucent colors and gradients.
  package static let blends = 1_000_000
}
