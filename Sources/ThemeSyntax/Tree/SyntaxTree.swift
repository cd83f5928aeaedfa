@usableFromInline package struct NodeID: Sendable, Hashable {
  @usableFromInline package let index: Int32

  @inlinable package init(index: Int32) {
    self.index = index
  }
}

/// What a file says, before anybody asks what it means: mappings, sequences and scalars with their places.
///
/// Aliases and merge keys are already followed: a shared node is one node with several parents.
@usableFromInline package struct SyntaxTree {
  @usableFromInline package enum Kind: UInt8, Sendable, BitwiseCopyable {
    case plainScalar, quotedScalar, blockScalar, sequence, mapping
    /// A place where another node stands again; readers make it, accessors look through it.
    case alias

    @inlinable package var isScalar: Bool { rawValue <= Kind.blockScalar.rawValue }
  }

  @usableFromInline struct Node: Sendable, BitwiseCopyable {
    @usableFromInline var kind: Kind
    /// Whether a mapping or sequence is written in braces or brackets.
    @usableFromInline var isFlow = false
    /// Whether a plain scalar says "no value": empty, `~` or `null`.
    @usableFromInline var isNull = false
    /// Whether a diagnostic already says what is wrong here.
    @usableFromInline var isReported = false
    @usableFromInline var lower: Int32
    @usableFromInline var upper: Int32
    /// A scalar's text, a collection's first child, an alias's target; -1 for none.
    @usableFromInline var content: Int32
    /// The next child of the same collection (a mapping's children alternate key and value); -1 at the end.
    @usableFromInline var next: Int32 = -1
  }

  /// The number of the file in the run.
  @usableFromInline package let file: Int32
  @usableFromInline let nodes: NodeList
  /// The document's own node.
  @usableFromInline package let root: NodeID
  /// Whether any node stands at another place again.
  let hasAliases: Bool
  /// Whether any node is an `alias`, which a merge key makes too.
  @usableFromInline let hasStandIns: Bool

  /// What a node is, never `alias`.
  @inlinable package func kind(_ id: NodeID) -> Kind {
    nodes[target(id)].kind
  }

  /// The bytes a node was read from; for an alias those of the node it stands for.
  @inlinable package func range(_ id: NodeID) -> SourceRange {
    let node = nodes[target(id)]
    return SourceRange(file: file, lower: node.lower, upper: node.upper)
  }

  /// The text of a scalar, nil for a collection.
  @inlinable package func text(_ id: NodeID) -> TextID? {
    let node = nodes[target(id)]
    return node.kind.isScalar ? TextID(index: node.content) : nil
  }

  /// Whether a plain scalar stands for no value: nothing at all, `~`, `null`, `Null` or `NULL`.
  @inlinable package func isNull(_ id: NodeID) -> Bool {
    nodes[target(id)].isNull
  }

  /// Whether the reader has already reported this value, so that later stages pass over it.
  @inlinable package func isReported(_ id: NodeID) -> Bool {
    nodes[target(id)].isReported
  }

  /// The name in `{name}` written without quotes, which YAML reads as a mapping of one empty entry.
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

  /// Whether a collection is written in braces or brackets.
  package func isFlow(_ id: NodeID) -> Bool { nodes[target(id)].isFlow }

  /// A mapping's entries in the order of the file; empty for anything else.
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

  /// A sequence's items in the order of the file; empty for anything else.
  package func items(_ id: NodeID) -> [NodeID] { Array(eachItem(of: id)) }

  /// The same one after the other, without a list of them.
  @inlinable package func eachItem(of id: NodeID) -> Items {
    let node = nodes[target(id)]
    return Items(tree: self, cursor: node.kind == .sequence ? node.content : -1)
  }

  /// The bytes of every node that stands at another place again, by an alias or a merge key.
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

  @usableFromInline package struct Items: Sequence, IteratorProtocol {
    @usableFromInline let tree: SyntaxTree
    @usableFromInline var cursor: Int32

    @inlinable init(tree: SyntaxTree, cursor: Int32) {
      self.tree = tree
      self.cursor = cursor
    }

    /// The next item, nil at the end.
    @inlinable package mutating func next() -> NodeID? {
      guard cursor >= 0 else { return nil }
      let item = NodeID(index: tree.target(NodeID(index: cursor)))
      cursor = tree.nodes[cursor].next
      return item
    }
  }

  @usableFromInline package struct Entries: Sequence, IteratorProtocol {
    @usableFromInline let tree: SyntaxTree
    @usableFromInline var cursor: Int32

    @inlinable init(tree: SyntaxTree, cursor: Int32) {
      self.tree = tree
      self.cursor = cursor
    }

    /// The next key with its value, nil at the end.
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

package struct ReadResult {
  /// The file's tree; nil when it cannot be used.
  package var tree: SyntaxTree?
  /// Everything there is to say about the file's syntax, in the order of the file.
  package var diagnostics: [Diagnostic]
}
