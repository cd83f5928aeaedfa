#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import UIKit

  extension Appearance.Bar {
    /// A background before iOS 13; an image only where one has to hide UIKit's own.
    struct LegacyBackground: Equatable {
      var color: UIColor?
      var image: UIImage?
      var isTranslucent: Bool
    }

    /// What replaces `background` before iOS 13; nil where nothing is said of it.
    @MainActor var legacyBackground: LegacyBackground? {
      let color = barTintColor ?? backgroundColor
      // There is no gradient here.
      switch background ?? (color == nil ? nil : .opaque) {
      case .default?:
        return LegacyBackground(color: color, isTranslucent: isTranslucent ?? true)
      case .opaque?:
        return LegacyBackground(color: color, isTranslucent: isTranslucent ?? false)
      case .transparent?, .hidden?:
        return LegacyBackground(image: UIImage(), isTranslucent: isTranslucent ?? true)
      case nil: return nil
      }
    }

    /// What replaces `shadow` before iOS 13; nil where nothing is said of it.
    @MainActor var legacyShadow: UIImage? {
      switch (shadow, effectiveBackground) {
      case (.color(let color), _): .line(of: color)
      case (.hidden, _), (.default, .transparent?), (.default, .hidden?): UIImage()
      case (.default, _): nil
      }
    }
  }

  extension UIImage {
    /// A point of one color; where this is called colors cannot be dynamic, so none is frozen.
    @MainActor
    fileprivate static func line(of color: UIColor) -> UIImage {
      let size = CGSize(width: 1, height: 1)
      return UIGraphicsImageRenderer(size: size).image { context in
        color.setFill()
        context.fill(CGRect(origin: .zero, size: size))
      }
    }
  }
#endif
