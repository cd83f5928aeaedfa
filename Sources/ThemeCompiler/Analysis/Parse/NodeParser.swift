import ColorScience
import OutputText
package import ThemeSyntax

/// The title of the mappings with a key; nil for unknown and common keys.
package typealias KeyOwner = (_ key: String) -> String?

package struct NodeParser {
  package let source: SourceFile
  package let tree: SyntaxTree
  package var texts: TextTable
  package var diagnostics = FindingList()
  var notes = ParseNotes()
  let owner: KeyOwner
  package var isConfiguration = false
  /// The value of a configuration's overrides, which are read after its other keys.
  var overrides: NodeID?
  package var pathBytes = 0
  package var isFull = false
  /// The keys of each mapping with a misspelt key, and the keys that misspelt ones were read as.
  var takenKeys: [NodeID: Set<TextID>] = [:]

  /// Reports an error; the replacement is automatic if it means exactly the same.
  package mutating func error(
    _ id: String, _ message: @autoclosure () -> String, at node: NodeID,
    notes: [Diagnostic.Note] = [], fix replacement: String? = nil, keepsQuotes: Bool = true,
    isExact: Bool = false
  ) {
    let range = tree.range(node)
    let quote = keepsQuotes && tree.kind(node) == .quotedScalar ? "\"" : ""
    diagnostics.add(
      id, message(), at: range, notes: notes,
      fixIts: [
        replacement.map {
          Diagnostic.FixIt(
            "write \($0)", replace: range, with: quote + $0 + quote, isAutomatic: isExact)
        }
      ])
  }

  /// The name nearest to a reported node's; skipped if the error is only counted.
  package func nearestName(to word: String, in names: [String], for id: String) -> String? {
    guard diagnostics.hasRoom(for: id, .error, in: tree.file) else { return nil }
    return nearest(word, in: names)
  }

  /// A node's value for a key that may be inherited; null unsets it.
  mutating func layered<Value>(
    _ node: NodeID, _ read: (inout NodeParser) -> Value?
  ) -> Layered<Value> {
    guard !isUnset(node) else { return .unset(Unset(range: tree.range(node))) }
    return read(&self).map { .set($0) } ?? .inherited
  }

  package func isUnset(_ node: NodeID) -> Bool { tree.isNull(node) && !tree.isReported(node) }

  /// True for a null entry of a section, which is recorded to remove an inherited one.
  mutating func isUnsetEntry(
    _ node: NodeID, _ section: UnsetEntry.Section, named name: TextID
  ) -> Bool {
    guard isUnset(node) else { return false }
    notes.unsetEntries.append(UnsetEntry(section, name, at: tree.range(node)))
    return true
  }

  package func word(_ node: NodeID) -> Word? {
    guard let text = tree.text(node) else { return nil }
    return Word(index: text.index)
  }

  /// A scalar's text as messages show it; empty for a collection.
  package func shown(_ node: NodeID) -> String {
    tree.text(node).map { texts.shortened($0) } ?? ""
  }

  package func string(_ node: NodeID) -> String {
    tree.text(node).map { texts.string($0) } ?? ""
  }

  /// True for a mapping, otherwise reported; `what` completes "… is a mapping of keys".
  package mutating func isMapping(
    _ node: NodeID, _ what: @autoclosure () -> String, named name: TextID? = nil
  ) -> Bool {
    guard tree.kind(node) != .mapping else { return true }
    guard !tree.isReported(node) else { return false }
    let id = tree.isNull(node) ? "missing-value" : "wrong-type"
    guard diagnostics.hasRoom(for: id, .error, in: tree.file) else {
      error(id, "", at: node)
      return false
    }
    let title = name.map { "\(what()) '\(texts.shortened($0))'" } ?? what()
    if tree.isNull(node) {
      error(id, "\(title) needs a value; write its keys below it, indented", at: node)
    } else {
      let shape = shape(node)
      error(id, "\(title) is a mapping of keys, not \(shape)", at: node)
    }
    return false
  }

  /// A list's items or a single node; more than `most` are reported, with nil.
  mutating func items(
    _ node: NodeID, _ what: @autoclosure () -> String, atMost most: Int, _ things: String? = nil,
    as id: String = "out-of-range"
  ) -> [NodeID]? {
    let nodes = items(node)
    guard nodes.count > most else { return nodes }
    let count = things.map { "\(most) \($0)" } ?? "\(most)"
    error(id, "\(what()) takes \(count) at most", at: nodes[most])
    return nil
  }

  func items(_ node: NodeID) -> [NodeID] {
    tree.kind(node) == .sequence ? tree.items(node) : [node]
  }

  mutating func isLongPath(_ node: NodeID) -> Bool {
    guard let text = tree.text(node), texts.bytes(text).count > ThemeLimits.path else {
      return false
    }
    error("unreadable-file", "path is longer than \(ThemeLimits.path) bytes", at: node)
    return true
  }

  /// A scalar's text, otherwise and for null reported; `takes` describes the accepted values.
  package mutating func text(
    _ node: NodeID, _ what: @autoclosure () -> String,
    takes: @autoclosure () -> String = "text"
  ) -> Located<TextID>? {
    guard !tree.isReported(node) else { return nil }
    guard let text = tree.text(node) else {
      let shape = shape(node)
      error("wrong-type", "\(what()) takes \(takes()), not \(shape)", at: node)
      return nil
    }
    guard !tree.isNull(node) else {
      error("missing-value", "\(what()) needs a value; it takes \(takes())", at: node)
      return nil
    }
    return Located(text, at: tree.range(node))
  }

  /// A word of a list, otherwise reported with the nearest one; `or` names more values.
  package mutating func choice<Value: RawRepresentable<String> & Sendable>(
    _ node: NodeID, _ what: @autoclosure () -> String, _ words: [Value], or other: String? = nil
  ) -> Located<Value>? {
    if let text = tree.text(node) {
      for word in words where texts.isText(text, word.rawValue) {
        return Located(word, at: tree.range(node))
      }
    }
    return named(node, what(), words.map { ($0.rawValue, $0) }, or: other)
  }

  /// The named value, otherwise reported with the nearest name; `or` describes more values.
  package mutating func named<Value>(
    _ node: NodeID, _ what: String, _ values: [(name: String, value: Value)],
    or other: String? = nil
  ) -> Located<Value>? {
    let names = { values.map(\.name) }
    let takes = { list(names() + (other.map { [$0] } ?? [])) }
    guard let text = text(node, what, takes: takes()) else { return nil }
    for (name, value) in values where texts.isText(text.value, name) {
      return Located(value, at: text.range)
    }
    let written = texts.string(text.value)
    if let same = sameWord(as: written, in: names()) {
      error(
        "unknown-value", "unknown value '\(shortened(written))' of \(what)\(didYouMean(same))",
        at: node, fix: same, isExact: true)
      return nil
    }
    let nearest = nearestName(to: written, in: names(), for: "unknown-value")
    error(
      "unknown-value",
      "unknown value '\(shortened(written))' of \(what)"
        + (nearest == nil ? "; it takes \(takes())" : didYouMean(nearest)),
      at: node, fix: nearest)
    return nil
  }

  package mutating func flag(_ node: NodeID, _ what: @autoclosure () -> String) -> Bool? {
    let takes = "true or false"
    guard text(node, what(), takes: takes) != nil else { return nil }
    let isPlain = tree.kind(node) == .plainScalar
    if isPlain, word(node) == .true { return true }
    if isPlain, word(node) == .false { return false }
    let what = what()
    let written = "'\(shown(node))'"
    switch word(node) {
    case .true, .false:
      error(
        "wrong-type", "\(what) takes \(takes) without quotes", at: node, fix: string(node),
        keepsQuotes: false, isExact: true)
    case let word? where [.yes, .on, .no, .off].contains(word):
      error(
        "wrong-type", "\(what) takes \(takes); \(written) is text in YAML 1.2", at: node,
        fix: word == .yes || word == .on ? "true" : "false", keepsQuotes: false, isExact: true)
    default:
      error("wrong-type", "\(what) takes \(takes), not \(written)", at: node)
    }
    return nil
  }

  /// A decimal number such as 20 or 17.5, positive unless signed; others are reported.
  package mutating func number(
    _ node: NodeID, _ what: String, like example: String, isSigned: Bool = false
  ) -> Double? {
    let takes = "a \(isSigned ? "" : "positive ")decimal number such as \(example)"
    guard let text = text(node, what, takes: takes) else { return nil }
    let bytes = texts.bytes(text.value)
    let isNegative = isSigned && bytes.first == UInt8(ascii: "-")
    if let value = decimal(isNegative ? bytes.dropFirst() : bytes), isSigned || value > 0 {
      return isNegative && value > 0 ? -value : value
    }
    reportWrong(node, what, takes: takes)
    return nil
  }

  package mutating func reportWrong(_ node: NodeID, _ what: String, takes: String) {
    let shown = shown(node)
    error("wrong-type", "\(what) takes \(takes), not '\(shown)'", at: node)
  }

  package func shape(_ node: NodeID) -> String {
    switch tree.kind(node) {
    case .mapping: "a mapping"
    case .sequence: "a list"
    default: "'\(shown(node))'"
    }
  }
}

private func decimal(_ bytes: ArraySlice<UInt8>) -> Double? {
  var value = 0.0
  var scale = 0.0
  for (offset, byte) in bytes.enumerated() {
    switch byte {
    case 0x30...0x39:
      value = value * 10 + Double(byte - 0x30)
      scale *= 10
    case 0x2E where scale == 0 && offset > 0: scale = 1
    default: return nil
    }
    if offset == 1, bytes.first == 0x30, scale == 0 { return nil }
  }
  guard !bytes.isEmpty, scale != 1, value < 1e15 else { return nil }
  return scale == 0 ? value : value / scale
}
