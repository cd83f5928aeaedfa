#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  public import UIKit

  extension Appearance.Bar {
    /// The font of a bar's title.
    public enum TitleFont: Equatable, Sendable {
      /// The system font; size in points.
      case system(size: CGFloat, weight: UIFont.Weight)
      /// A text style, which follows the user's text size.
      case textStyle(UIFont.TextStyle)
      /// A font by its PostScript name; size in points.
      case named(String, size: CGFloat)
    }
  }
#endif
