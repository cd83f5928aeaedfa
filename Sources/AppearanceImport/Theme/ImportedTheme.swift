import OutputText
import ThemeSyntax

/// A theme that says what an app's code says of its bars, with the place in the code of each of its lines.
package struct ImportedTheme: Sendable {
  /// A line that a finding may point to.
  struct Line: Sendable {
    let place: SourceRange
    /// The index of its appearance; nil for what is beside them.
    let appearance: Int?
    let part: ThemePlan.Part
    let keys: [String]
    /// The functions that set it; nil where it is set for every bar of the look.
    var makers: Set<SourceRange>?
    /// Whether it is that of every bar of the app.
    var isInherited = false
    /// Whether the code says it.
    var isSaid = true
    /// Whether the color is there for nobody to see.
    let isClear: Bool
  }

  package let text: String
  /// What is on the lines of the theme that say something, by their numbers from 1.
  let lines: [Int: Line]
  private let rows: [Substring]

  init(text: String, lines: [Int: Line]) {
    self.text = text
    self.lines = lines
    rows = text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// The theme with waivers above some of its lines.
  func waiving(_ waivers: [Int: [ThemeWaiver]]) -> ImportedTheme {
    var rows: [Substring] = []
    var moved: [Int: Line] = [:]
    for (index, row) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let blanks = row.prefix { $0 == " " }
      for waiver in waivers[index + 1, default: []] {
        rows.append("\(blanks)# appearance:ignore \(waiver.rule) -- \(waiver.reason)")
      }
      rows.append(row)
      moved[rows.count] = lines[index + 1]
    }
    return ImportedTheme(text: rows.joined(separator: "\n"), lines: moved)
  }

  /// The number of the line with the key of the bar that a line is in; of the line itself if it is in none.
  func barLine(of number: Int) -> Int {
    let key = rows.prefix(number).lastIndex { row in
      row.hasPrefix("    ") && !row.hasPrefix("     ") && row.hasSuffix(":")
    }
    return key.map { $0 + 1 } ?? number
  }

  /// Where the code says what a line of the theme says, or the next one that says something.
  func line(_ number: Int) -> Line? {
    lines[number] ?? lines.keys.filter { $0 > number }.min().flatMap { lines[$0] }
  }
}

/// A finding that the code does not prove, which the theme waives.
struct ThemeWaiver: Hashable {
  let rule: String
  let reason: String
}

/// Writes a theme line by line.
struct ThemeWriter {
  /// A property, or a group of them.
  private enum Node {
    case statement(ThemePlan.Statement)
    case group(key: String, [Node])
  }

  private let files: AppFiles
  private let plan: ThemePlan
  private var text: [(line: String, remark: String?)] = []
  private var lines: [Int: ImportedTheme.Line] = [:]
  private var waivedLines: Set<SourceRange> = []
  /// The file that the last remark names.
  private var shownFile: Int32?

  init(_ plan: ThemePlan, _ files: AppFiles) {
    self.plan = plan
    self.files = files
  }

  /// The theme under a heading.
  mutating func write(_ heading: [String]) -> ImportedTheme {
    for line in heading { text.append(("# \(visibleText(line))", nil)) }
    for (remark, place) in plan.remarks { text.append(("# \(remark)", self.remark(place, nil))) }
    writeColors()
    text.append(("appearances:", nil))
    for (index, appearance) in plan.appearances.enumerated() where appearance.hasValues {
      text.append(("  \(appearance.name):", nil))
      shownFile = nil
      for part in ThemePlan.Part.allCases {
        write(appearance.statements.filter { $0.part == part }, part, index)
      }
    }
    return ImportedTheme(text: aligned(), lines: lines)
  }

  private mutating func writeColors() {
    if !plan.colors.catalogs.isEmpty {
      text.append(("tokens:", nil))
      for catalog in plan.colors.catalogs {
        text.append(("  - { catalog: \(quoted(catalog)), as: names }", nil))
      }
    }
    if !plan.colors.entries.isEmpty { text.append(("palette:", nil)) }
    for entry in plan.colors.entries {
      text.append(
        (
          "  \(entry.key): \(PaletteDraft.text(of: entry.color))",
          entry.origin.map { visibleText($0) } ?? remark(entry.place, nil)
        ))
      lines[text.count] = ImportedTheme.Line(
        place: entry.place, appearance: nil, part: .appearance, keys: [entry.key], isClear: false)
    }
    shownFile = nil
  }

  // MARK: - Bars

  private mutating func write(
    _ statements: [ThemePlan.Statement], _ part: ThemePlan.Part, _ appearance: Int
  ) {
    guard !statements.isEmpty else { return }
    let values = statements.filter(\.isValue)
    if part == .appearance {
      write(nodes(statements, below: 0), indent: 4, appearance)
    } else if values.isEmpty {
      for statement in statements {
        write(comment: statement, indent: 4, under: part.rawValue + ".")
      }
    } else {
      text.append(("    \(part.rawValue):", nil))
      write(nodes(statements, below: 0), indent: 6, appearance)
    }
  }

