/// A key of an open mapping, with what to restore when that mapping ends.
struct KeyClaim {
  let text: Int32
  let previousOwner: Int32
}

extension TreeBuilder {
  /// The longest key, in bytes; YAML's own limit for a key on one line.
  private static let longestKey = 1024

  /// Takes a scalar, or an alias of one, as the key of the innermost mapping.
  mutating func addKey(_ index: Int32, _ id: TextID, _ text: UnsafeBufferPointer<UInt8>) {
    let top = open.count - 1
    let node = nodes[Int(index)]
    open[top].size = open[top].size.saturatingSum(1)
    open[top].end = max(open[top].end, node.upper)
    if text.count > Self.longestKey {
      report(
        "long-key", "key is longer than \(Self.longestKey) bytes", Int(node.lower), Int(node.upper))
    }
    guard claim(canonicalKey(id, text), for: open[top].serial) else {
      reportDuplicate(index, id)
      open[top].slot = .discarded
      return
    }
    if node.kind == .plainScalar, text.count == 2, text[0] == UInt8(ascii: "<"),
      text[1] == UInt8(ascii: "<")
    {
      open[top].hasMerge = true
    }
    link(index, top)
    open[top].slot = .value
  }

  /// Notes a key for a mapping; false when the mapping has it already.
  mutating func claim(_ key: TextID, for serial: Int32) -> Bool {
    let index = Int(key.index)
    if index >= owners.count {
      let missing = max(texts.count, index + 1) - owners.count
      owners.append(contentsOf: repeatElement(0, count: missing + owners.count))
    }
    let previous = owners[index]
    guard previous != serial else { return false }
    claims.append(KeyClaim(text: key.index, previousOwner: previous))
    owners[index] = serial
    return true
  }

  /// Forgets the keys of a mapping that ends.
  mutating func releaseClaims(from first: Int) {
    while claims.count > first {
      let claim = claims.removeLast()
      owners[Int(claim.text)] = claim.previousOwner
    }
  }

  /// The first key that looks the same under Unicode normalisation; ASCII keys are their own.
  mutating func canonicalKey(_ id: TextID, _ text: some Collection<UInt8>) -> TextID {
    guard text.contains(where: { $0 >= 0x80 }) else { return id }
    let key = texts.string(id)
    if let known = canonicalKeys[key] { return known }
    canonicalKeys[key] = id
    return id
  }

  /// Says that a mapping's key is a collection, or an alias of one.
  mutating func reportComplexKey(_ index: Int32) {
    report(
      Diagnostic("complex-key", .error, "key is plain text, not a collection", at: range(of: index))
    )
  }

  private mutating func reportDuplicate(_ index: Int32, _ id: TextID) {
    let name = shortened(texts.string(id))
    let first = firstKey(like: id)
    var message = "duplicate key '\(name)'; a mapping declares each key once"
    if let first, textID(ofNode: first) != id {
      message = "key '\(name)' looks the same as an earlier one but is other bytes"
    }
    let notes = first.map { node in
      let text = textID(ofNode: node).map { shortened(texts.string($0)) } ?? name
      return Diagnostic.Note("first '\(text)' is here", at: range(of: node))
    }
    report(
      Diagnostic(
        "duplicate-key", .error, message, at: range(of: index), notes: notes.map { [$0] } ?? []))
  }

  private mutating func firstKey(like id: TextID) -> Int32? {
    let wanted = canonicalKey(id, texts.bytes(id))
    var next = nodes[Int(open[open.count - 1].node)].content
    while next >= 0 {
      if let text = textID(ofNode: next), canonicalKey(text, texts.bytes(text)) == wanted {
        return next
      }
      let value = nodes[Int(next)].next
      next = value < 0 ? -1 : nodes[Int(value)].next
    }
    return nil
  }

  /// The text of a scalar or of an alias of one.
  func textID(ofNode index: Int32) -> TextID? {
    let node = nodes[Int(target(index))]
    return node.kind.isScalar ? TextID(index: node.content) : nil
  }
}
