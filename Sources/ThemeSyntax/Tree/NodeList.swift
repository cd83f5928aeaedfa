@usableFromInline final class NodeList: RandomAccessCollection {
  @usableFromInline let nodes: Arena<SyntaxTree.Node>

  init(_ nodes: consuming Arena<SyntaxTree.Node>) {
    self.nodes = nodes
  }

  @usableFromInline var startIndex: Int { 0 }
  @usableFromInline var endIndex: Int { nodes.count }

  @usableFromInline subscript(index: Int) -> SyntaxTree.Node {
    nodes[Int32(truncatingIfNeeded: index)]
  }

  @inlinable subscript(index: Int32) -> SyntaxTree.Node { nodes[index] }
}
