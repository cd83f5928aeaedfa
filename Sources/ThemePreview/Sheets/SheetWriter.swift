import ColorScience
import OutputText
import ThemeModel

/// Writes shapes of a picture; texts and colors come in by it alone.
struct SheetWriter: ~Copyable {
  private var buffer = ByteBuffer(capacity: 1 << 14)

  /// A font's weight as pictures have it.
  enum Weight: String {
    case regular = "400"
    case medium = "500"
    case semibold = "600"
    case bold = "700"
  }

  /// Where a text stands seen from its place.
  enum Anchor: String {
    case start, middle, end
  }

  /// Appends markup of our own.
  mutating func markup(_ markup: StaticString) { buffer.append(markup) }

  /// Appends markup of our own that is not constant.
  mutating func own(_ markup: String) { buffer.append(text: markup) }

  /// Appends a text of others.
  mutating func text(_ text: String) { buffer.append(text: xmlText(text, inAttribute: true)) }

  /// Appends a number, to hundredths.
  mutating func number(_ number: Double) {
    buffer.append(text: NumberText.shortest((number * 100).rounded() / 100))
  }

  /// Appends a color as an attribute and its opacity as another one; wide colors as the nearest of sRGB.
  mutating func color(_ name: StaticString, _ color: Color) {
    markup(" ")
    markup(name)
    markup("=\"")
    buffer.append(text: color.withAlpha(1).hex)
    markup("\"")
    guard color.alpha < 1 else { return }
    markup(" ")
    markup(name)
    markup("-opacity=\"")
    number(color.alpha)
    markup("\"")
  }

  /// Draws a rectangle, its corners rounded by a radius in points.
  mutating func box(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ fill: Color, radius: Double = 0
  ) {
    markup("<rect x=\"")
    number(x)
    markup("\" y=\"")
    number(y)
    markup("\" width=\"")
    number(width)
    markup("\" height=\"")
    number(height)
    if radius > 0 {
      markup("\" rx=\"")
      number(radius)
    }
    markup("\"")
    color("fill", fill)
    markup("/>")
  }

  /// Draws a rectangle in strips, since an element that others refer to needs a name that is nowhere else.
  mutating func box(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ gradient: ColorGradient,
    _ direction: GradientDirection
  ) {
    let count = 48
    // Smooth edges would let what lies below be seen between the strips.
    markup("<g shape-rendering=\"crispEdges\">")
    for strip in 0..<count {
      let color = gradient.color(at: (Double(strip) + 0.5) / Double(count))
      let start = Double(strip) / Double(count)
      if direction == .vertical {
        box(x, y + height * start, width, height / Double(count), color)
      } else {
        box(x + width * start, y, width / Double(count), height, color)
      }
    }
    markup("</g>")
  }

  /// Draws a text on its baseline; `size` is in points.
  mutating func words(
    _ words: String, _ x: Double, _ y: Double, _ size: Double, _ fill: Color,
    _ weight: Weight = .regular, _ anchor: Anchor = .start
  ) {
    markup("<text x=\"")
    number(x)
    markup("\" y=\"")
    number(y)
    markup("\" font-size=\"")
    number(size)
    markup("\" font-weight=\"")
    buffer.append(text: weight.rawValue)
    markup("\" text-anchor=\"")
    buffer.append(text: anchor.rawValue)
    markup("\"")
    color("fill", fill)
    markup(">")
    text(words)
    markup("</text>")
  }

  /// Draws the strokes of a path on a field of 24 by 24, or of another scale.
  mutating func strokes(
    _ path: StaticString, _ x: Double, _ y: Double, _ stroke: Color, scale: Double = 1
  ) {
    markup("<path transform=\"translate(")
    number(x)
    markup(" ")
    number(y)
    if scale != 1 {
      markup(") scale(")
      number(scale)
    }
    markup(
      ")\" fill=\"none\" stroke-width=\"1.8\" stroke-linejoin=\"round\" stroke-linecap=\"round\"")
    color("stroke", stroke)
    markup(" d=\"")
    markup(path)
    markup("\"/>")
  }

  /// What is written.
  mutating func finish() -> [UInt8] { buffer.finish() }
}
