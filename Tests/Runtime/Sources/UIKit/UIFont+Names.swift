import Foundation

extension UIFont.Weight {
  /// The weight -0.8.
  public static let ultraLight = UIFont.Weight(rawValue: -0.8)
  /// The weight -0.6.
  public static let thin = UIFont.Weight(rawValue: -0.6)
  /// The weight -0.4.
  public static let light = UIFont.Weight(rawValue: -0.4)
  /// The weight 0.
  public static let regular = UIFont.Weight(rawValue: 0)
  /// The weight 0.23.
  public static let medium = UIFont.Weight(rawValue: 0.23)
  /// The weight 0.3.
  public static let semibold = UIFont.Weight(rawValue: 0.3)
  /// The weight 0.4.
  public static let bold = UIFont.Weight(rawValue: 0.4)
  /// The weight 0.56.
  public static let heavy = UIFont.Weight(rawValue: 0.56)
  /// The weight 0.62.
  public static let black = UIFont.Weight(rawValue: 0.62)
}

extension UIFont.TextStyle {
  /// The style `largeTitle`.
  public static let largeTitle = UIFont.TextStyle(rawValue: "UICTFontTextStyleTitle0")
  /// The style `title1`.
  public static let title1 = UIFont.TextStyle(rawValue: "UICTFontTextStyleTitle1")
  /// The style `title2`.
  public static let title2 = UIFont.TextStyle(rawValue: "UICTFontTextStyleTitle2")
  /// The style `title3`.
  public static let title3 = UIFont.TextStyle(rawValue: "UICTFontTextStyleTitle3")
  /// The style `headline`.
  public static let headline = UIFont.TextStyle(rawValue: "UICTFontTextStyleHeadline")
  /// The style `subheadline`.
  public static let subheadline = UIFont.TextStyle(rawValue: "UICTFontTextStyleSubhead")
  /// The style `body`.
  public static let body = UIFont.TextStyle(rawValue: "UICTFontTextStyleBody")
  /// The style `callout`.
  public static let callout = UIFont.TextStyle(rawValue: "UICTFontTextStyleCallout")
  /// The style `footnote`.
  public static let footnote = UIFont.TextStyle(rawValue: "UICTFontTextStyleFootnote")
  /// The style `caption1`.
  public static let caption1 = UIFont.TextStyle(rawValue: "UICTFontTextStyleCaption1")
  /// The style `caption2`.
  public static let caption2 = UIFont.TextStyle(rawValue: "UICTFontTextStyleCaption2")
}

extension UIFont.TextStyle {
  /// The size at the default text size, in points.
  var doubleSize: CGFloat {
    switch self {
    case .largeTitle: 34
    case .title1: 28
    case .title2: 22
    case .title3: 20
    case .subheadline: 15
    case .callout: 16
    case .footnote: 13
    case .caption1: 12
    case .caption2: 11
    default: 17
    }
  }
}
