import ColorScience

/// The card that a picture's drawings lie on, in points.
private enum Card {
  static let margin = 28.0
  static let gap = 40.0
  static let line = 24.0
  static let title = 60.0
  static let ground = Color(hex8: 0xF4, 0xF4, 0xF7)
  static let ink = Color(hex8: 0x1B, 0x1B, 0x1F)
  static let muted = Color(hex8: 0x55, 0x55, 0x5E)
  /// How large a point is on the page that shows the picture.
  static let scale = 0.6
}

/// A phone on a picture with the lines above it.
struct SheetDrawing {
  struct Line {
    let words: String
    let size: Double
  }

  let phone: PhonePicture
  let lines: [Line]

  /// A drawing, below a word of what it shows where that is not all that it says itself.
  init(_ drawing: SceneMaker.Drawing, _ word: String? = nil) {
    phone = PhonePicture(drawing.scene)
    lines =
      [word.map { Line(words: $0, size: 22) }, Line(words: drawing.caption, size: 17)]
      .compactMap(\.self) + drawing.scene.gaps.map { Line(words: $0, size: 14) }
  }
}

struct SheetRow {
  let title: String?
  /// What is said below the title.
  var lines: [String] = []
  let drawings: [SheetDrawing]

  /// The height of the title and what is said below it.
  fileprivate var head: Double {
    (title == nil ? 0 : Card.title) + Double(lines.count) * Card.line
  }
  fileprivate var width: Double {
    drawings.reduce(0) { $0 + $1.phone.width } + Double(max(0, drawings.count - 1)) * Card.gap
  }
  /// The height of the lines above the drawings.
  fileprivate var caption: Double {
    Double(drawings.map(\.lines.count).max() ?? 0) * Card.line + 10
  }
  fileprivate var height: Double {
    head + (drawings.isEmpty ? 0 : caption + (drawings.map(\.phone.height).max() ?? 0) + Card.gap)
  }
}

/// A picture of rows with a title for those who do not see it, as SVG.
func picture(_ title: String, _ rows: [SheetRow]) -> [UInt8] {
  let width = max(rows.map(\.width).max() ?? 0, 860) + 2 * Card.margin
  let height = rows.reduce(0) { $0 + $1.height } + Card.margin
  var sheet = MarkupWriter(capacity: 1 << 14)
  sheet.write(
    """
    <svg xmlns="http://www.w3.org/2000/svg" width="\(width * Card.scale)" height="\(height * Card.scale)" \
    viewBox="0 0 \(width) \(height)" role="img" \
    font-family="-apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif">
    \(Markup(own: previewMark))
    <title>\(title)</title>

    """)
  sheet.box(Box(0, 0, width, height), Card.ground, radius: 24)
  var y = Card.margin / 2
  for row in rows {
    if let title = row.title {
      sheet.words(
        title, Box(Card.margin, y, width, Card.title - 6), TextStyle(size: 28, weight: .semibold),
        Card.ink)
      y += Card.title
    }
    for line in row.lines {
      sheet.words(
        line, Box(Card.margin, y, width, Card.line), TextStyle(size: 17), Card.ink)
      y += Card.line
    }
    var x = Card.margin
    for drawing in row.drawings {
      for (index, line) in drawing.lines.enumerated() {
        let isWord = line.size > 20
        sheet.words(
          line.words, Box(x, y + Double(index) * Card.line, width, Card.line),
          TextStyle(size: line.size, weight: isWord ? .semibold : .regular),
          isWord ? Card.ink : Card.muted)
      }
      drawing.phone.draw(&sheet, x: x, y: y + row.caption, on: Card.ground)
      x += drawing.phone.width + Card.gap
    }
    y += row.height - row.head
  }
  sheet.write("</svg>\n")
  return sheet.finish()
}
