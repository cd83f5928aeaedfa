extension UIColor {
  /// The dynamic color #000000, in dark mode #FFFFFF.
  public class var label: UIColor { Values.label }

  /// The dynamic color #3C3C4399, in dark mode #EBEBF599.
  public class var secondaryLabel: UIColor { Values.secondaryLabel }

  /// The dynamic color #3C3C434C, in dark mode #EBEBF54C.
  public class var tertiaryLabel: UIColor { Values.tertiaryLabel }

  /// The dynamic color #3C3C432D, in dark mode #EBEBF528.
  public class var quaternaryLabel: UIColor { Values.quaternaryLabel }

  /// The dynamic color #78788033, in dark mode #7878805B.
  public class var systemFill: UIColor { Values.systemFill }

  /// The dynamic color #78788028, in dark mode #78788051.
  public class var secondarySystemFill: UIColor { Values.secondarySystemFill }

  /// The dynamic color #7676801E, in dark mode #7676803D.
  public class var tertiarySystemFill: UIColor { Values.tertiarySystemFill }

  /// The dynamic color #74748014, in dark mode #7676802D.
  public class var quaternarySystemFill: UIColor { Values.quaternarySystemFill }

  /// The dynamic color #3C3C434C, in dark mode #EBEBF54C.
  public class var placeholderText: UIColor { Values.placeholderText }

  /// The dynamic color #FFFFFF, in dark mode #000000.
  public class var systemBackground: UIColor { Values.systemBackground }

  /// The dynamic color #F2F2F7, in dark mode #1C1C1E.
  public class var secondarySystemBackground: UIColor { Values.secondarySystemBackground }

  /// The dynamic color #FFFFFF, in dark mode #2C2C2E.
  public class var tertiarySystemBackground: UIColor { Values.tertiarySystemBackground }

  /// The dynamic color #F2F2F7, in dark mode #000000.
  public class var systemGroupedBackground: UIColor { Values.systemGroupedBackground }

  /// The dynamic color #FFFFFF, in dark mode #1C1C1E.
  public class var secondarySystemGroupedBackground: UIColor {
    Values.secondarySystemGroupedBackground
  }

  /// The dynamic color #F2F2F7, in dark mode #2C2C2E.
  public class var tertiarySystemGroupedBackground: UIColor {
    Values.tertiarySystemGroupedBackground
  }

  /// The dynamic color #3C3C4349, in dark mode #54545899.
  public class var separator: UIColor { Values.separator }

  /// The dynamic color #C6C6C8, in dark mode #38383A.
  public class var opaqueSeparator: UIColor { Values.opaqueSeparator }

  /// The dynamic color #007AFF, in dark mode #0984FF.
  public class var link: UIColor { Values.link }
}

/// iOS 13 values at the base level, one object per color as in UIKit.
private enum Values {
  static let label = UIColor(
    light: 0x0000_00FF, dark: 0xFFFF_FFFF,
    lightHighContrast: 0x0000_00FF, darkHighContrast: 0xFFFF_FFFF)
  static let secondaryLabel = UIColor(
    light: 0x3C3C_4399, dark: 0xEBEB_F599,
    lightHighContrast: 0x3C3C_43AD, darkHighContrast: 0xEBEB_F5AD)
  static let tertiaryLabel = UIColor(
    light: 0x3C3C_434C, dark: 0xEBEB_F54C,
    lightHighContrast: 0x3C3C_4360, darkHighContrast: 0xEBEB_F560)
  static let quaternaryLabel = UIColor(
    light: 0x3C3C_432D, dark: 0xEBEB_F528,
    lightHighContrast: 0x3C3C_4342, darkHighContrast: 0xEBEB_F53D)
  static let systemFill = UIColor(
    light: 0x7878_8033, dark: 0x7878_805B,
    lightHighContrast: 0x7878_8047, darkHighContrast: 0x7878_8070)
  static let secondarySystemFill = UIColor(
    light: 0x7878_8028, dark: 0x7878_8051,
    lightHighContrast: 0x7878_803D, darkHighContrast: 0x7878_8066)
  static let tertiarySystemFill = UIColor(
    light: 0x7676_801E, dark: 0x7676_803D,
    lightHighContrast: 0x7676_8033, darkHighContrast: 0x7676_8051)
  static let quaternarySystemFill = UIColor(
    light: 0x7474_8014, dark: 0x7676_802D,
    lightHighContrast: 0x7474_8028, darkHighContrast: 0x7676_8042)
  static let placeholderText = UIColor(
    light: 0x3C3C_434C, dark: 0xEBEB_F54C,
    lightHighContrast: 0x3C3C_4360, darkHighContrast: 0xEBEB_F560)
  static let systemBackground = UIColor(
    light: 0xFFFF_FFFF, dark: 0x0000_00FF,
    lightHighContrast: 0xFFFF_FFFF, darkHighContrast: 0x0000_00FF)
  static let secondarySystemBackground = UIColor(
    light: 0xF2F2_F7FF, dark: 0x1C1C_1EFF,
    lightHighContrast: 0xEBEB_F0FF, darkHighContrast: 0x2424_26FF)
  static let tertiarySystemBackground = UIColor(
    light: 0xFFFF_FFFF, dark: 0x2C2C_2EFF,
    lightHighContrast: 0xFFFF_FFFF, darkHighContrast: 0x3636_38FF)
  static let systemGroupedBackground = UIColor(
    light: 0xF2F2_F7FF, dark: 0x0000_00FF,
    lightHighContrast: 0xEBEB_F0FF, darkHighContrast: 0x0000_00FF)
  static let secondarySystemGroupedBackground = UIColor(
    light: 0xFFFF_FFFF, dark: 0x1C1C_1EFF,
    lightHighContrast: 0xFFFF_FFFF, darkHighContrast: 0x2424_26FF)
  static let tertiarySystemGroupedBackground = UIColor(
    light: 0xF2F2_F7FF, dark: 0x2C2C_2EFF,
    lightHighContrast: 0xEBEB_F0FF, darkHighContrast: 0x3636_38FF)
  static let separator = UIColor(
    light: 0x3C3C_4349, dark: 0x5454_5899,
    lightHighContrast: 0x3C3C_435E, darkHighContrast: 0x5454_58AD)
  static let opaqueSeparator = UIColor(
    light: 0xC6C6_C8FF, dark: 0x3838_3AFF,
    lightHighContrast: 0xC6C6_C8FF, darkHighContrast: 0x3838_3AFF)
  static let link = UIColor(
    light: 0x007A_FFFF, dark: 0x0984_FFFF,
    lightHighContrast: 0x007A_FFFF, darkHighContrast: 0x0984_FFFF)
}
