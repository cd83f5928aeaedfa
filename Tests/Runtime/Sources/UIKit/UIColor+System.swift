extension UIColor {
  /// The dynamic color #FF3B30, in dark mode #FF453A.
  public class var systemRed: UIColor { Values.systemRed }

  /// The dynamic color #34C759, in dark mode #30D158.
  public class var systemGreen: UIColor { Values.systemGreen }

  /// The dynamic color #007AFF, in dark mode #0A84FF.
  public class var systemBlue: UIColor { Values.systemBlue }

  /// The dynamic color #FF9500, in dark mode #FF9F0A.
  public class var systemOrange: UIColor { Values.systemOrange }

  /// The dynamic color #FFCC00, in dark mode #FFD60A.
  public class var systemYellow: UIColor { Values.systemYellow }

  /// The dynamic color #FF2D55, in dark mode #FF375F.
  public class var systemPink: UIColor { Values.systemPink }

  /// The dynamic color #AF52DE, in dark mode #BF5AF2.
  public class var systemPurple: UIColor { Values.systemPurple }

  /// The dynamic color #30B0C7, in dark mode #40C8E0.
  public class var systemTeal: UIColor { Values.systemTeal }

  /// The dynamic color #5856D6, in dark mode #5E5CE6.
  public class var systemIndigo: UIColor { Values.systemIndigo }

  /// The dynamic color #A2845E, in dark mode #AC8E68.
  public class var systemBrown: UIColor { Values.systemBrown }

  /// The dynamic color #00C7BE, in dark mode #63E6E2.
  public class var systemMint: UIColor { Values.systemMint }

  /// The dynamic color #32ADE6, in dark mode #64D2FF.
  public class var systemCyan: UIColor { Values.systemCyan }

  /// The dynamic color #8E8E93, in dark mode #8E8E93.
  public class var systemGray: UIColor { Values.systemGray }

  /// The dynamic color #AEAEB2, in dark mode #636366.
  public class var systemGray2: UIColor { Values.systemGray2 }

  /// The dynamic color #C7C7CC, in dark mode #48484A.
  public class var systemGray3: UIColor { Values.systemGray3 }

  /// The dynamic color #D1D1D6, in dark mode #3A3A3C.
  public class var systemGray4: UIColor { Values.systemGray4 }

  /// The dynamic color #E5E5EA, in dark mode #2C2C2E.
  public class var systemGray5: UIColor { Values.systemGray5 }

  /// The dynamic color #F2F2F7, in dark mode #1C1C1E.
  public class var systemGray6: UIColor { Values.systemGray6 }
}

/// iOS 15 values, one object per color as in UIKit.
private enum Values {
  static let systemRed = UIColor(
    light: 0xFF3B_30FF, dark: 0xFF45_3AFF,
    lightHighContrast: 0xD700_15FF, darkHighContrast: 0xFF69_61FF)
  static let systemGreen = UIColor(
    light: 0x34C7_59FF, dark: 0x30D1_58FF,
    lightHighContrast: 0x248A_3DFF, darkHighContrast: 0x30DB_5BFF)
  static let systemBlue = UIColor(
    light: 0x007A_FFFF, dark: 0x0A84_FFFF,
    lightHighContrast: 0x0040_DDFF, darkHighContrast: 0x409C_FFFF)
  static let systemOrange = UIColor(
    light: 0xFF95_00FF, dark: 0xFF9F_0AFF,
    lightHighContrast: 0xC934_00FF, darkHighContrast: 0xFFB3_40FF)
  static let systemYellow = UIColor(
    light: 0xFFCC_00FF, dark: 0xFFD6_0AFF,
    lightHighContrast: 0xB250_00FF, darkHighContrast: 0xFFD4_26FF)
  static let systemPink = UIColor(
    light: 0xFF2D_55FF, dark: 0xFF37_5FFF,
    lightHighContrast: 0xD30F_45FF, darkHighContrast: 0xFF64_82FF)
  static let systemPurple = UIColor(
    light: 0xAF52_DEFF, dark: 0xBF5A_F2FF,
    lightHighContrast: 0x8944_ABFF, darkHighContrast: 0xDA8F_FFFF)
  static let systemTeal = UIColor(
    light: 0x30B0_C7FF, dark: 0x40C8_E0FF,
    lightHighContrast: 0x0082_99FF, darkHighContrast: 0x5DE6_FFFF)
  static let systemIndigo = UIColor(
    light: 0x5856_D6FF, dark: 0x5E5C_E6FF,
    lightHighContrast: 0x3634_A3FF, darkHighContrast: 0x7D7A_FFFF)
  static let systemBrown = UIColor(
    light: 0xA284_5EFF, dark: 0xAC8E_68FF,
    lightHighContrast: 0x7F65_45FF, darkHighContrast: 0xB594_69FF)
  static let systemMint = UIColor(
    light: 0x00C7_BEFF, dark: 0x63E6_E2FF,
    lightHighContrast: 0x0C81_7BFF, darkHighContrast: 0x66D4_CFFF)
  static let systemCyan = UIColor(
    light: 0x32AD_E6FF, dark: 0x64D2_FFFF,
    lightHighContrast: 0x0071_A4FF, darkHighContrast: 0x70D7_FFFF)
  static let systemGray = UIColor(
    light: 0x8E8E_93FF, dark: 0x8E8E_93FF,
    lightHighContrast: 0x6C6C_70FF, darkHighContrast: 0xAEAE_B2FF)
  static let systemGray2 = UIColor(
    light: 0xAEAE_B2FF, dark: 0x6363_66FF,
    lightHighContrast: 0x8E8E_93FF, darkHighContrast: 0x7C7C_80FF)
  static let systemGray3 = UIColor(
    light: 0xC7C7_CCFF, dark: 0x4848_4AFF,
    lightHighContrast: 0xAEAE_B2FF, darkHighContrast: 0x5454_56FF)
  static let systemGray4 = UIColor(
    light: 0xD1D1_D6FF, dark: 0x3A3A_3CFF,
    lightHighContrast: 0xBCBC_C0FF, darkHighContrast: 0x4444_46FF)
  static let systemGray5 = UIColor(
    light: 0xE5E5_EAFF, dark: 0x2C2C_2EFF,
    lightHighContrast: 0xD8D8_DCFF, darkHighContrast: 0x3636_38FF)
  static let systemGray6 = UIColor(
    light: 0xF2F2_F7FF, dark: 0x1C1C_1EFF,
    lightHighContrast: 0xEBEB_F0FF, darkHighContrast: 0x2424_26FF)
}
