package import ThemeSyntax

/// The ranges of a file's appearances, their bars and the bars' states.
package struct AppearanceTexts: Sendable {
  private struct Block {
    let range: SourceRange
    /// The enclosing block, nil for an appearance.
    let outer: Int?
    let isBar: Bool
    /// True for a color by variant and a gradient, whose keys are no properties.
    let isValue: Bool
  }

  private var blocks: [Block] = []

  init(of tree: SyntaxTree) {
    for (key, appearances) in tree.entries(tree.root)
    where tree.text(key).flatMap({ Word(index: $0.index) }) == .appearances {
      add(appearances, of: tree, depth: 0, in: nil, within: tree.range(appearances))
    }
  }

  private mutating func add(
    _ node: NodeID, of tree: SyntaxTree, depth: Int, in outer: Int?, within text: SourceRange
  ) {
    for (key, value) in tree.entries(node) where tree.kind(value) == .mapping {
      let (start, end) = (tree.range(key), tree.range(value))
      // Aliases and merge keys have their text elsewhere.
      guard start.upper <= end.lower, text.contains(start), text.contains(end) else { continue }
      let range = SourceRange(file: start.file, lower: start.lower, upper: end.upper)
      let keys = tree.entries(value).compactMap { key, _ in tree.text(key) }
      let words = keys.compactMap { Word(index: $0.index) }
      let isValue = words.contains { $0.isVariant || $0 == .colors }
      blocks.append(Block(range: range, outer: outer, isBar: depth == 1, isValue: isValue))
      if depth < 2 { add(value, of: tree, depth: depth + 1, in: blocks.count - 1, within: end) }
    }
  }

  /// The last line of each appearance, bar and state, by the line of its key.
  func lastLines(_ lines: SourceMap) -> [Int: Int] {
    blocks.reduce(into: [:]) { last, block in
      last[lines.line(of: Int(block.range.lower))] =
        lines.line(of: Int(max(block.range.lower, block.range.upper - 1)))
    }
  }

  package func appearance(around place: SourceRange) -> SourceRange? {
    chain(around: place).last.map { blocks[$0].range }
  }

  /// True if two properties are visible together: those of a bar or state only within it.
  package func isSeen(_ other: SourceRange, with place: SourceRange) -> Bool {
    let (outer, own) = (chain(around: other), chain(around: place))
    guard outer.last == own.last else { return false }
    let inner = outer.first { !blocks[$0].isValue }
    return inner.map { own.contains($0) || own.count == 1 && blocks[$0].isBar } ?? false
  }

  /// Innermost first.
  private func chain(around place: SourceRange) -> [Int] {
    var lower = 0
    var upper = blocks.count
    while lower < upper {
      let middle = (lower + upper) / 2
      if blocks[middle].range.lower <= place.lower { lower = middle + 1 } else { upper = middle }
    }
    var chain: [Int] = []
    var next = lower > 0 ? lower - 1 : nil
    while let index = next {
      if blocks[index].range.contains(place) { chain.append(index) }
      next = blocks[index].outer
    }
    return chain
  }
}
