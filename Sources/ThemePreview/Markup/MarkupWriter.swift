import ColorScience
import OutputText
import ThemeCompiler

/// Puts together the markup of a page or a picture.
struct MarkupWriter: ~Copyable {
  private var buffer: ByteBuffer
  /// The colors and places that are on the page.
  private(set) var palette = DrawingClasses()
  /// Whether a reader can choose colors, so that the script for that is needed.
  var picksColors = false

  init(capacity: Int = 1 << 16) {
    buffer = ByteBuffer(capacity: capacity)
  }

  mutating func write(_ markup: Markup) { buffer.append(text: markup.text) }

  /// The class that has a color as its text's.
  mutating func front(_ color: Color) -> Markup { "f\(palette.fronts.number(of: color))" }

  mutating func back(_ color: Color) -> Markup { "b\(palette.backs.number(of: color))" }

  /// The class that has a gradient as its background.
  mutating func back(_ gradient: ColorGradient, _ direction: GradientDirection) -> Markup {
    "r\(palette.gradients.number(of: .init(colors: gradient, direction: direction)))"
  }

  /// The class that has a place of a drawing, its corners' radius and how a text in it looks.
  mutating func place(_ box: Box, _ radius: Double, _ style: TextStyle?) -> Markup {
    "p\(palette.places.number(of: .init(box: box, radius: radius, style: style)))"
  }

  /// The class that has a place of an icon.
  mutating func place(_ box: Box, of icon: Icon) -> Markup {
    let scale = box.width / icon.size.width
    let place = DrawingClasses.Place(box: box, radius: 0, style: nil, scale: scale)
    return "p\(palette.places.number(of: place))"
  }

  /// The class that draws a screen's content.
  mutating func content(_ content: PhoneContent) -> Markup {
    "c\(palette.contents.number(of: content))"
  }

  /// The name of the group of a drawing's lines to its verdicts.
  mutating func lines(_ labels: [PhoneLabel]) -> Markup {
    let lines = labels.map { DrawingClasses.Line(path: $0.path, verdict: $0.part.verdict) }
    return "w\(palette.lines.number(of: lines))"
  }

  mutating func finish() -> [UInt8] { buffer.finish() }
}
