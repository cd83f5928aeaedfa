/// The nodes of a finished tree, shared by its copies.
final class NodeList: RandomAccessCollection {
  private let nodes: Arena<SyntaxTree.Node>

  /// Takes over what a builder has put together.
  init(_ nodes: consuming Arena<SyntaxTree.Node>) {
    self.nodes = nodes
  }

  var startIndex: Int { 0 }
  var endIndex: Int { nodes.count }

  /// The node at an index of the tree.
  subscript(index: Int) -> SyntaxTree.Node { nodes[Int32(truncatingIfNeeded: index)] }
}
