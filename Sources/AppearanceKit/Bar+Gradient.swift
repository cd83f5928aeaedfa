#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  public import UIKit

  extension Appearance.Bar {
    /// Colors at equal steps that run into each other, in place of one color of a background.
    public struct Gradient: Hashable, Sendable {
      /// From where to where the colors run.
      public enum Direction: Hashable, Sendable {
        /// From the left to the right.
        case horizontal
        /// From the top to the bottom.
        case vertical
      }

      /// The colors, two or more.
      public var colors: [UIColor]
      /// From where to where they run.
      public var direction: Direction

      /// A gradient of two colors or more.
      public init(_ colors: [UIColor], _ direction: Direction = .horizontal) {
        self.colors = colors
        self.direction = direction
      }
    }
  }

  extension Appearance.Bar.Gradient {
    /// The gradient's image, which is drawn once however many bars and states have it.
    @MainActor var cachedImage: UIImage? {
      if let known = Self.images[self] { return known }
      // A theme has a few; an app that makes them up as it goes shall not keep them all.
      if Self.images.count >= 32 { Self.images = [:] }
      let image = image
      Self.images[self] = image
      return image
    }

    @MainActor private static var images: [Appearance.Bar.Gradient: UIImage] = [:]

    /// The gradient as an image that bars stretch, with a variant for each interface style and contrast setting; nil
    /// where there are no two colors.
    @MainActor var image: UIImage? {
      guard colors.count > 1 else { return nil }
      let asset = UIImageAsset()
      for style in [UIUserInterfaceStyle.light, .dark] {
        for contrast in [UIAccessibilityContrast.normal, .high] {
          let type = UITraitCollection.self as any JoinedTraits.Type
          let traits = type.joined([
            UITraitCollection(userInterfaceStyle: style),
            UITraitCollection(accessibilityContrast: contrast),
          ])
          // A catalog has colors by device and screen.
          let shown = type.joined([.current, traits])
          asset.register(strips(colors.map { $0.resolvedColor(with: shown) }), with: traits)
        }
      }
      return asset.image(with: UITraitCollection.current)
    }

    /// Strips of colors that do not change: components and alpha run evenly from one to the next, each by itself.
    @MainActor private func strips(_ colors: [UIColor]) -> UIImage {
      let count = 256
      let isVertical = direction == .vertical
      let components = colors.map { color -> [CGFloat] in
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return [red, green, blue, alpha]
      }
      let size = CGSize(width: isVertical ? 1 : count, height: isVertical ? count : 1)
      return UIGraphicsImageRenderer(size: size).image { context in
        for strip in 0..<count {
          let place = (CGFloat(strip) + 0.5) / CGFloat(count) * CGFloat(colors.count - 1)
          let index = min(Int(place), colors.count - 2)
          let part = place - CGFloat(index)
          let mixed = zip(components[index], components[index + 1]).map { $0 + ($1 - $0) * part }
          UIColor(red: mixed[0], green: mixed[1], blue: mixed[2], alpha: mixed[3]).setFill()
          let origin = CGPoint(x: isVertical ? 0 : strip, y: isVertical ? strip : 0)
          context.fill(CGRect(origin: origin, size: CGSize(width: 1, height: 1)))
        }
      }
    }
  }

  /// Traits joined by an initializer from before iOS 17.
  ///
  /// Asked for by this requirement it is no use of something deprecated, which it is where an app runs on iOS 17 and
  /// later only.
  private protocol JoinedTraits {
    static func joined(_ traits: [UITraitCollection]) -> UITraitCollection
  }

  extension UITraitCollection: JoinedTraits {
    @available(iOS, deprecated: 17.0)
    fileprivate static func joined(_ traits: [UITraitCollection]) -> UITraitCollection {
      UITraitCollection(traitsFrom: traits)
    }
  }
#endif
