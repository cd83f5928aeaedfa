import ColorScience

/// The card that a picture's drawings lie on, in points.
private enum Card {
  static let margin = 20.0
  static let gap = 24.0
  static let line = 16.0
  static let title = 44.0
  static let ground = Color(hex8: 0xF4, 0xF4, 0xF7)
  static let ink = Color(hex8: 0x1B, 0x1B, 0x1F)
  static let muted = Color(hex8: 0x55, 0x55, 0x5E)
}

/// A phone on a picture with the lines above it.
struct SheetDrawing {
  struct Line {
    let words: String
    let size: Double
  }

  let scene: PhoneScene
  let lines: [Line]

  /// A drawing, below a word of what it shows where that is not all that it says itself.
  init(_ drawing: SceneMaker.Drawing, _ word: String? = nil) {
    scene = drawing.scene
    lines =
      [word.map { Line(words: $0, size: 14) }, Line(words: drawing.caption, size: 12)]
      .compactMap(\.self) + drawing.gaps.map { Line(words: $0, size: 10) }
  }
}

struct SheetRow {
  let title: String?
  let drawings: [SheetDrawing]

  fileprivate var width: Double {
    drawings.reduce(0) { $0 + PhonePicture.width(of: $1.scene) }
      + Double(max(0, drawings.count - 1)) * Card.gap
  }
  /// The height of the lines above the drawings.
  fileprivate var caption: Double {
    Double(drawings.map(\.lines.count).max() ?? 0) * Card.line + 6
  }
  fileprivate var height: Double {
    (title == nil ? 0 : Card.title)
      + (drawings.isEmpty
        ? 0
        : caption + (drawings.map { PhonePicture.height(of: $0.scene) }.max() ?? 0) + Card.gap)
  }
}

/// A picture of rows with a title for those who do not see it, as SVG.
func picture(_ title: String, _ rows: [SheetRow]) -> [UInt8] {
  let width = max(rows.map(\.width).max() ?? 0, 480) + 2 * Card.margin
  let height = rows.reduce(0) { $0 + $1.height } + Card.margin
  var sheet = MarkupWriter(capacity: 1 << 14)
  sheet.write(
    """
    <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
    viewBox="0 0 \(width) \(height)" role="img" \
    font-family="-apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif">
    \(Markup(own: previewMark))
    <title>\(title)</title>

    """)
  sheet.box(0, 0, width, height, Card.ground, radius: 16)
  var y = Card.margin / 2
  for row in rows {
    if let title = row.title {
      sheet.words(title, Card.margin, y + 28, 20, Card.ink, .semibold)
      y += Card.title
    }
    var x = Card.margin
    for drawing in row.drawings {
      for (index, line) in drawing.lines.enumerated() {
        let isWord = line.size > 12
        sheet.words(
          line.words, x, y + 13 + Double(index) * Card.line, line.size,
          isWord ? Card.ink : Card.muted, isWord ? .semibold : .regular)
      }
      var phone = PhonePicture(drawing.scene, x: x, y: y + row.caption)
      sheet.write("\n<g>")
      phone.draw(&sheet)
      sheet.write("</g>\n")
      x += PhonePicture.width(of: drawing.scene) + Card.gap
    }
    y += row.height - (row.title == nil ? 0 : Card.title)
  }
  sheet.write("</svg>\n")
  return sheet.finish()
}
