import ColorScience
import OutputText

extension SwiftFile {
  mutating func assign(_ gradient: ResolvedGradient, to target: String) {
    use(.joinedTraits)
    use(.gradients)
    line("\(target.dropLast("backgroundImage".count))backgroundColor = .clear")
    line("\(target) = UIImage.gradient(")
    indented { file in
      file.writeList(gradient.colors)
      file.line(", isVertical: \(gradient.direction == .vertical))")
    }
  }
}

extension SwiftHelper {
  static let gradients = SwiftHelper(place: 1) { file in
    let shown =
      file.context.theme.looksUpColors
      ? "(UITraitCollection.self as any JoinedTraits.Type).joined([.current, traits])" : "traits"
    file.lines(
      """
      extension UIImage {
        /// Colors at equal steps as an image that bars stretch, with a variant for
        /// each interface style and contrast setting.
        @MainActor
        fileprivate static func gradient(_ colors: [UIColor], isVertical: Bool) -> UIImage {
          let asset = UIImageAsset()
          for style in [UIUserInterfaceStyle.light, .dark] {
            for contrast in [UIAccessibilityContrast.normal, .high] {
              let traits = (UITraitCollection.self as any JoinedTraits.Type).joined([
                UITraitCollection(userInterfaceStyle: style),
                UITraitCollection(accessibilityContrast: contrast),
              ])
              let resolved = colors.map { $0.resolvedColor(with: \(shown)) }
              asset.register(strips(resolved, isVertical: isVertical), with: traits)
            }
          }
          return asset.image(with: UITraitCollection.current)
        }

        /// Components and alpha run evenly from color to color, each by itself.
        @MainActor
        private static func strips(_ colors: [UIColor], isVertical: Bool) -> UIImage {
          let count = 256
          let components = colors.map { color -> [CGFloat] in
            var (red, green): (CGFloat, CGFloat) = (0, 0)
            var (blue, alpha): (CGFloat, CGFloat) = (0, 0)
            color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
            return [red, green, blue, alpha]
          }
          let size = CGSize(width: isVertical ? 1 : count, height: isVertical ? count : 1)
          return UIGraphicsImageRenderer(size: size).image { context in
            for strip in 0..<count {
              let place = (CGFloat(strip) + 0.5) / CGFloat(count)
              let step = place * CGFloat(colors.count - 1)
              let index = min(Int(step), colors.count - 2)
              let mixed = zip(components[index], components[index + 1]).map {
                $0 + ($1 - $0) * (step - CGFloat(index))
              }
              UIColor(red: mixed[0], green: mixed[1], blue: mixed[2], alpha: mixed[3])
                .setFill()
              let origin = CGPoint(x: isVertical ? 0 : strip, y: isVertical ? strip : 0)
              context.fill(CGRect(origin: origin, size: CGSize(width: 1, height: 1)))
            }
          }
        }
      }
      """)
  }
}
