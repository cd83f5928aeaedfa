/// The anchors of a file; a name that is defined again stands for its newest node.
struct AnchorTable {
  /// What an alias needs to know of the node it names.
  struct Anchor {
    let node: Int32
    /// Nodes from here down, shared ones counted at every place they stand.
    var size = 1
    /// Levels of collections from here down; 0 for a scalar.
    var height = 0
    /// Whether the node's end has not been read yet.
    var isOpen = true
  }

  /// The newest anchor of each name, by bytes.
  private var newest: [[UInt8]: Int] = [:]
  private var anchors: [Anchor] = []

  /// Names a node and returns the definition's number.
  mutating func define(_ name: UnsafeBufferPointer<UInt8>, node: Int32) -> Int32 {
    newest[Array(name)] = anchors.count
    anchors.append(Anchor(node: node))
    return Int32(truncatingIfNeeded: anchors.count - 1)
  }

  mutating func close(_ number: Int32, size: Int, height: Int) {
    let node = anchors[Int(number)].node
    anchors[Int(number)] = Anchor(node: node, size: size, height: height, isOpen: false)
  }

  subscript(name: UnsafeBufferPointer<UInt8>) -> Anchor? { newest[Array(name)].map { anchors[$0] } }
}
