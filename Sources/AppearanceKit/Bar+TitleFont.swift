#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  public import UIKit

  extension Appearance.Bar {
    /// A font of a bar.
    public enum TitleFont: Equatable, Sendable {
      /// The system font; size in points.
      case system(
        size: CGFloat, weight: UIFont.Weight, design: UIFontDescriptor.SystemDesign = .default)
      /// A text style, which follows the user's text size; nil is the style's own weight.
      case textStyle(
        UIFont.TextStyle, weight: UIFont.Weight? = nil,
        design: UIFontDescriptor.SystemDesign = .default)
      /// A font by its PostScript name; size in points, which grows and shrinks as a text style does
      /// where there is one.
      case named(String, size: CGFloat, textStyle: UIFont.TextStyle? = nil)
    }
  }
#endif
