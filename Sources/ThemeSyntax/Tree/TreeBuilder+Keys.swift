import OutputText

/// A key of an open mapping, with the state to restore at its end.
struct KeyClaim: Sendable {
  let text: Int32
  let previousOwner: Int32
  let previousNode: Int32
}

struct KeyState: Sendable {
  /// Serial number of the innermost open mapping with the key; 0 for none.
  var owner: Int32 = 0
  var node: Int32 = -1
  /// The first key equal under Unicode normalization; -1 until computed.
  var canonical: Int32 = -1
}

extension TreeBuilder {
  /// In bytes; YAML's own limit for a key on one line.
  private static let longestKey = 1024

  mutating func addKey(_ index: Int32, _ id: TextID, length: Int, upper: Int32, isMerge: Bool) {
    current.end = upper
    if length > Self.longestKey {
      report("long-key", "key is longer than \(Self.longestKey) bytes", at: range(of: index))
    }
    guard claim(id, at: index, for: current.serial) else {
      reportDuplicate(index, id)
      guard limits.subject.keepsDuplicates else { return current.slot = .discarded }
      link(index)
      return current.slot = .value
    }
    if isMerge { current.hasMerge = true }
    link(index)
    current.slot = .value
  }

  /// Records a mapping's key; false if it has an equal or canonically equivalent one.
  mutating func claim(_ id: TextID, at node: Int32, for serial: Int32) -> Bool {
    let key = canonicalKey(id)
    let state = keys[key]
    guard state.owner != serial else { return false }
    claims.append(KeyClaim(text: key, previousOwner: state.owner, previousNode: state.node))
    keys[key] = KeyState(owner: serial, node: node, canonical: state.canonical)
    return true
  }

  mutating func releaseClaims(from first: Int) {
    while claims.count > first, let claim = claims.popLast() {
      keys[claim.text].owner = claim.previousOwner
      keys[claim.text].node = claim.previousNode
    }
  }

  /// The index of the first key equal under Unicode normalization.
  mutating func canonicalKey(_ id: TextID) -> Int32 {
    if Int(id.index) >= keys.count {
      keys += repeatElement(KeyState(), count: texts.count - keys.count)
    }
    let known = keys[id.index].canonical
    guard known < 0 else { return known }
    let canonical = findCanonical(id).index
    keys[id.index].canonical = canonical
    return canonical
  }

  private mutating func findCanonical(_ id: TextID) -> TextID {
    guard texts.bytes(id).contains(where: { $0 >= 0x80 }) else { return id }
    // Strings are equal if canonically equivalent.
    let key = texts.string(id)
    if let known = canonicalKeys[key] { return known }
    canonicalKeys[key] = id
    return id
  }

  mutating func reportComplexKey(_ index: Int32) {
    guard nodes[index].lower >= reportedUntil else { return }
    report("complex-key", "key is plain text, not a collection", at: range(of: index))
  }

  private mutating func reportDuplicate(_ index: Int32, _ id: TextID) {
    let range = range(of: index)
    let first = keys[canonicalKey(id)].node
    let severity: Diagnostic.Severity = limits.subject.keepsDuplicates ? .warning : .error
    guard !isCrowded("duplicate-key") else {
      return report("duplicate-key", "", at: range)
    }
    let name = shortened(texts.string(id))
    let text = textID(ofNode: first)
    let message =
      text == id
      ? "duplicate key '\(name)'; a mapping declares each key once"
      : "key '\(name)' looks the same as an earlier one but is other bytes"
    let shown = text.map { shortened(texts.string($0)) } ?? name
    let note = Diagnostic.Note("first '\(shown)' is here", at: self.range(of: first))
    diagnostics.append(Diagnostic("duplicate-key", severity, message, at: range, notes: [note]))
  }

  func textID(ofNode index: Int32) -> TextID? {
    let node = nodes[target(index)]
    return node.kind.isScalar ? TextID(index: node.content) : nil
  }
}
