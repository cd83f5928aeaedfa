internal import OutputText
internal import ThemeSyntax

/// A source line as it is shown, and the underline that goes below it.
struct CodeFrame {
  /// The line, or the part of a long one around the place, with `…` where it was cut.
  let line: String
  /// How many columns stand before the underline.
  let indent: Int
  /// `^` and as many `~` as it takes to reach the end of the place on this line.
  let underline: String

  /// The most columns of a source line that are shown on a wide terminal.
  static let limit = 120

  /// The frame of a range that starts at `position`, of a line of which `limit` columns are shown at most.
  init(
    source: SourceFile, range: SourceRange, at position: SourceMap.Position,
    limit: Int = CodeFrame.limit
  ) {
    let lower = min(max(Int(range.lower), position.content.lowerBound), position.content.upperBound)
    let upper = min(max(Int(range.upper), lower), position.content.upperBound)
    let near = Self.neighborhood(of: lower, in: position.content, source.bytes)
    let cells = DisplayCell.cells(of: source.bytes, in: near)
    let place = cells.firstIndex { $0.bytes.upperBound > lower } ?? cells.endIndex
    let window = Self.window(
      of: cells, around: place, limit, isWhole: near == position.content)

    let cutBefore = window.lowerBound > 0 || near.lowerBound > position.content.lowerBound
    let cutAfter = window.upperBound < cells.count || near.upperBound < position.content.upperBound
    let shown = cells[window]
    let text = (cutBefore ? "…" : "") + shown.map(\.text).joined() + (cutAfter ? "…" : "")
    line = cutAfter ? text : text.withoutTrailingSpaces
    indent = shown.reduce(cutBefore ? 1 : 0) {
      $1.bytes.upperBound <= lower ? $0 + $1.width : $0
    }
    let width = shown.reduce(0) {
      $1.bytes.upperBound > lower && $1.bytes.lowerBound < upper ? $0 + $1.width : $0
    }
    underline = "^" + String(repeating: "~", count: min(max(0, width - 1), limit))
  }

  /// The bytes worth decoding: no window can need more, however long the line is.
  private static func neighborhood(
    of offset: Int, in line: Range<Int>, _ bytes: [UInt8]
  ) -> Range<Int> {
    let columns = line.clamped(to: (offset - limit - 1)..<(offset + limit + 1))
    // Each byte of ASCII takes a column.
    let reach = bytes[columns].allSatisfy { $0 < 0x80 } ? limit + 1 : 8 * limit
    var start = max(line.lowerBound, offset - reach)
    while start > line.lowerBound, start < line.upperBound, bytes[start] & 0xC0 == 0x80 {
      start -= 1
    }
    return start..<min(line.upperBound, offset + reach)
  }

  /// The cells to show: all when they fit, else from a little before the place on.
  private static func window(
    of cells: [DisplayCell], around place: Int, _ limit: Int, isWhole: Bool
  ) -> Range<Int> {
    // How many columns stay visible before the place when a line is cut.
    let lead = limit / 3
    if isWhole && cells.reduce(0, { $0 + $1.width }) <= limit { return cells.indices }
    var start = place
    var before = 0
    while start > 0, before + cells[start - 1].width <= lead {
      start -= 1
      before += cells[start].width
    }
    var end = start
    var columns = 0
    while end < cells.count, columns + cells[end].width <= limit {
      columns += cells[end].width
      end += 1
    }
    return start..<max(end, start)
  }
}

extension String {
  fileprivate var withoutTrailingSpaces: String {
    guard let last = unicodeScalars.lastIndex(where: { $0 != " " }) else { return "" }
    return String(unicodeScalars[...last])
  }
}
