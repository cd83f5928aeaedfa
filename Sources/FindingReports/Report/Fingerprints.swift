import OutputText
import ThemeCompilation
import ThemeSyntax

/// Names for the findings of a report that stay when the files are edited elsewhere.
///
/// A name is made of the rule, the file, the keys that lead to the place, the message without its
/// numbers and colors, and a count of findings that have all of this in common.
package struct Fingerprints {
  /// The names of the report's findings, in their order.
  package let findings: [String]
  /// The names of the report's suppressed findings, in their order.
  package let suppressed: [String]

  /// Names for a report whose files have the given paths.
  package init(_ report: DiagnosticReport, paths: [String]) {
    let all = report.diagnostics + report.suppressed.map(\.finding)
    // A finding that passes keeps its number, so that the others keep theirs.
    let order = all.indices.sorted { left, right in
      let (first, second) = (all[left].range?.lower ?? 0, all[right].range?.lower ?? 0)
      return (first, left) < (second, right)
    }
    var report = report
    report.prepare(keyPaths: true)
    var counts: [String: Int] = [:]
    var names = [String](repeating: "", count: all.count)
    for index in order {
      let finding = all[index]
      let file = report.file(of: finding)
      var identity = finding.id
      identity += "\0"
      identity += file.map { paths[$0] } ?? ""
      identity += "\0"
      identity += file == nil ? "" : report.keyPath(of: finding)
      identity += "\0"
      Self.append(shapeOf: finding.message, to: &identity)
      let count = counts[identity, default: 0]
      counts[identity] = count + 1
      let digest = SHA256.hexDigest(Array("\(identity)\0\(count)".utf8))
      names[index] = String(digest.prefix(32))
    }
    findings = Array(names[..<report.diagnostics.count])
    suppressed = Array(names[report.diagnostics.count...])
  }

  /// Names for a report whose files go by the paths that its formats show.
  package init(_ report: DiagnosticReport) {
    self.init(report, paths: report.sources.indices.map { report.path(of: $0) })
  }

  /// Appends the words of a message that are left when a color, a ratio or a line is another one.
  private static func append(shapeOf message: String, to text: inout String) {
    var isFirst = true
    for word in message.utf8.split(separator: UInt8(ascii: " ")) where isKept(word) {
      if !isFirst { text += " " }
      text += Substring(word)
      isFirst = false
    }
  }

  /// Digits within quotes belong to a name.
  private static func isKept(_ word: Substring.UTF8View) -> Bool {
    var hasQuote = false
    var hasDigit = false
    for byte in word {
      switch byte {
      case UInt8(ascii: "#"): return false
      case UInt8(ascii: "'"): hasQuote = true
      case UInt8(ascii: "0")...UInt8(ascii: "9"): hasDigit = true
      default: break
      }
    }
    return hasQuote || !hasDigit
  }
}

/// Names places of a theme by the keys that lead there, which stay when lines move.
struct KeyPaths: Sendable {
  private struct Entry {
    let offset: Int32
    let text: TextID
    let parent: Int
  }

  private var texts = TextTable()
  private var entries: [Entry] = []

  /// The places of a file.
  init(_ source: SourceFile) {
    let tree = readTheme(source, file: 0, texts: &texts).tree
    guard let tree else { return }
    add(tree, tree.root, parent: -1)
  }

  /// The keys that lead to a byte; the text of its line in a file that cannot be read.
  func path(to offset: Int, _ map: SourceMap) -> String {
    guard !entries.isEmpty else { return Self.lineText(map, at: offset) }
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if Int(entries[middle].offset) <= offset { low = middle + 1 } else { high = middle }
    }
    var keys: [String] = []
    var index = low - 1
    while index >= 0 {
      keys.append(texts.string(entries[index].text))
      index = entries[index].parent
    }
    return keys.reversed().joined(separator: ".")
  }

  private mutating func add(_ tree: SyntaxTree, _ node: NodeID, parent: Int) {
    let start = tree.range(node).lower
    for (key, value) in tree.entries(node) {
      let place = tree.range(key)
      // What a merge key brings in stands elsewhere and has its place there.
      guard place.lower >= start, let text = tree.text(key) else { continue }
      entries.append(Entry(offset: place.lower, text: text, parent: parent))
      if tree.range(value).lower >= place.upper {
        add(tree, value, parent: entries.count - 1)
      }
    }
    for item in tree.items(node) where tree.range(item).lower >= start {
      add(tree, item, parent: parent)
    }
  }

  private static func lineText(_ map: SourceMap, at offset: Int) -> String {
    let line = map.bytes[map.position(of: offset).content].split {
      $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t")
    }
    return line.map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ")
  }
}
