import ColorScience
import ThemeModel

/// A table of the documentation, made of the rows that the compiler reads.
package struct DocumentationTable: Sendable {
  /// The page, a path from the root of the package.
  package let page: String
  /// The first line of the table, by which it is found in the page.
  package let head: String
  /// The table with all its lines.
  package let text: String

  private init(_ page: String, _ columns: [String], _ rows: [[String]]) {
    func line(_ cells: [String]) -> String { "| \(cells.joined(separator: " | ")) |" }
    self.page = page
    head = line(columns)
    let lines = [head, line(columns.map { _ in "---" })] + rows.map(line)
    text = lines.joined(separator: "\n") + "\n"
  }

  /// Every table.
  package static let all = [bars, outside, systems, colors, configuration, outputs]

  private static let systems = DocumentationTable(
    "Docs/Systems.md",
    ["Property", "iOS"] + dressers.map { "`\($0.id)`" },
    BarProperty.all.map { row in
      let bars = BarKind.allCases.filter { row.since[$0] != nil }
      let since = Set(bars.compactMap { row.since[$0] }).sorted().map(String.init)
      let cells = dressers.map { output in
        let written = bars.filter { Configuration().writes(row.property, of: $0, by: output) }
        if written.count == bars.count { return "✓" }
        return written.isEmpty ? "–" : written.map(\.title).joined(separator: ", ")
      }
      return ["`\(row.name)`", since.joined(separator: ", ")] + cells
    })

  /// The outputs that dress bars.
  private static let dressers = Output.all.filter { $0.mechanism != nil }

  private static let outside = DocumentationTable(
    "Docs/ThemeFormat.md", ["UIKit's property", "What to do"],
    OutsideKey.all.map {
      ["`\($0.name)`", $0.advice.replacing("'", with: "`")]
    })

  private static let bars = DocumentationTable(
    "Docs/ThemeFormat.md", ["Key", "Value", "On", "What it is", "UIKit", "SwiftUI"],
    BarProperty.all.map { row in
      let bars = BarKind.allCases.filter { row.since[$0] != nil }
      let key = row.key(in: bars.first ?? .navigationBar)
      return [
        "`\(row.name)`", key.value.cell,
        bars.count == BarKind.allCases.count ? "all" : bars.map(\.title).joined(separator: ", "),
        key.description, row.uiKit, row.swiftUI.map { "`\($0)`" } ?? "",
      ]
    })

  private static let colors = DocumentationTable(
    "Docs/ThemeFormat.md", ["Notation", "Example", "What it is"],
    ColorNotation.all.map { row in
      let names = ([row.syntax] + row.aliases).map { row.isFunction ? "`\($0)`" : $0 }
      let words = row.isFunction && !row.words.isEmpty ? ": \(code(row.words))" : ""
      let isQuoted = row.example.hasPrefix("#") || row.example.hasPrefix("{")
      return [
        names.joined(separator: ", "), isQuoted ? "`\"\(row.example)\"`" : "`\(row.example)`",
        row.summary + words,
      ]
    })

  private static let configuration = DocumentationTable(
    "Docs/Configuration.md", ["Key", "Value", "Default", "What it is"],
    Section.configuration.keys.map {
      ["`\($0.name)`", $0.value.cell, $0.standard ?? "", $0.summary]
    })

  private static let outputs = DocumentationTable(
    "Docs/Configuration.md", ["Output", "File", "What it is"],
    Output.all.map { ["`\($0.id)`", "`\($0.pattern)`", $0.summary] })
}

extension ValueKind {
  /// The kind in a cell of a table.
  fileprivate var cell: String {
    switch self {
    case .flag: "`true`, `false`"
    case .text, .shape: phrase
    case .words(let words): code(words.map(\.name))
    case .colorOr(_, let phrase): "a color or \(phrase)"
    case .wordsOr(let words, _, let phrase): code(words.map(\.name)) + " or " + phrase
    }
  }
}

/// Words as code with commas between them.
private func code(_ words: [String]) -> String {
  words.map { "`\($0)`" }.joined(separator: ", ")
}
