import ColorScience
import ThemeCompiler

/// A table of the documentation, made of the rows that the compiler reads.
struct DocumentationTable: Sendable {
  /// The page, a path from the root of the package.
  let page: String
  /// The first line of the table, by which it is found in the page.
  let head: String
  let text: String

  private init(_ page: String, _ columns: [String], _ rows: [[String]]) {
    func line(_ cells: [String]) -> String { "| \(cells.joined(separator: " | ")) |" }
    self.page = page
    head = line(columns)
    let lines = [head, line(columns.map { _ in "---" })] + rows.map(line)
    text = lines.joined(separator: "\n") + "\n"
  }

  static let all = [bars, outside, systems, systemColors, colors, configuration, outputs]

  private static let systemColors = DocumentationTable(
    "Docs/Systems.md", ["Text on `.systemBackground`"] + Variant.allCases.map { "`\($0.name)`" },
    [
      "label", "secondaryLabel", "tertiaryLabel", "placeholderText", "link", "systemRed",
      "systemOrange", "systemYellow", "systemGreen", "systemMint", "systemTeal", "systemCyan",
      "systemBlue", "systemIndigo", "systemPurple", "systemPink", "systemBrown", "systemGray",
    ].map { name in
      ["`.\(name)`"] + Variant.allCases.map { systemContrasts(of: name, in: $0) }
    })

  /// The contrast of a color of UIKit's on its own background, on iOS 15 and on iOS 26 where that differs;
  /// what is too little for text is set in bold.
  private static func systemContrasts(of name: String, in variant: Variant) -> String {
    let ratios = [UIKitGeneration.ios15, .ios26].compactMap { generation -> String? in
      guard let text = UIKitColor(name)?.variants(in: generation)[variant],
        let background = UIKitColor("systemBackground")?.variants(in: generation)[variant]
      else { return nil }
      let ratio = contrast(text, on: background, over: background)
      let shown = flooredToHundredths(ratio)
      return ratio < 4.5 ? "**\(shown)**" : shown
    }
    return Set(ratios).count == 1 ? ratios[0] : ratios.joined(separator: " → ")
  }

  private static let systems = DocumentationTable(
    "Docs/Systems.md",
    ["Property", "Bars", "iOS"] + dressers.map { "`\($0.id)`" },
    BarProperty.all.flatMap { row in
      var rows: [(bars: [BarKind], since: String, cells: [String])] = []
      for bar in BarKind.allCases {
        guard let since = row.since[bar].map(String.init) else { continue }
        let cells = dressers.map { marks(row.property, bar, $0) }
        if let index = rows.firstIndex(where: { $0.since == since && $0.cells == cells }) {
          rows[index].bars.append(bar)
        } else {
          rows.append(([bar], since, cells))
        }
      }
      return rows.map { bars, since, cells in
        [
          "`\(row.name)`",
          bars.count == BarKind.allCases.count ? "all" : bars.map(\.title).joined(separator: ", "),
          since,
        ] + cells
      }
    })

  /// What becomes of a property in each generation of iOS, one mark where that is the same.
  private static func marks(_ property: BarProperty, _ bar: BarKind, _ output: Output) -> String {
    let marks = DrawnBar.Era.allCases.map { generation in
      Configuration().fate(of: property, on: bar, by: output, in: generation).mark
    }
    return Set(marks).count == 1 ? marks[0] : marks.joined(separator: " ")
  }

  private static let dressers = Output.all.filter { $0.mechanism != nil }

  private static let outside = DocumentationTable(
    "Docs/ThemeFormat.md", ["UIKit's property", "What to do"],
    OutsideKey.all.map {
      ["`\($0.name)`", $0.advice.replacing(/'(\w+)'/) { "`\($0.1)`" }]
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

extension PropertyFate {
  fileprivate var mark: String {
    switch self {
    case .carried: "✓"
    case .ignored: "✗"
    case .omitted: "–"
    case .notYet: "·"
    }
  }
}

extension ValueKind {
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

private func code(_ words: [String]) -> String {
  words.map { "`\($0)`" }.joined(separator: ", ")
}
