import Foundation

/// A font by name and size.
open class UIFont: NSObject, @unchecked Sendable {
  /// How bold a font is.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// From -1 to 1; 0 is regular.
    public let rawValue: CGFloat

    /// A weight by its number.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }
  }

  /// The role of a text, whose size follows the user's choice.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// UIKit's name of the style.
    public let rawValue: String

    /// A style by UIKit's name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// The PostScript name.
  public let fontName: String
  /// The size in points.
  public let pointSize: CGFloat
  /// The weight asked for; not in the SDK.
  public let doubleWeight: Weight?
  /// The design asked for; not in the SDK.
  public let doubleDesign: UIFontDescriptor.SystemDesign
  /// The text style whose size the font follows; not in the SDK.
  public let doubleTextStyle: TextStyle?

  init(
    fontName: String, pointSize: CGFloat, weight: Weight? = nil,
    design: UIFontDescriptor.SystemDesign = .default, textStyle: TextStyle? = nil
  ) {
    self.fontName = fontName
    self.pointSize = pointSize
    doubleWeight = weight
    doubleDesign = design
    doubleTextStyle = textStyle
  }

  /// A font of a descriptor; a size of 0 is the descriptor's own.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let font = descriptor.doubleFont
    self.init(
      fontName: font.fontName, pointSize: pointSize == 0 ? font.pointSize : pointSize,
      weight: font.doubleWeight, design: descriptor.doubleDesign)
  }

  /// What describes the font.
  open var fontDescriptor: UIFontDescriptor {
    UIFontDescriptor(font: self, design: doubleDesign)
  }

  /// A font by its PostScript name; nil for a name that starts with "Missing".
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard !fontName.hasPrefix("Missing") else { return nil }
    self.init(fontName: fontName, pointSize: fontSize)
  }

  /// The system font.
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  /// The system font in bold.
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }

  /// The system font in a weight.
  open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(fontName: ".SFUI", pointSize: fontSize, weight: weight)
  }

  /// The font of a text style at the text size of the moment.
  open class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// The font of a text style for some traits, by default those of the moment.
  open class func preferredFont(
    forTextStyle style: UIFont.TextStyle, compatibleWith traits: UITraitCollection?
  ) -> UIFont {
    UIFont(
      fontName: style.rawValue,
      pointSize: style.doubleSize * (traits ?? .current).doubleScale, textStyle: style)
  }

  /// Whether all that was asked for is the same.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return fontName == other.fontName && pointSize == other.pointSize
      && doubleWeight == other.doubleWeight && doubleDesign == other.doubleDesign
      && doubleTextStyle == other.doubleTextStyle
  }

  /// Equal fonts have equal hashes.
  open override var hash: Int { fontName.hashValue ^ pointSize.hashValue }
}

extension UITraitCollection {
  /// How much larger than by default texts are; not in the SDK.
  var doubleScale: CGFloat { preferredContentSizeCategory == .extraLarge ? 1.25 : 1 }
}
