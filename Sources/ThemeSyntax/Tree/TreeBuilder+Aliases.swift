import OutputText

extension TreeBuilder {
  mutating func anchorScalar(_ name: UnsafeBufferPointer<UInt8>, _ node: Int32) {
    anchors.close(anchors.define(name, node: node), size: 1, height: 0)
  }

  /// Returns false if reading must stop.
  mutating func addAlias(
    _ name: UnsafeBufferPointer<UInt8>, _ lower: Int32, _ upper: Int32
  ) -> Bool {
    guard let anchor = anchors[name] else {
      return reportAlias(
        "undefined-alias", "no anchor '&\(shortened(name))' comes before this", lower, upper)
    }
    guard !anchor.isOpen else {
      return reportAlias(
        "cyclic-alias",
        "alias '*\(shortened(name))' is inside the value that it names; a value can't contain itself",
        lower, upper)
    }
    // The alias's own node stands for the first of them.
    aliasedNodes += anchor.size - 1
    guard aliasedNodes <= limits.aliasedNodes else {
      let message = "aliases expand to more than \(limits.aliasedNodes) values"
      isUnusable = true
      report("too-many-aliases", message, Int(lower), Int(upper))
      return false
    }
    guard depth + anchor.height <= limits.depth else {
      reportTooDeep(lower, upper)
      addReported(lower, upper)
      return true
    }
    hasAliases = true
    let index = append(alias(of: anchor.node, lower, upper))
    if current.slot == .key, let text = textID(ofNode: index) {
      addKey(index, text, length: 0, upper: upper, isMerge: false)
    } else {
      current.childHeight = max(current.childHeight, anchor.height)
      attach(index, upper: upper)
    }
    return true
  }

  mutating func alias(of node: Int32, _ lower: Int32, _ upper: Int32) -> SyntaxTree.Node {
    hasStandIns = true
    return SyntaxTree.Node(kind: .alias, lower: lower, upper: max(lower, upper), content: node)
  }

  private mutating func reportAlias(
    _ id: String, _ message: @autoclosure () -> String, _ lower: Int32, _ upper: Int32
  ) -> Bool {
    report(id, message(), Int(lower), Int(upper))
    addReported(lower, upper)
    return true
  }

  func target(_ index: Int32) -> Int32 {
    var index = index
    while nodes[index].kind == .alias { index = nodes[index].content }
    return index
  }
}
