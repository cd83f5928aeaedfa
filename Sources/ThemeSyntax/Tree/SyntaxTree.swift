@usableFromInline package struct NodeID: Sendable, Hashable {
  @usableFromInline package let index: Int32

  @inlinable package init(index: Int32) {
    self.index = index
  }
}

/// A file's nodes with their ranges; aliases and merge keys are resolved, so nodes are shared.
@usableFromInline package struct SyntaxTree {
  @usableFromInline package enum Kind: UInt8, Sendable, BitwiseCopyable {
    case plainScalar, quotedScalar, blockScalar, sequence, mapping
    /// Stands for another node; accessors resolve it.
    case alias

    @inlinable package var isScalar: Bool { rawValue <= Kind.blockScalar.rawValue }
  }

  @usableFromInline struct Node: Sendable, BitwiseCopyable {
    @usableFromInline var kind: Kind
    /// True for braces or brackets.
    @usableFromInline var isFlow = false
    @usableFromInline var isNull = false
    @usableFromInline var isReported = false
    @usableFromInline var lower: Int32
    @usableFromInline var upper: Int32
    /// A scalar's text, a collection's first child, an alias's target; -1 for none.
    @usableFromInline var content: Int32
    /// The collection's next child, -1 at the end; a mapping's alternate key and value.
    @usableFromInline var next: Int32 = -1
  }

  @usableFromInline package let file: Int32
  @usableFromInline let nodes: [Node]
  @usableFromInline package let root: NodeID
  let hasAliases: Bool
  /// Includes the `alias` nodes that merge keys create.
  @usableFromInline let hasStandIns: Bool

  @inlinable package func kind(_ id: NodeID) -> Kind {
    nodes[target(id)].kind
  }

  @inlinable package func range(_ id: NodeID) -> SourceRange {
    let node = nodes[target(id)]
    return SourceRange(file: file, lower: node.lower, upper: node.upper)
  }

  /// Returns nil for a collection.
  @inlinable package func text(_ id: NodeID) -> TextID? {
    let node = nodes[target(id)]
    return node.kind.isScalar ? TextID(index: node.content) : nil
  }

  /// True for an empty plain scalar, `~`, `null`, `Null` or `NULL`.
  @inlinable package func isNull(_ id: NodeID) -> Bool {
    nodes[target(id)].isNull
  }

  /// True for values already reported, which later stages skip.
  @inlinable package func isReported(_ id: NodeID) -> Bool {
    nodes[target(id)].isReported
  }

  /// The name in an unquoted `{name}`, which YAML reads as a mapping of one empty entry.
  @inlinable package func unquotedReference(_ id: NodeID) -> TextID? {
    let node = nodes[target(id)]
    guard node.kind == .mapping, node.isFlow, node.content >= 0 else { return nil }
    let key = nodes[node.content]
    let value = nodes[key.next]
    guard key.kind == .plainScalar, value.kind == .plainScalar, value.lower == value.upper,
      !value.isReported, value.next < 0
    else { return nil }
    return TextID(index: key.content)
  }

  package func isFlow(_ id: NodeID) -> Bool { nodes[target(id)].isFlow }

  @inlinable package func entries(_ id: NodeID) -> Entries {
    let node = nodes[target(id)]
    return Entries(tree: self, cursor: node.kind == .mapping ? node.content : -1)
  }

  @inlinable package func entryCount(_ id: NodeID) -> Int {
    let node = nodes[target(id)]
    var count = 0
    var next = node.kind == .mapping ? node.content : -1
    while next >= 0 {
      next = nodes[nodes[next].next].next
      count += 1
    }
    return count
  }

  /// In the order of the file; empty for other kinds.
  package func items(_ id: NodeID, most: Int = .max) -> [NodeID] {
    let node = nodes[target(id)]
    var items: [NodeID] = []
    var cursor = node.kind == .sequence ? node.content : -1
    while cursor >= 0, items.count < most {
      items.append(NodeID(index: target(NodeID(index: cursor))))
      cursor = nodes[cursor].next
    }
    return items
  }

  package var sharedRanges: [SourceRange] {
    guard hasAliases else { return [] }
    return nodes.indices.filter { nodes[$0].kind == .alias }
      .map { range(NodeID(index: Int32(truncatingIfNeeded: $0))) }
  }

  @inlinable func target(_ id: NodeID) -> Int32 {
    guard hasStandIns else { return id.index }
    var index = id.index
    while nodes[index].kind == .alias { index = nodes[index].content }
    return index
  }

  @usableFromInline package struct Entries: Sequence, IteratorProtocol {
    @usableFromInline let tree: SyntaxTree
    @usableFromInline var cursor: Int32

    @inlinable init(tree: SyntaxTree, cursor: Int32) {
      self.tree = tree
      self.cursor = cursor
    }

    @inlinable package mutating func next() -> (key: NodeID, value: NodeID)? {
      guard cursor >= 0 else { return nil }
      let value = tree.nodes[cursor].next
      let entry = (
        key: NodeID(index: tree.target(NodeID(index: cursor))),
        value: NodeID(index: tree.target(NodeID(index: value)))
      )
      cursor = tree.nodes[value].next
      return entry
    }
  }
}

extension Array where Element: BitwiseCopyable {
  @inlinable subscript(index: Int32) -> Element {
    get { self[Int(index)] }
    set { self[Int(index)] = newValue }
  }
}

package struct ReadResult {
  /// nil if it is unusable.
  package var tree: SyntaxTree?
  package var diagnostics: [Diagnostic]
}
