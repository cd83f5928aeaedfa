/// Builds a file's tree in reading order; scalars are interned without strings.
struct TreeBuilder: ~Copyable {
  let file: Int32
  let limits: ReadLimits
  var texts = TextTable()
  var diagnostics: FindingList
  var nodes: [SyntaxTree.Node] = []
  var root: Int32 = -1
  /// The innermost open collection; separate as every node changes it.
  var current = OpenCollection()
  /// The collections around `current`, outermost first.
  var outer: [OpenCollection] = []
  /// By text.
  var keys: [KeyState] = []
  /// Keys of the open mappings, innermost last.
  var claims: [KeyClaim] = []
  var nextSerial: Int32 = 1
  var canonicalKeys: [String: TextID] = [:]
  var anchors = AnchorTable()
  var hasAliases = false
  var hasStandIns = false
  var aliasedNodes = 0
  /// End of a text that is reported as a whole, to suppress findings within it.
  var reportedUntil: Int32 = 0
  var isUnusable = false

  init(_ check: ByteCheck) {
    file = check.file
    limits = check.limits
    diagnostics = FindingList(limit: limits.diagnostics)
    nodes.reserveCapacity(check.bytes.count / 12 + 16)
    outer.reserveCapacity(16)
  }

  var depth: Int { outer.count }

  @discardableResult
  mutating func addScalar(
    _ kind: SyntaxTree.Kind, _ text: UnsafeBufferPointer<UInt8>, _ lower: Int32, _ upper: Int32
  ) -> Int32 {
    let id = texts.intern(text)
    var node = SyntaxTree.Node(
      kind: kind, lower: lower, upper: max(lower, upper), content: id.index)
    node.isNull = kind == .plainScalar && isNull(text)
    let index = append(node)
    if current.slot == .key {
      let isMerge = kind == .plainScalar && isMergeText(text)
      addKey(index, id, length: text.count, upper: node.upper, isMerge: isMerge)
    } else {
      attach(index, upper: node.upper)
    }
    return index
  }

  mutating func addReported(_ lower: Int32, _ upper: Int32) {
    let empty = texts.intern(UnsafeBufferPointer(start: nil, count: 0))
    var node = SyntaxTree.Node(kind: .plainScalar, lower: lower, upper: upper, content: empty.index)
    node.isNull = true
    node.isReported = true
    let index = append(node)
    if current.slot == .key {
      discardKey()
    } else {
      attach(index, upper: upper)
    }
  }

  /// Skips a key with its value, or an item or value.
  mutating func discardKey() {
    switch current.slot {
    case .key: current.slot = .discarded
    case .discarded: current.slot = .key
    case .root, .item, .value: break
    }
  }

  /// Returns false, with a diagnostic, if it is nested too deep.
  mutating func openCollection(
    _ kind: SyntaxTree.Kind, isFlow: Bool, _ lower: Int32, _ upper: Int32, anchor: Int32 = -1
  ) -> Bool {
    guard depth < limits.depth else {
      reportTooDeep(lower, upper)
      isUnusable = true
      return false
    }
    var node = SyntaxTree.Node(kind: kind, lower: lower, upper: upper, content: -1)
    node.isFlow = isFlow
    outer.append(current)
    let isMapping = kind == .mapping
    current = OpenCollection(
      node: append(node), lower: lower, serial: nextSerial, firstClaim: claims.count,
      aliasedBefore: aliasedNodes, isMapping: isMapping, isFlow: isFlow, anchor: anchor,
      slot: isMapping ? .key : .item,
      end: lower)
    nextSerial &+= 1
    return true
  }

  /// Ends the innermost collection at `upper`, or at its last child's end.
  mutating func closeCollection(_ upper: Int32?) {
    guard let parent = outer.popLast() else { return }
    let closed = current
    // All nodes added since then are below this one.
    let size = nodes.count - Int(closed.node) + aliasedNodes - closed.aliasedBefore
    nodes[closed.node].content = closed.firstChild
    if closed.hasMerge { mergeEntries(of: closed) }
    releaseClaims(from: closed.firstClaim)
    let end = upper ?? closed.end
    nodes[closed.node].upper = end
    let height = closed.childHeight + 1
    if closed.anchor >= 0 { anchors.close(closed.anchor, size: size, height: height) }
    current = parent
    current.childHeight = max(current.childHeight, height)
    attach(closed.node, upper: end)
  }

  /// Links a finished node to the innermost collection, or makes it the root.
  mutating func attach(_ index: Int32, upper: Int32) {
    current.end = upper
    switch current.slot {
    case .root:
      root = index
    case .item:
      link(index)
    case .key:
      reportComplexKey(index)
      current.slot = .discarded
    case .value:
      link(index)
      current.slot = .key
    case .discarded:
      current.slot = .key
    }
  }

  mutating func link(_ index: Int32) {
    if current.lastChild >= 0 {
      nodes[current.lastChild].next = index
    } else {
      current.firstChild = index
    }
    current.lastChild = index
  }

  mutating func append(_ node: SyntaxTree.Node) -> Int32 {
    nodes.append(node)
    return Int32(truncatingIfNeeded: nodes.count - 1)
  }

  private func isNull(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    switch text.count {
    case 0: true
    case 1: text[0] == UInt8(ascii: "~")
    case 4:
      text.elementsEqual("null".utf8) || text.elementsEqual("Null".utf8)
        || text.elementsEqual("NULL".utf8)
    default: false
    }
  }

  private func isMergeText(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    text.count == 2 && text[0] == UInt8(ascii: "<") && text[1] == UInt8(ascii: "<")
  }
}
