import ColorScience
import ThemeCompiler

/// Draws a phone at a place of a picture.
struct PhonePicture {
  private let layout: PhoneLayout
  private let labels: [PhoneLabel]

  init(_ scene: PhoneScene) {
    layout = PhoneLayout(scene)
    labels = layout.labels
  }

  /// The width of the phone and of the verdicts beside it.
  var width: Double {
    Self.bezel + layout.screen.width + (labels.isEmpty ? Self.bezel : PhoneLabel.gutter)
  }
  var height: Double { layout.screen.height + 2 * Self.bezel }

  private static let bezel = 9.0

  /// Draws it so that the upper left corner is at a place of a card of one color.
  func draw(_ sheet: inout MarkupWriter, x: Double, y: Double, on card: Color) {
    sheet.write(#"\#n<g transform="translate(\#(x + Self.bezel) \#(y + Self.bezel))">"#)
    sheet.box(layout.screen, layout.scene.content)
    for shapes in layout.content.shapes {
      for (box, color) in shapes.boxes where box.bottom > 0 && box.y < layout.screen.height {
        sheet.box(visible(box), color, radius: shapes.radius)
      }
    }
    for piece in layout.pieces { draw(piece, &sheet) }
    frame(&sheet, card)
    for label in labels { draw(label, &sheet) }
    sheet.write("</g>\n")
  }

  private func draw(_ piece: Piece, _ sheet: inout MarkupWriter) {
    let box = visible(piece.box)
    switch piece.kind {
    case .fill(let color):
      // Of what is behind the left half is the worst, the right half the best.
      let half = piece.name == "bh be" ? box.width / 2 : 0
      sheet.box(
        Box(box.x + half, box.y, box.width - half, box.height), color, radius: piece.radius)
    case .gradient(let gradient, let direction): sheet.box(box, gradient, direction)
    case .glass(let isDark):
      sheet.box(box, (isDark ? Color.black : .white).withAlpha(0.35), radius: piece.radius)
      sheet.box(box, Self.glass, radius: piece.radius)
    case .unknown: sheet.box(box, Self.glass)
    case .words(let words, let style, let color): sheet.words(words, box, style, color)
    case .icon(let icon, let color): sheet.icon(icon, box, color)
    }
  }

  /// What of a box is on the screen.
  private func visible(_ box: Box) -> Box {
    let y = max(box.y, 0)
    return Box(box.x, y, box.width, min(box.bottom, layout.screen.height) - y)
  }

  /// What stands for glass: lighter or darker than what lies below.
  private static let glass = Color(red: 0.55, green: 0.55, blue: 0.6, alpha: 0.18)

  /// Covers the corners of the screen with the card, and draws the device's edge.
  private func frame(_ sheet: inout MarkupWriter, _ card: Color) {
    let (width, height) = (layout.screen.width, layout.screen.height)
    sheet.write(
      #"<path fill-rule="evenodd" fill="\#(card.hex)" d="M-6-6H\#(width + 6)V\#(height + 6)H-6z"#)
    sheet.write(##"\##(edge(beyond: 0))"/><path fill="none" stroke="#1B1B1F" stroke-width="8" "##)
    sheet.write(#"d="\#(edge(beyond: 4))"/>"#)
  }

  /// What goes around the screen at a distance, as the `d` of a path; nothing does above the lower end of an iPad.
  private func edge(beyond distance: Double) -> Markup {
    let corner = layout.corner
    let isPad = layout.scene.device == .pad
    let across = layout.screen.width - 2 * corner
    let down = layout.screen.height - (isPad ? 1 : 2) * corner
    let round = corner + distance
    let arc: Markup = "a\(round) \(round) 0 0 1"
    let start: Markup =
      isPad
      ? "M\(layout.screen.width + distance) 0"
      : "M\(corner) \(0 - distance)h\(across)\(arc) \(round) \(round)"
    let end: Markup = isPad ? "" : "\(arc) \(round) -\(round)z"
    return
      "\(start)v\(down)\(arc) -\(round) \(round)h-\(across)\(arc) -\(round) -\(round)v-\(down)\(end)"
  }

  private func draw(_ label: PhoneLabel, _ sheet: inout MarkupWriter) {
    let color = label.part.verdict.color
    // A lighter line below would be all that is seen on a dark screen.
    let strokes =
      layout.isDark ? [(label.part.verdict.light, 1.5)] : [(Color.white, 3.5), (color, 1.5)]
    for (stroke, width) in strokes {
      sheet.write(#"<path fill="none" stroke="\#(stroke.hex)" stroke-width="\#(width)" "#)
      sheet.write(#"stroke-linejoin="round" d="\#(label.path)"/>"#)
    }
    sheet.box(label.box, color, radius: label.box.height / 2)
    sheet.words(
      label.words, label.box, TextStyle(size: 19, weight: .semibold, alignment: .center), .white)
  }
}

extension PairVerdict {
  /// The color of a line to a verdict on a dark screen, some of whose bars may be light.
  fileprivate var light: Color {
    switch self {
    case .pass: Color(hex8: 0x2F, 0x9E, 0x4A)
    case .fail: Color(hex8: 0xF0, 0x48, 0x3C)
    case .warning, .depends: Color(hex8: 0xC9, 0x8A, 0x1E)
    case .waived, .unknown: Color(hex8: 0x8E, 0x8E, 0x98)
    }
  }

  /// The color of a verdict, dark enough for white text.
  fileprivate var color: Color {
    switch self {
    case .pass: Color(hex8: 0x1B, 0x6B, 0x2F)
    case .fail: Color(hex8: 0xB3, 0x26, 0x1E)
    case .warning, .depends: Color(hex8: 0x7A, 0x4D, 0x00)
    case .waived, .unknown: Color(hex8: 0x5A, 0x5A, 0x64)
    }
  }
}
