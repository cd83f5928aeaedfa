/// Puts a file's nodes together in reading order: what the YAML and the JSON reader share.
///
/// Scalars are interned without becoming strings, children are linked as they come, and nothing is
/// allocated per node.
struct TreeBuilder {
  let file: Int32
  let limits: ReadLimits
  var texts = TextTable()
  var diagnostics: [Diagnostic] = []
  var nodes: [SyntaxTree.Node] = []
  var open: [OpenCollection] = []
  var root: Int32 = -1
  /// Keys of the open mappings, innermost last.
  var claims: [KeyClaim] = []
  /// Per text the serial number of the innermost open mapping that has it as a key; 0 for none.
  var owners: [Int32] = []
  var nextSerial: Int32 = 1
  /// The first of several keys that only differ in their Unicode normalisation.
  var canonicalKeys: [String: TextID] = [:]
  var anchors = AnchorTable()
  /// How many nodes aliases have added so far.
  var aliasedNodes = 0
  /// Whether the tree is too broken to be used.
  var isUnusable = false

  init(file: Int32, limits: ReadLimits, expecting bytes: Int) {
    self.file = file
    self.limits = limits
    nodes.reserveCapacity(bytes / 12 + 16)
    open.reserveCapacity(limits.depth)
  }

  /// Adds a scalar as the next child and returns its node.
  @discardableResult
  mutating func addScalar(
    _ kind: SyntaxTree.Kind, _ text: UnsafeBufferPointer<UInt8>, _ lower: Int32, _ upper: Int32
  ) -> Int32 {
    let id = texts.intern(text)
    let index = append(kind, lower, upper, content: id.index)
    if kind == .plainScalar, text.count <= 4, isNullText(text) { nodes[Int(index)].isNull = true }
    if !open.isEmpty, open[open.count - 1].slot == .key {
      addKey(index, id, text)
    } else {
      attach(index, size: 1, height: 0)
    }
    return index
  }

  /// Adds a value that a diagnostic already speaks of.
  mutating func addReported(_ lower: Int32, _ upper: Int32) {
    let empty = texts.intern(UnsafeBufferPointer(start: nil, count: 0))
    let index = append(.plainScalar, lower, upper, content: empty.index)
    nodes[Int(index)].isNull = true
    nodes[Int(index)].isReported = true
    if open.last?.slot == .key {
      open[open.count - 1].slot = .discarded
      return
    }
    attach(index, size: 1, height: 0)
  }

  /// Begins a mapping or sequence; false, with a diagnostic, when it is nested too deep.
  mutating func openCollection(
    _ kind: SyntaxTree.Kind, isFlow: Bool, _ lower: Int32, _ upper: Int32, anchor: Int32 = -1
  ) -> Bool {
    guard open.count < limits.depth else {
      reportTooDeep(lower, upper)
      isUnusable = true
      return false
    }
    let index = append(kind, lower, upper, content: -1)
    nodes[Int(index)].isFlow = isFlow
    var collection = OpenCollection(
      node: index, serial: nextSerial, firstClaim: claims.count,
      slot: kind == .mapping ? .key : .item, end: lower)
    collection.anchor = anchor
    open.append(collection)
    nextSerial &+= 1
    return true
  }

  /// Ends the innermost collection at `upper`, or where its last child ends.
  mutating func closeCollection(_ upper: Int32?) {
    guard let collection = open.last else { return }
    if collection.hasMerge { mergeEntries(of: collection) }
    releaseClaims(from: collection.firstClaim)
    open.removeLast()
    nodes[Int(collection.node)].upper = upper ?? collection.end
    let height = collection.childHeight + 1
    if collection.anchor >= 0 {
      anchors.close(collection.anchor, size: collection.size, height: height)
    }
    attach(collection.node, size: collection.size, height: height)
  }

  /// Links a finished node to the innermost collection, or makes it the root.
  mutating func attach(_ index: Int32, size: Int, height: Int) {
    guard !open.isEmpty else {
      root = index
      return
    }
    let top = open.count - 1
    open[top].size = open[top].size.saturatingSum(size)
    open[top].childHeight = max(open[top].childHeight, height)
    open[top].end = max(open[top].end, nodes[Int(index)].upper)
    switch open[top].slot {
    case .item:
      link(index, top)
    case .key:
      reportComplexKey(index)
      open[top].slot = .discarded
    case .value:
      link(index, top)
      open[top].slot = .key
    case .discarded:
      open[top].slot = .key
    }
  }

  /// Makes a node the last child of an open collection.
  mutating func link(_ index: Int32, _ position: Int) {
    let last = open[position].lastChild
    if last >= 0 {
      nodes[Int(last)].next = index
    } else {
      nodes[Int(open[position].node)].content = index
    }
    open[position].lastChild = index
  }

  /// Adds a node that is not linked to anything yet.
  mutating func append(
    _ kind: SyntaxTree.Kind, _ lower: Int32, _ upper: Int32, content: Int32
  ) -> Int32 {
    let index = Int32(truncatingIfNeeded: nodes.count)
    nodes.append(
      SyntaxTree.Node(kind: kind, lower: lower, upper: max(lower, upper), content: content))
    return index
  }

  private func isNullText(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    switch text.count {
    case 0: true
    case 1: text[0] == UInt8(ascii: "~")
    case 4:
      text.elementsEqual("null".utf8) || text.elementsEqual("Null".utf8)
        || text.elementsEqual("NULL".utf8)
    default: false
    }
  }
}