  /// Statements by their keys from a depth on; those without a value stay beside the groups.
  private func nodes(_ statements: [ThemePlan.Statement], below depth: Int) -> [Node] {
    var nodes: [Node] = []
    var written: Set<String> = []
    for statement in statements {
      guard statement.isValue, statement.keys.count > depth + 1 else {
        // A mapping stands in place of the word for it.
        let isReplaced = statements.contains {
          $0.isValue && $0.keys.count > statement.keys.count
            && $0.keys.starts(with: statement.keys)
        }
        if !isReplaced { nodes.append(.statement(statement)) }
        continue
      }
      let key = statement.keys[depth]
      guard written.insert(key).inserted else { continue }
      let members = statements.filter {
        $0.isValue && $0.keys.count > depth + 1 && $0.keys[depth] == key
      }
      nodes.append(.group(key: key, self.nodes(members, below: depth + 1)))
    }
    return nodes
  }

  private mutating func write(_ nodes: [Node], indent: Int, _ appearance: Int) {
    let blanks = String(repeating: " ", count: indent)
    for node in nodes {
      switch node {
      case .group(let key, let nodes):
        text.append(("\(blanks)\(key):", nil))
        write(nodes, indent: indent + 2, appearance)
      case .statement(let statement):
        guard case .value(let value) = statement.content else {
          write(comment: statement, indent: indent, under: "")
          continue
        }
        writeWaivers(of: statement, blanks, appearance)
        text.append(
          (
            "\(blanks)\(statement.keys.last ?? ""): \(value.yaml)",
            statement.isSaid ? remark(statement.place, statement.note) : statement.note
          ))
        lines[text.count] = ImportedTheme.Line(
          place: statement.place, appearance: appearance, part: statement.part,
          keys: statement.keys, makers: statement.makers, isInherited: statement.isInherited,
          isSaid: statement.isSaid, isClear: value.isClear)
      }
    }
  }

  private mutating func write(
    comment statement: ThemePlan.Statement, indent: Int, under prefix: String
  ) {
    guard case .comment(let comment) = statement.content else { return }
    let blanks = String(repeating: " ", count: indent)
    let place = comment.hasSuffix(")") ? "" : " (\(files.shortPlace(statement.place)))"
    text.append(("\(blanks)# \(prefix)\(statement.path): \(visibleText(comment))\(place)", nil))
  }

  // MARK: - Comments

  private mutating func writeWaivers(
    of statement: ThemePlan.Statement, _ blanks: String, _ appearance: Int
  ) {
    guard waivedLines.insert(statement.place).inserted else { return }
    for waiver in files.waivers(at: statement.place) {
      text.append(("\(blanks)# \(visibleText(waiver.text))", nil))
      lines[text.count] = ImportedTheme.Line(
        place: waiver.place, appearance: appearance, part: statement.part, keys: statement.keys,
        isClear: false)
    }
  }

  /// A comment with a place; the file is named where it is another one than before.
  private mutating func remark(_ place: SourceRange, _ note: String?) -> String {
    let line = ":\(files.line(of: place))"
    let name = shownFile == place.file ? "" : SourcePath.name(files.sources[Int(place.file)].path)
    shownFile = place.file
    return visibleText(name + line + (note.map { ", \($0)" } ?? ""))
  }

  /// The lines with their remarks below one another, as far as lines are of a usual length.
  private func aligned() -> String {
    let widths = text.filter { $0.remark != nil }.map { $0.line.count }.filter { $0 <= 56 }
    let column = (widths.max() ?? 0) + 2
    return text.map { line, remark in
      guard let remark else { return line + "\n" }
      let blanks = String(repeating: " ", count: max(2, column - line.count))
      return "\(line)\(blanks)# \(remark)\n"
    }.joined()
  }
}

extension ThemePlan.Statement {
  var isValue: Bool { if case .value = content { true } else { false } }
}

extension AppFiles {
  /// The waivers in comments of the code on the line of a place and on the lines of comments above it.
  func waivers(at place: SourceRange) -> [(text: String, place: SourceRange)] {
    let source = sources[Int(place.file)]
    var found: [(text: String, place: SourceRange)] = []
    var start = source.bytes.prefix(Int(place.lower)).lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    var isOwnLine = true
    while true {
      let end = source.bytes[start...].firstIndex(of: 0x0A) ?? source.bytes.count
      let line = String(decoding: source.bytes[start..<end], as: UTF8.self)
      let comment = line.firstRange(of: "//") ?? line.firstRange(of: "/*")
      let own = line.drop(while: \.isWhitespace)
      guard isOwnLine || own.hasPrefix("//") || own.hasPrefix("/*") else { break }
      if let comment, let waiver = line[comment.upperBound...].firstRange(of: "appearance:ignore") {
        let end = line.firstRange(of: "*/")?.lowerBound ?? line.endIndex
        let text = String(line[waiver.lowerBound..<max(end, waiver.upperBound)]).trimmingBlanks()
        let offset = start + line[..<waiver.lowerBound].utf8.count
        found.append(
          (
            text,
            SourceRange(
              file: place.file, lower: Int32(offset), upper: Int32(offset + text.utf8.count))
          ))
      }
      guard start > 0 else { break }
      isOwnLine = false
      start = source.bytes[..<(start - 1)].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    }
    return found
  }
}

extension String {
  fileprivate func trimmingBlanks() -> String {
    String(reversed().drop(while: \.isWhitespace).reversed())
  }
}
