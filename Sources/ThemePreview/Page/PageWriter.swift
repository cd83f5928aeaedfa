import ColorScience
import OutputText
import ThemeModel

/// Writes markup: constants as they are, everything else as text, which never is markup.
struct PageWriter: ~Copyable {
  private var buffer = ByteBuffer(capacity: 1 << 16)
  /// The colors that are on the page.
  private(set) var palette = ColorClasses()
  /// Whether a reader can choose colors, so that the script for that is needed.
  var picksColors = false

  /// Appends markup of our own.
  mutating func markup(_ markup: StaticString) { buffer.append(markup) }

  /// Appends a text of our own: a style sheet, a script.
  mutating func own(_ text: String) { buffer.append(text: text) }

  /// Appends bytes of our own.
  mutating func own(_ bytes: [UInt8]) { buffer.append(bytes) }

  /// Appends a text of others.
  mutating func text(_ text: String) { buffer.append(text: xmlText(text)) }

  /// Appends a text of others between the quotes of an attribute.
  mutating func attribute(_ text: String) { buffer.append(text: xmlText(text, inAttribute: true)) }

  /// Appends a whole number.
  mutating func number(_ number: Int) { buffer.append(number: number) }

  /// Appends the class that has a color as its text's.
  mutating func front(_ color: Color) {
    buffer.append(byte: UInt8(ascii: "f"))
    buffer.append(number: palette.number(ofFront: color))
  }

  /// Appends the class that has a color as its background.
  mutating func back(_ color: Color) {
    buffer.append(byte: UInt8(ascii: "b"))
    buffer.append(number: palette.number(ofBack: color))
  }

  /// Appends the class that has a gradient as its background.
  mutating func back(_ gradient: ColorGradient, _ direction: GradientDirection) {
    buffer.append(byte: UInt8(ascii: "r"))
    buffer.append(number: palette.number(ofGradient: gradient, direction))
  }

  /// Appends the class that has two colors, or one, beside each other as its background.
  mutating func halves(_ colors: [Color]) {
    guard let first = colors.first else { return }
    guard let second = colors.dropFirst().first else { return back(first) }
    buffer.append(byte: UInt8(ascii: "h"))
    buffer.append(number: palette.number(ofHalves: first, second))
  }

  /// Appends an element with nothing but a text in it.
  mutating func element(_ name: StaticString, _ text: String) {
    markup("<")
    markup(name)
    markup(">")
    self.text(text)
    markup("</")
    markup(name)
    markup(">")
  }

  /// What is written.
  mutating func finish() -> [UInt8] { buffer.finish() }
}

/// The colors of a page, each a class of the style sheet: a drawing names them, so a page grows by colors.
struct ColorClasses {
  /// Two colors beside each other.
  private struct Halves: Hashable {
    let left: Color
    let right: Color
  }

  /// Colors that run into each other.
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

  /// The rules of the style sheet.
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
