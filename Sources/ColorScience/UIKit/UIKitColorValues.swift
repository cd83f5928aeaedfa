extension UIKitColor {
  /// The colors of iOS 2, UIColor.h; grays are sRGB numbers, with exact thirds.
  static let classic: [String: Color] = [
    "black": gray(0),
    "darkGray": gray(1.0 / 3),
    "lightGray": gray(2.0 / 3),
    "white": gray(1),
    "gray": gray(0.5),
    "red": Color(red: 1, green: 0, blue: 0),
    "green": Color(red: 0, green: 1, blue: 0),
    "blue": Color(red: 0, green: 0, blue: 1),
    "cyan": Color(red: 0, green: 1, blue: 1),
    "yellow": Color(red: 1, green: 1, blue: 0),
    "magenta": Color(red: 1, green: 0, blue: 1),
    "orange": Color(red: 1, green: 0.5, blue: 0),
    "purple": Color(red: 0.5, green: 0, blue: 0.5),
    "brown": Color(red: 0.6, green: 0.4, blue: 0.2),
    "clear": Color(red: 0, green: 0, blue: 0, alpha: 0),
  ]

  private static func gray(_ white: Double) -> Color {
    Color(red: white, green: white, blue: white)
  }

  /// The dynamic colors' values, and the first generation with them.
  ///
  /// Grays and colors named by use are Flutter's measurements at the base elevation; hues are from
  /// Apple's design guidelines, except iOS 15's dark mint, which is also measured.
  static let dynamic: [Values] = [
    ("systemBlue", .ios15, opaque(0x007AFF, 0x0A84FF, 0x0040DD, 0x409CFF)),
    ("systemBlue", .ios26, opaque(0x0088FF, 0x0091FF, 0x1E6EF4, 0x5CB8FF)),
    ("systemGreen", .ios15, opaque(0x34C759, 0x30D158, 0x248A3D, 0x30DB5B)),
    ("systemGreen", .ios26, opaque(0x34C759, 0x30D158, 0x008932, 0x4AD968)),
    ("systemIndigo", .ios15, opaque(0x5856D6, 0x5E5CE6, 0x3634A3, 0x7D7AFF)),
    ("systemIndigo", .ios26, opaque(0x6155F5, 0x6D7CFF, 0x564ADE, 0xA7AAFF)),
    ("systemOrange", .ios15, opaque(0xFF9500, 0xFF9F0A, 0xC93400, 0xFFB340)),
    ("systemOrange", .ios26, opaque(0xFF8D28, 0xFF9230, 0xC55300, 0xFFA056)),
    ("systemPink", .ios15, opaque(0xFF2D55, 0xFF375F, 0xD30F45, 0xFF6482)),
    ("systemPink", .ios26, opaque(0xFF2D55, 0xFF375F, 0xE7124D, 0xFF8AC4)),
    ("systemPurple", .ios15, opaque(0xAF52DE, 0xBF5AF2, 0x8944AB, 0xDA8FFF)),
    ("systemPurple", .ios26, opaque(0xCB30E0, 0xDB34F2, 0xB02FC2, 0xEA8DFF)),
    ("systemRed", .ios15, opaque(0xFF3B30, 0xFF453A, 0xD70015, 0xFF6961)),
    ("systemRed", .ios26, opaque(0xFF383C, 0xFF4245, 0xE9152D, 0xFF6165)),
    ("systemTeal", .ios15, opaque(0x30B0C7, 0x40C8E0, 0x008299, 0x5DE6FF)),
    ("systemTeal", .ios26, opaque(0x00C3D0, 0x00D2E0, 0x008198, 0x3BDDEC)),
    ("systemYellow", .ios15, opaque(0xFFCC00, 0xFFD60A, 0xB25000, 0xFFD426)),
    ("systemYellow", .ios26, opaque(0xFFCC00, 0xFFD600, 0xA16A00, 0xFEDF43)),
    ("systemMint", .ios15, opaque(0x00C7BE, 0x63E6E2, 0x0C817B, 0x66D4CF)),
    ("systemMint", .ios26, opaque(0x00C8B3, 0x00DAC3, 0x008575, 0x54DFCB)),
    ("systemCyan", .ios15, opaque(0x32ADE6, 0x64D2FF, 0x0071A4, 0x70D7FF)),
    ("systemCyan", .ios26, opaque(0x00C0E8, 0x3CD3FE, 0x007EAE, 0x6DD9FF)),
    ("systemBrown", .ios15, opaque(0xA2845E, 0xAC8E68, 0x7F6545, 0xB59469)),
    ("systemBrown", .ios26, opaque(0xAC7F5E, 0xB78A66, 0x956D51, 0xDBA679)),
    ("systemGray", .ios15, opaque(0x8E8E93, 0x8E8E93, 0x6C6C70, 0xAEAEB2)),
    ("systemGray2", .ios15, opaque(0xAEAEB2, 0x636366, 0x8E8E93, 0x7C7C80)),
    ("systemGray3", .ios15, opaque(0xC7C7CC, 0x48484A, 0xAEAEB2, 0x545456)),
    ("systemGray4", .ios15, opaque(0xD1D1D6, 0x3A3A3C, 0xBCBCC0, 0x444446)),
    ("systemGray5", .ios15, opaque(0xE5E5EA, 0x2C2C2E, 0xD8D8DC, 0x363638)),
    ("systemGray6", .ios15, opaque(0xF2F2F7, 0x1C1C1E, 0xEBEBF0, 0x242426)),
    ("label", .ios15, opaque(0x000000, 0xFFFFFF, 0x000000, 0xFFFFFF)),
    ("secondaryLabel", .ios15, translucent(0x3C3C43, 0xEBEBF5, [60, 60, 68, 68])),
    ("tertiaryLabel", .ios15, translucent(0x3C3C43, 0xEBEBF5, [30, 30, 38, 38])),
    ("quaternaryLabel", .ios15, translucent(0x3C3C43, 0xEBEBF5, [18, 16, 26, 24])),
    ("systemFill", .ios15, translucent(0x787880, 0x787880, [20, 36, 28, 44])),
    ("secondarySystemFill", .ios15, translucent(0x787880, 0x787880, [16, 32, 24, 40])),
    ("tertiarySystemFill", .ios15, translucent(0x767680, 0x767680, [12, 24, 20, 32])),
    ("quaternarySystemFill", .ios15, translucent(0x747480, 0x767680, [8, 18, 16, 26])),
    ("placeholderText", .ios15, translucent(0x3C3C43, 0xEBEBF5, [30, 30, 38, 38])),
    ("systemBackground", .ios15, opaque(0xFFFFFF, 0x000000, 0xFFFFFF, 0x000000)),
    ("secondarySystemBackground", .ios15, opaque(0xF2F2F7, 0x1C1C1E, 0xEBEBF0, 0x242426)),
    ("tertiarySystemBackground", .ios15, opaque(0xFFFFFF, 0x2C2C2E, 0xFFFFFF, 0x363638)),
    ("systemGroupedBackground", .ios15, opaque(0xF2F2F7, 0x000000, 0xEBEBF0, 0x000000)),
    ("secondarySystemGroupedBackground", .ios15, opaque(0xFFFFFF, 0x1C1C1E, 0xFFFFFF, 0x242426)),
    ("tertiarySystemGroupedBackground", .ios15, opaque(0xF2F2F7, 0x2C2C2E, 0xEBEBF0, 0x363638)),
    ("separator", .ios15, translucent(0x3C3C43, 0x545458, [29, 60, 37, 68])),
    ("opaqueSeparator", .ios15, opaque(0xC6C6C8, 0x38383A, 0xC6C6C8, 0x38383A)),
    ("link", .ios15, opaque(0x007AFF, 0x0984FF, 0x007AFF, 0x0984FF)),
  ]

  /// Backgrounds that are brighter in elevated dark interfaces, as measured by Flutter.
  static let elevated: [String: (dark: Color, darkHighContrast: Color)] = [
    "systemBackground": (Color(rgba: 0x1C1C1EFF), Color(rgba: 0x242426FF)),
    "secondarySystemBackground": (Color(rgba: 0x2C2C2EFF), Color(rgba: 0x363638FF)),
    "tertiarySystemBackground": (Color(rgba: 0x3A3A3CFF), Color(rgba: 0x444446FF)),
    "systemGroupedBackground": (Color(rgba: 0x1C1C1EFF), Color(rgba: 0x242426FF)),
    "secondarySystemGroupedBackground": (Color(rgba: 0x2C2C2EFF), Color(rgba: 0x363638FF)),
    "tertiarySystemGroupedBackground": (Color(rgba: 0x3A3A3CFF), Color(rgba: 0x444446FF)),
  ]

  /// 0xRRGGBB, in the order of `Variant`.
  private static func opaque(
    _ light: UInt32, _ dark: UInt32, _ lightHigh: UInt32, _ darkHigh: UInt32
  ) -> ColorVariants {
    let colors = [light, dark, lightHigh, darkHigh].map { Color(rgba: $0 << 8 | 0xFF) }
    return ColorVariants { colors[Int($0.rawValue)] }
  }

  /// 0xRRGGBB values, and opacities in percent, in the order of `Variant`.
  ///
  /// UIKit's opacities are whole percentages; hexadecimal lists round them down to 8 bits.
  private static func translucent(
    _ light: UInt32, _ dark: UInt32, _ percentages: SIMD4<Double>
  ) -> ColorVariants {
    let colors = opaque(light, dark, light, dark)
    return ColorVariants { colors[$0].withAlpha(percentages[Int($0.rawValue)] / 100) }
  }
}
