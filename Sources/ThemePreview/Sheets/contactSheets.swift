import ColorScience
import OutputText
package import ThemeAnalysis
import ThemeLint
import ThemeModel

/// A picture of an appearance.
package struct ContactSheet: Sendable {
  /// What the file is called: `Brand.light.svg`.
  package let name: String
  /// SVG, UTF-8.
  package let bytes: [UInt8]
}

/// A picture for each appearance of a theme: all drawings of it and of its inverse, for where no page runs.
///
/// Texts have the system's fonts, and a picture looks the same on light pages and on dark ones.
package func contactSheets(_ analysis: Analysis) -> [ContactSheet] {
  guard let source = PreviewedTheme(analysis, isAlone: true) else { return [] }
  var taken: Set<String> = []
  return source.theme.appearances.indices.compactMap { index in
    let appearance = source.theme.appearances[index]
    guard !appearance.isInverse else { return nil }
    var name = "\(source.theme.name).\(source.fragment(appearance))"
    // Two names may differ by what a file's name cannot have, or by case.
    while !taken.insert(name.lowercased()).inserted { name += "-" }
    return ContactSheet(name: name + ".svg", bytes: sheet(index, source))
  }
}

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

/// Drawings beside each other.
private struct SheetRow {
  let title: String?
  let drawings: [SceneMaker.Drawing]

  var width: Double {
    drawings.reduce(0) { $0 + PhonePicture.width(of: $1.scene) }
      + Double(max(0, drawings.count - 1)) * Card.gap
  }
  /// The height of the lines above the drawings.
  var caption: Double {
    drawings.contains { $0.gap != nil } ? 2 * Card.line + 6 : Card.line + 6
  }
  var height: Double {
    (title == nil ? 0 : Card.title) + caption
      + (drawings.map { PhonePicture.height(of: $0.scene) }.max() ?? 0) + Card.gap
  }
}

private func sheet(_ index: Int, _ source: PreviewedTheme) -> [UInt8] {
  let appearance = source.theme.appearances[index]
  var rows = rows(index, appearance.name, source)
  for inverse in appearance.inverse where source.theme.appearances[inverse].isInverse {
    rows += inverseRows(inverse, source)
  }
  let width = (rows.map(\.width).max() ?? 0) + 2 * Card.margin
  let height = rows.reduce(0) { $0 + $1.height } + Card.margin
  var sheet = SheetWriter()
  sheet.markup("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"")
  sheet.number(width)
  sheet.markup("\" height=\"")
  sheet.number(height)
  sheet.markup("\" viewBox=\"0 0 ")
  sheet.number(width)
  sheet.markup(" ")
  sheet.number(height)
  sheet.markup(
    "\" role=\"img\" font-family=\"-apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif\">\n"
  )
  sheet.own(previewMark)
  sheet.markup("\n<title>")
  sheet.text("\(source.theme.name), appearance '\(appearance.name)'")
  sheet.markup("</title>\n")
  sheet.box(0, 0, width, height, Card.ground, radius: 16)
  var y = Card.margin / 2
  for row in rows {
    if let title = row.title {
      sheet.words(title, Card.margin, y + 28, 20, Card.ink, .semibold)
      y += Card.title
    }
    var x = Card.margin
    for drawing in row.drawings {
      sheet.words(drawing.caption, x, y + 13, 12, Card.muted)
      if let gap = drawing.gap { sheet.words(gap, x, y + 13 + Card.line, 10, Card.muted) }
      var phone = PhonePicture(drawing.scene, x: x, y: y + row.caption)
      sheet.markup("\n<g>")
      phone.draw(&sheet)
      sheet.markup("</g>\n")
      x += PhonePicture.width(of: drawing.scene) + Card.gap
    }
    y += row.height - (row.title == nil ? 0 : Card.title)
  }
  sheet.markup("</svg>\n")
  return sheet.finish()
}

private func inverseRows(_ index: Int, _ source: PreviewedTheme) -> [SheetRow] {
  let inverse = source.theme.appearances[index]
  guard case .inverse(let base, let rule) = inverse.kind else { return [] }
  return rows(index, "\(base), inverse by \(rule.rawValue)", source)
}

private func rows(_ index: Int, _ title: String, _ source: PreviewedTheme) -> [SheetRow] {
  let pairs = source.analysis.judgedPairs(of: index, in: source.theme)
  let maker = SceneMaker(
    source.theme.appearances[index], pairs, source.theme.colors,
    source.analysis.input.configuration)
  let drawings = maker.drawings()
  // A row for each variant, or for two where there are few states.
  let states = Set(drawings.map(\.scene.state)).count
  let columns = states > 2 ? states : 4
  return stride(from: 0, to: drawings.count, by: columns).map { start in
    SheetRow(
      title: start == 0 ? title : nil,
      drawings: Array(drawings[start..<min(start + columns, drawings.count)]))
  }
}
