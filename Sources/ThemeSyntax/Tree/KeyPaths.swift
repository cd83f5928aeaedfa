import OutputText

/// Names ranges of a file by paths of keys, which survive moved lines.
package struct KeyPaths: Sendable {
  private struct Entry {
    let offset: Int32
    let key: Int32
    /// -1 for none.
    let parent: Int32
  }

  private var keys: [String] = []
  private var entries: [Entry] = []

  /// Empty for an unreadable file.
  package init(_ tree: SyntaxTree?, _ texts: TextTable) {
    guard let tree else { return }
    var known: [TextID: Int32] = [:]
    add(tree, tree.root, parent: -1, texts, &known)
  }

  /// The keys to a byte, joined by dots; the text of its line for an unreadable file.
  package func path(to offset: Int, in map: SourceMap) -> String {
    guard !entries.isEmpty else { return Self.lineText(map, at: offset) }
    var path: [String] = []
    var index = entries.prefixEnd { Int($0.offset) <= offset } - 1
    while index >= 0 {
      path.append(keys[Int(entries[index].key)])
      index = Int(entries[index].parent)
    }
    return path.reversed().joined(separator: ".")
  }

  private mutating func add(
    _ tree: SyntaxTree, _ node: NodeID, parent: Int32, _ texts: TextTable,
    _ known: inout [TextID: Int32]
  ) {
    let start = tree.range(node).lower
    for (key, value) in tree.entries(node) {
      let place = tree.range(key)
      // Merged entries are written elsewhere and listed there.
      guard place.lower >= start, let text = tree.text(key) else { continue }
      let index = known[text] ?? Int32(keys.count)
      if index == keys.count {
        keys.append(texts.string(text))
        known[text] = index
      }
      entries.append(Entry(offset: place.lower, key: index, parent: parent))
      if tree.range(value).lower >= place.upper {
        add(tree, value, parent: Int32(entries.count - 1), texts, &known)
      }
    }
    for item in tree.items(node) where tree.range(item).lower >= start {
      add(tree, item, parent: parent, texts, &known)
    }
  }

  private static func lineText(_ map: SourceMap, at offset: Int) -> String {
    let line = map.bytes[map.position(of: offset).content].split {
      $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t")
    }
    return line.map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ")
  }
}
