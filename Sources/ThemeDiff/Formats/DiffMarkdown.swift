import ColorScience
import OutputText

extension ThemeDifference {
  /// The difference for a comment on a pull request: a table for each part, code spans around colors, beside which
  /// code hosts draw them.
  var markdown: String {
    guard !isEmpty else { return "" }
    var text = "### Theme changes: \(version.rawValue) version\n"
    for (section, changes) in sections where !changes.isEmpty {
      text +=
        "\n#### \(section.title)\n\n| What | Before | After | Where |\n| --- | --- | --- | --- |\n"
      for change in changes.prefix(Self.limit) { text += change.row + "\n" }
      if changes.count > Self.limit {
        text += "| and \(changes.count - Self.limit) more | | | |\n"
      }
    }
    return text
  }

  /// The most rows of a table: a comment holds 65,536 characters.
  private static let limit = 100
}

extension Change {
  fileprivate var row: String {
    var what = "\(kind.noun) \(MarkdownText.code(name))"
    if isRename { what += " renamed" }
    if let remark, !isRename { what += "<br>\(MarkdownText.cell(remark))" }
    if let distance { what += "<br>\(distance)" }
    let cells: [String]
    if colors.isEmpty {
      cells = [before, after].map { $0.map(MarkdownText.code) ?? "–" }
    } else {
      cells = [
        colors.map { "\(MarkdownText.code($0.before.cssText)) \($0.variant.name)" },
        colors.map { "\(MarkdownText.code($0.after.cssText)) \($0.variant.name)" },
      ].map { $0.joined(separator: "<br>") }
    }
    let places = places.prefix(8).map(MarkdownText.code).joined(separator: "<br>")
    let rest = self.places.count > 8 ? "<br>and \(self.places.count - 8) more" : ""
    return "| \(what) | \(cells[0]) | \(cells[1]) | \(places)\(rest) |"
  }
}
