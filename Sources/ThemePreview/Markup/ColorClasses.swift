import ColorScience
import ThemeModel

/// The colors of a page, each a class of the style sheet: a drawing names them, so a page grows by colors.
struct ColorClasses {
  private struct Halves: Hashable {
    let left: Color
    let right: Color
  }

  private struct Gradient: Hashable {
    let colors: ColorGradient
    let direction: GradientDirection
  }

  private var gradients = Numbering<Gradient>()
  private var fronts = Numbering<Color>()
  private var backs = Numbering<Color>()
  private var halves = Numbering<Halves>()

  mutating func number(ofFront color: Color) -> Int { fronts.number(of: color) }
  mutating func number(ofBack color: Color) -> Int { backs.number(of: color) }
  mutating func number(ofHalves left: Color, _ right: Color) -> Int {
    halves.number(of: Halves(left: left, right: right))
  }

  mutating func number(ofGradient colors: ColorGradient, _ direction: GradientDirection) -> Int {
    gradients.number(of: Gradient(colors: colors, direction: direction))
  }

  var rules: String {
    var text = ""
    for (index, color) in fronts.all.enumerated() {
      text += ".f\(index){\(declarations("color", color))}"
    }
    for (index, color) in backs.all.enumerated() {
      text += ".b\(index){\(declarations("background-color", color))}"
    }
    for (index, pair) in halves.all.enumerated() {
      text +=
        ".h\(index){background-image:linear-gradient(90deg,\(pair.left.cssText) 50%,"
        + "\(pair.right.cssText) 50%)}"
    }
    for (index, gradient) in gradients.all.enumerated() {
      // Browsers multiply components by alpha before they mix them, so between translucent colors there are more.
      let colors = gradient.colors.samples(in: gradient.colors.isOpaque ? 1 : 16)
      let way = gradient.direction == .vertical ? "180deg" : "90deg"
      text +=
        ".r\(index){background-image:linear-gradient(\(way),"
        + colors.map(\.cssText).joined(separator: ",") + ")}"
    }
    return text
  }

  private func declarations(_ property: String, _ color: Color) -> String {
    guard color.colorSpace == .displayP3 else { return "\(property):\(color.cssText)" }
    let fallback = Color(hexOf: color).cssText
    return "\(property):\(fallback);\(property):\(color.cssText)"
  }
}

extension Color {
  /// The nearest that a screen without wide colors shows.
  fileprivate init(hexOf color: Color) {
    let srgb = color.srgb.clamped(lowerBound: SIMD3(repeating: 0), upperBound: SIMD3(repeating: 1))
    self.init(red: srgb.x, green: srgb.y, blue: srgb.z, alpha: color.alpha)
  }
}

/// Numbers things in the order in which they come.
private struct Numbering<Thing: Hashable> {
  private var numbers: [Thing: Int] = [:]
  private(set) var all: [Thing] = []

  mutating func number(of thing: Thing) -> Int {
    if let known = numbers[thing] { return known }
    numbers[thing] = all.count
    all.append(thing)
    return all.count - 1
  }
}
