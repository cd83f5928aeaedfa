#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import UIKit

  extension Appearance.Bar.TitleFont {
    /// The font, which only as a text style follows the text size; nil if no font has the name.
    @MainActor var font: UIFont? {
      switch self {
      case .system(let size, let weight): .systemFont(ofSize: size, weight: weight)
      case .textStyle(let style): .preferredFont(forTextStyle: style)
      case .named(let name, let size): UIFont(name: name, size: size)
      }
    }
  }
#endif
