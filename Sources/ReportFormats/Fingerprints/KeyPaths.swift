internal import FindingReports
internal import ThemeSyntax

/// Names places of a theme by the keys that lead there, which stay when lines move.
struct KeyPaths {
  private struct Entry {
    let offset: Int32
    let text: TextID
    let parent: Int
  }

  private let source: SourceFile
  private var texts = TextTable()
  private var entries: [Entry] = []

  /// The places of a file.
  init(_ source: SourceFile) {
    self.source = source
    let tree = readTheme(source, file: 0, texts: &texts).tree
    guard let tree else { return }
    add(tree, tree.root, parent: -1)
  }

  /// The keys that lead to a byte; the text of its line in a file that cannot be read.
  func path(to offset: Int) -> String {
    guard !entries.isEmpty else { return lineText(at: offset) }
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

  private func lineText(at offset: Int) -> String {
    let content = LineStarts(source.bytes).position(of: offset).content
    let line = source.bytes[content].split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    return line.map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ")
  }
}
