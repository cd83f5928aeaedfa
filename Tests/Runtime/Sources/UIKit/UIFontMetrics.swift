import Foundation

/// Scales custom fonts with the user's text size, as the traits of the moment have it.
public final class UIFontMetrics: NSObject, Sendable {
  /// The style whose scale is used; not in the SDK.
  public let doubleTextStyle: UIFont.TextStyle

  /// Metrics of the body style.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// Metrics of a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    doubleTextStyle = textStyle
  }

  /// The font at the user's text size.
  public func scaledFont(for font: UIFont) -> UIFont {
    UIFont(
      fontName: font.fontName,
      pointSize: font.pointSize * UITraitCollection.current.doubleScale, weight: font.doubleWeight,
      design: font.doubleDesign, textStyle: doubleTextStyle)
  }
}
