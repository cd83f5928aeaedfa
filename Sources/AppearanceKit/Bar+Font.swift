#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import UIKit

  extension Appearance.Bar.TitleFont {
    /// The font, which only with a text style follows the text size; nil if no font has the name.
    @MainActor var font: UIFont? {
      switch self {
      case .system(let size, let weight, let design):
        return design.font(size: size, weight: weight)
      case .textStyle(let style, nil, .default): return .preferredFont(forTextStyle: style)
      case .textStyle(let style, let weight, let design):
        let own: UIFont.Weight = style == .headline ? .semibold : .regular
        let font = design.font(size: Self.size(of: style), weight: weight ?? own)
        return UIFontMetrics(forTextStyle: style).scaledFont(for: font)
      case .named(let name, let size, let style):
        guard let font = UIFont(name: name, size: size), let style else {
          return UIFont(name: name, size: size)
        }
        return UIFontMetrics(forTextStyle: style).scaledFont(for: font)
      }
    }

    /// The size of a text style in points, at the default text size.
    private static func size(of style: UIFont.TextStyle) -> CGFloat {
      let traits = UITraitCollection(preferredContentSizeCategory: .large)
      return UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize
    }
  }

  extension UIFontDescriptor.SystemDesign {
    /// The system font in this design; size in points.
    @MainActor fileprivate func font(size: CGFloat, weight: UIFont.Weight) -> UIFont {
      let font = UIFont.systemFont(ofSize: size, weight: weight)
      guard self != .default, let descriptor = font.fontDescriptor.withDesign(self)
      else { return font }
      return UIFont(descriptor: descriptor, size: size)
    }
  }
#endif
