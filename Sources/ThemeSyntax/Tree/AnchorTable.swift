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

  private var names: TextTable?
  private var newest: [Int32] = []
  private var anchors: [Anchor] = []

  /// Names a node and returns the definition's number.
  mutating func define(_ name: UnsafeBufferPointer<UInt8>, node: Int32) -> Int32 {
    var names = self.names.take() ?? TextTable()
    let id = Int(names.intern(name).index)
    self.names = names
    let number = Int32(truncatingIfNeeded: anchors.count)
    anchors.append(Anchor(node: node))
    if id == newest.count { newest.append(number) } else { newest[id] = number }
    return number
  }

  /// Notes that a named node is complete.
  mutating func close(_ number: Int32, size: Int, height: Int) {
    anchors[Int(number)].size = size
    anchors[Int(number)].height = height
    anchors[Int(number)].isOpen = false
  }

  /// The newest node of a name.
  subscript(name: UnsafeBufferPointer<UInt8>) -> Anchor? {
    guard let id = names?.identifier(of: name) else { return nil }
    return anchors[Int(newest[Int(id.index)])]
  }
}
