/// A node of a syntax tree.
@usableFromInline package struct NodeID: Sendable, Hashable {
  @usableFromInline package let index: Int32

  @inlinable package init(index: Int32) {
    self.index = index
  }
}

/// What a file says, before anybody asks what it means: mappings, sequences and scalars with their places.
///
/// Aliases and merge keys are already followed: a shared node is one node with several parents.
package struct SyntaxTree {
  /// What a node is.
  package enum Kind: UInt8, Sendable, BitwiseCopyable {
    case plainScalar, quotedScalar, blockScalar, sequence, mapping
    /// A place where another node stands again; readers make it, accessors look through it.
    case alias

    package var isScalar: Bool { rawValue <= Kind.blockScalar.rawValue }
  }

  struct Node: Sendable {
    var kind: Kind
    /// Whether a mapping or sequence is written in braces or brackets.
    var isFlow = false
    /// Whether a plain scalar says "no value": empty, `~` or `null`.
    var isNull = false
    /// Whether a diagnostic already says what is wrong here.
    var isReported = false
    var lower: Int32
    var upper: Int32
    /// A scalar's text, a collection's first child, an alias's target; -1 for none.
    var content: Int32
    /// The next child of the same collection (a mapping's children alternate key and value); -1 at the end.
    var next: Int32 = -1
  }

  /// The number of the file in the run.
  package let file: Int32
  let nodes: NodeList
  /// The document's own node.
  package let root: NodeID

  init(file: Int32, nodes: NodeList, root: NodeID) {
    self.file = file
    self.nodes = nodes
    self.root = root
  }

  /// What a node is, never `alias`.
  package func kind(_ id: NodeID) -> Kind {
    nodes[Int(target(id))].kind
  }

  /// The bytes a node was read from; for an alias those of the node it stands for.
  package func range(_ id: NodeID) -> SourceRange {
    let node = nodes[Int(target(id))]
    return SourceRange(file: file, lower: node.lower, upper: node.upper)
  }

  /// The text of a scalar, nil for a collection.
  package func text(_ id: NodeID) -> TextID? {
    let node = nodes[Int(target(id))]
    return node.kind.isScalar ? TextID(index: node.content) : nil
  }

  /// Whether a plain scalar stands for no value: nothing at all, `~`, `null`, `Null` or `NULL`.
  package func isNull(_ id: NodeID) -> Bool {
    nodes[Int(target(id))].isNull
  }

  /// Whether the reader has already reported this value, so that later stages pass over it.
  package func isReported(_ id: NodeID) -> Bool {
    nodes[Int(target(id))].isReported
  }

  /// The name in `{name}` written without quotes, which YAML reads as a mapping of one empty entry.
  package func unquotedReference(_ id: NodeID) -> TextID? {
    let node = nodes[Int(target(id))]
    guard node.kind == .mapping, node.isFlow, node.content >= 0 else { return nil }
    let key = nodes[Int(node.content)]
    let value = nodes[Int(key.next)]
    guard key.kind == .plainScalar, value.kind == .plainScalar, value.lower == value.upper,
      !value.isReported, value.next < 0
    else { return nil }
    return TextID(index: key.content)
  }

  /// A mapping's entries in the order of the file; empty for anything else.
  package func entries(_ id: NodeID) -> Entries {
    let node = nodes[Int(target(id))]
    return Entries(tree: self, cursor: node.kind == .mapping ? node.content : -1)
  }

  /// The number of a mapping's entries.
  package func entryCount(_ id: NodeID) -> Int {
    entries(id).reduce(0) { count, _ in count + 1 }
  }

  /// A sequence's items in the order of the file; empty for anything else.
  package func items(_ id: NodeID) -> [NodeID] {
    let node = nodes[Int(target(id))]
    guard node.kind == .sequence else { return [] }
    var items: [NodeID] = []
    var next = node.content
    while next >= 0 {
      items.append(NodeID(index: target(NodeID(index: next))))
      next = nodes[Int(next)].next
    }
    return items
  }

  /// The bytes of every node that stands at another place again, by an alias or a merge key.
  package var sharedRanges: [SourceRange] {
    nodes.indices.filter { nodes[$0].kind == .alias }
      .map { range(NodeID(index: Int32(truncatingIfNeeded: $0))) }
  }

  private func target(_ id: NodeID) -> Int32 {
    var index = id.index
    while nodes[Int(index)].kind == .alias { index = nodes[Int(index)].content }
    return index
  }

  /// The keys and values of a mapping.
  package struct Entries: Sequence, IteratorProtocol {
    let tree: SyntaxTree
    var cursor: Int32

    /// The next key with its value, nil at the end.
    package mutating func next() -> (key: NodeID, value: NodeID)? {
      guard cursor >= 0 else { return nil }
      let value = tree.nodes[Int(cursor)].next
      let entry = (
        key: NodeID(index: tree.target(NodeID(index: cursor))),
        value: NodeID(index: tree.target(NodeID(index: value)))
      )
      cursor = tree.nodes[Int(value)].next
      return entry
    }
  }
}

/// What reading a file gives.
package struct ReadResult {
  /// The file's tree; nil when it cannot be used.
  package var tree: SyntaxTree?
  /// Everything there is to say about the file's syntax, in the order of the file.
  package var diagnostics: [Diagnostic]
}
