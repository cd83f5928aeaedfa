/// The anchors of a file; a repeated name refers to its newest node.
struct AnchorTable {
  struct Anchor {
    let node: Int32
    /// Nodes below and including this one, shared ones counted each time.
    var size = 1
    /// Levels of collections, 0 for a scalar.
    var height = 0
    /// True until the node's end is read.
    var isOpen = true
  }

  private var newest: [[UInt8]: Int] = [:]
  private var anchors: [Anchor] = []

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
