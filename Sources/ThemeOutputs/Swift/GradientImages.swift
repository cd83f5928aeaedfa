import ColorScience
import OutputText
import ThemeModel

extension SwiftFile {
  /// Assigns the image of a gradient, which takes the place of the background's color.
  mutating func assign(_ gradient: ResolvedGradient, to target: String) {
    usesGradients = true
    let object = target.dropLast("backgroundImage".count)
    writer.line(text: "\(object)backgroundColor = .clear")
    writer.line(text: "\(target) = UIImage.gradient(")
    indented { file in
      file.colors.writeList(gradient.colors, to: &file.writer)
      file.writer.line(text: ", isVertical: \(gradient.direction == .vertical))")
    }
  }

  /// The function that traits are joined by.
  mutating func writeJoinedTraits() {
    writer.line("/// Traits joined by an initializer from before iOS 17.")
    writeIntroduction()
    writer.block("private protocol JoinedTraits {") {
      $0.line("static func joined(_ traits: [UITraitCollection]) -> UITraitCollection")
    }
    writer.line()
    writeIntroduction()
    writer.block("extension UITraitCollection: JoinedTraits {") { writer in
      writer.line("@available(iOS, introduced: 13.0, deprecated: 17.0)")
      writer.block(
        "fileprivate static func joined(_ traits: [UITraitCollection]) -> UITraitCollection {"
      ) { $0.line("UITraitCollection(traitsFrom: traits)") }
    }
  }

  /// The function that images of gradients are made by.
  mutating func writeGradients() {
    writeIntroduction()
    writer.block("extension UIImage {") { writer in
      writer.line("/// Colors at equal steps as an image that bars stretch, with a variant for")
      writer.line("/// each interface style and contrast setting.")
      writer.line("@MainActor")
      writer.block(
        "fileprivate static func gradient(_ colors: [UIColor], isVertical: Bool) -> UIImage {"
      ) { $0.writeGradientVariants() }
      writer.line()
      writer.line("/// Components and alpha run evenly from color to color, each by itself.")
      writer.line("@MainActor")
      writer.block(
        "private static func strips(_ colors: [UIColor], isVertical: Bool) -> UIImage {"
      ) { $0.writeGradientStrips() }
    }
  }
}

extension SwiftWriter {
  fileprivate mutating func writeGradientVariants() {
    line("let asset = UIImageAsset()")
    block("for style in [UIUserInterfaceStyle.light, .dark] {") { writer in
      writer.block("for contrast in [UIAccessibilityContrast.normal, .high] {") { writer in
        writer.line("let traits = (UITraitCollection.self as any JoinedTraits.Type).joined([")
        writer.line("  UITraitCollection(userInterfaceStyle: style),")
        writer.line("  UITraitCollection(accessibilityContrast: contrast),")
        writer.line("])")
        writer.line("let resolved = colors.map { $0.resolvedColor(with: traits) }")
        writer.line("asset.register(strips(resolved, isVertical: isVertical), with: traits)")
      }
    }
    line("return asset.image(with: UITraitCollection.current)")
  }

  fileprivate mutating func writeGradientStrips() {
    line("let count = 256")
    block("let components = colors.map { color -> [CGFloat] in") { writer in
      writer.line("var (red, green): (CGFloat, CGFloat) = (0, 0)")
      writer.line("var (blue, alpha): (CGFloat, CGFloat) = (0, 0)")
      writer.line("color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)")
      writer.line("return [red, green, blue, alpha]")
    }
    line("let size = CGSize(width: isVertical ? 1 : count, height: isVertical ? count : 1)")
    block("return UIGraphicsImageRenderer(size: size).image { context in") { writer in
      writer.block("for strip in 0..<count {") { writer in
        writer.line("let place = (CGFloat(strip) + 0.5) / CGFloat(count)")
        writer.line("let step = place * CGFloat(colors.count - 1)")
        writer.line("let index = min(Int(step), colors.count - 2)")
        writer.line("let mixed = zip(components[index], components[index + 1]).map {")
        writer.line("  $0 + ($1 - $0) * (step - CGFloat(index))")
        writer.line("}")
        writer.line("UIColor(red: mixed[0], green: mixed[1], blue: mixed[2], alpha: mixed[3])")
        writer.line("  .setFill()")
        writer.line("let origin = CGPoint(x: isVertical ? 0 : strip, y: isVertical ? strip : 0)")
        writer.line("context.fill(CGRect(origin: origin, size: CGSize(width: 1, height: 1)))")
      }
    }
  }
}
