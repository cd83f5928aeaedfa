import ColorScience
import OutputText
import ThemeModel

/// Puts together the markup of a page or a picture.
struct MarkupWriter: ~Copyable {
  private var buffer: ByteBuffer
  /// The colors that are on the page.
  private(set) var palette = ColorClasses()
  /// Whether a reader can choose colors, so that the script for that is needed.
  var picksColors = false

  init(capacity: Int = 1 << 16) {
    buffer = ByteBuffer(capacity: capacity)
  }

  mutating func write(_ markup: Markup) { buffer.append(text: markup.text) }

  /// The class that has a color as its text's.
  mutating func front(_ color: Color) -> Markup { "f\(palette.number(ofFront: color))" }

  /// The class that has a color as its background.
  mutating func back(_ color: Color) -> Markup { "b\(palette.number(ofBack: color))" }

  /// The class that has a gradient as its background.
  mutating func back(_ gradient: ColorGradient, _ direction: GradientDirection) -> Markup {
    "r\(palette.number(ofGradient: gradient, direction))"
  }

  /// The class that has two colors, or one, beside each other as its background.
  mutating func halves(_ first: Color, _ second: Color?) -> Markup {
    second.map { "h\(palette.number(ofHalves: first, $0))" } ?? back(first)
  }

  mutating func finish() -> [UInt8] { buffer.finish() }
}
