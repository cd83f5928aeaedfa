import ThemeSyntax

/// Reads typed values out of a syntax tree and reports every node of the wrong shape.
struct NodeParser {
  let tree: SyntaxTree
  var texts: TextTable
  var diagnostics: [Diagnostic] = []

  init(tree: SyntaxTree, texts: TextTable) {
    self.tree = tree
    self.texts = texts
  }

  /// Reports an error at a node.
  mutating func error(
    _ id: String, _ message: String, at node: NodeID, notes: [Diagnostic.Note] = [],
    fix replacement: String? = nil
  ) {
    let range = tree.range(node)
    let fixIts = replacement.map { [Diagnostic.FixIt("write \($0)", replace: range, with: $0)] }
    diagnostics.append(Diagnostic(id, message, at: range, notes: notes, fixIts: fixIts ?? []))
  }

  /// The word a scalar is, nil for any other text and for collections.
  func word(_ node: NodeID) -> Word? {
    guard let text = tree.text(node) else { return nil }
    return Word(index: text.index)
  }

  /// The text of a scalar as a string, empty for a collection.
  func string(_ node: NodeID) -> String {
    tree.text(node).map { texts.string($0) } ?? ""
  }

  /// Whether a node is a mapping, reported otherwise; `what` completes "… is a mapping of keys", a
  /// name before it in quotes.
  mutating func isMapping(
    _ node: NodeID, _ what: @autoclosure () -> String, named name: TextID? = nil
  ) -> Bool {
    guard tree.kind(node) != .mapping else { return true }
    let title = name.map { "\(what()) '\(texts.string($0))'" } ?? what()
    if tree.isNull(node) {
      error("missing-value", "\(title) needs a value; write its keys below it, indented", at: node)
    } else {
      error("wrong-type", "\(title) is a mapping of keys, not \(shape(node))", at: node)
    }
    return false
  }

  /// The text of a scalar that is not null, reported otherwise.
  mutating func text(_ node: NodeID, _ what: @autoclosure () -> String) -> Located<TextID>? {
    guard let text = tree.text(node) else {
      error("wrong-type", "\(what()) takes a text, not \(shape(node))", at: node)
      return nil
    }
    guard !tree.isNull(node) else {
      error("missing-value", "\(what()) needs a value", at: node)
      return nil
    }
    return Located(text, at: tree.range(node))
  }

  /// One of a list of words, reported otherwise with the nearest one.
  mutating func choice<Value>(
    _ node: NodeID, _ what: @autoclosure () -> String, _ choices: KeyValuePairs<Word, Value>
  ) -> Located<Value>? {
    guard text(node, what()) != nil else { return nil }
    if let word = word(node) {
      for choice in choices where choice.key == word {
        return Located(choice.value, at: tree.range(node))
      }
    }
    let names = choices.map(\.key.rawValue)
    let written = string(node)
    let nearest = nearest(written, in: names)
    error(
      "unknown-value",
      "\(what()) takes \(list(names)), not '\(written)'\(didYouMean(nearest))",
      at: node, fix: nearest)
    return nil
  }

  /// `true` or `false`, reported otherwise.
  mutating func flag(_ node: NodeID, _ what: @autoclosure () -> String) -> Bool? {
    guard text(node, what()) != nil else { return nil }
    let isPlain = tree.kind(node) == .plainScalar
    switch word(node) {
    case .true where isPlain: return true
    case .false where isPlain: return false
    case .true, .false:
      error(
        "wrong-type", "\(what()) takes true or false without quotes", at: node, fix: string(node))
    case .yes, .on:
      error(
        "wrong-type", "\(what()) takes true or false; '\(string(node))' is a text in YAML 1.2",
        at: node, fix: "true")
    case .no, .off:
      error(
        "wrong-type", "\(what()) takes true or false; '\(string(node))' is a text in YAML 1.2",
        at: node, fix: "false")
    default:
      error("wrong-type", "\(what()) takes true or false, not '\(string(node))'", at: node)
    }
    return nil
  }

  /// A positive decimal number such as 20 or 17.5, reported otherwise.
  mutating func number(_ node: NodeID, _ what: @autoclosure () -> String) -> Double? {
    guard let text = text(node, what()) else { return nil }
    if let value = decimal(texts.bytes(text.value)), value > 0 { return value }
    error(
      "wrong-type",
      "\(what()) takes a positive decimal number such as 17 or 17.5, not '\(string(node))'",
      at: node)
    return nil
  }

  /// Reports a key that its mapping does not have, with the nearest one that it has.
  mutating func unknownKey(_ key: NodeID, in section: Section) {
    let written = string(key)
    let nearest = nearest(written, in: section.keys.map(\.rawValue))
    var message = "unknown key '\(written)' in \(section.title)"
    if nearest == nil { message += "; it takes \(list(section.keys.map(\.rawValue)))" }
    error("unknown-key", message + didYouMean(nearest), at: key, fix: nearest)
  }

  /// A node's shape in a sentence.
  func shape(_ node: NodeID) -> String {
    switch tree.kind(node) {
    case .mapping: "a mapping"
    case .sequence: "a list"
    default: "'\(string(node))'"
    }
  }
}

/// "; did you mean 'x'?" or nothing.
func didYouMean(_ candidate: String?) -> String {
  candidate.map { "; did you mean '\($0)'?" } ?? ""
}

/// "a, b or c".
func list(_ names: [String]) -> String {
  guard let last = names.last, names.count > 1 else { return names.first ?? "" }
  return names.dropLast().joined(separator: ", ") + " or " + last
}

/// A number of digits with at most one point between digits, without sign or exponent.
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
