extension TreeBuilder {
  /// Replaces a mapping's `<<` by the merged entries; its own keys win, then the earlier mapping's.
  mutating func mergeEntries(of collection: OpenCollection) {
    var children: [Int32] = []
    var next = nodes[collection.node].content
    while next >= 0 {
      let value = nodes[next].next
      // A key lacks a value only after a syntax error, which stops reading.
      guard value >= 0 else { return }
      let following = nodes[value].next
      if isMergeKey(next) {
        appendMerged(from: value, serial: collection.serial, to: &children)
      } else {
        children.append(next)
        children.append(value)
      }
      next = following
    }
    nodes[collection.node].content = children.first ?? -1
    for (index, child) in children.enumerated() {
      nodes[child].next = index + 1 < children.count ? children[index + 1] : -1
    }
  }

  private func isMergeKey(_ key: Int32) -> Bool {
    guard nodes[key].kind == .plainScalar, let text = textID(ofNode: key) else { return false }
    return texts.bytes(text).elementsEqual("<<".utf8)
  }

  private mutating func appendMerged(from value: Int32, serial: Int32, to children: inout [Int32]) {
    let source = target(value)
    switch nodes[source].kind {
    case .mapping:
      appendEntries(of: source, at: value, serial: serial, to: &children)
    case .sequence:
      var item = nodes[source].content
      while item >= 0 {
        if nodes[target(item)].kind == .mapping {
          appendEntries(of: target(item), at: item, serial: serial, to: &children)
        } else {
          reportMergeValue(item)
        }
        item = nodes[item].next
      }
    default:
      reportMergeValue(value)
    }
  }

  private mutating func appendEntries(
    of source: Int32, at place: Int32, serial: Int32, to children: inout [Int32]
  ) {
    let lower = nodes[place].lower
    let upper = nodes[place].upper
    var key = nodes[source].content
    while key >= 0 {
      let value = nodes[key].next
      guard value >= 0 else { return }
      if let text = textID(ofNode: key), claim(text, at: key, for: serial) {
        children.append(append(alias(of: target(key), lower, upper)))
        children.append(append(alias(of: target(value), lower, upper)))
      }
      key = nodes[value].next
    }
  }

  private mutating func reportMergeValue(_ node: Int32) {
    guard !nodes[target(node)].isReported else { return }
    report("merge-value", "'<<' takes a mapping or a list of mappings", at: range(of: node))
  }
}
