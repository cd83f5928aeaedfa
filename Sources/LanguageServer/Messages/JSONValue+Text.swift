import OutputText
import ThemeSyntax

extension JSONValue {
  /// The value that bytes of JSON (RFC 8259) hold; nil where they hold none.
  ///
  /// Half a surrogate pair, which editors send as they have it, becomes U+FFFD: it counts as many UTF-16
  /// units.
  package init?(_ bytes: [UInt8]) {
    var limits = ReadLimits(.tokens)
    limits.bytes = 512 << 20
    var bytes = bytes
    while true {
      var texts = TextTable()
      let source = SourceFile(path: "message.json", bytes: bytes)
      let read = readTheme(source, file: 0, texts: &texts, limits: limits)
      let halves = read.diagnostics.filter { $0.id == "lone-surrogate" && !$0.isOverflowSummary }
      let others = read.diagnostics.filter { !["lone-surrogate", "duplicate-key"].contains($0.id) }
      guard others.isEmpty, let tree = read.tree else { return nil }
      guard !halves.isEmpty else {
        self.init(tree.root, tree, texts, bytes)
        return
      }
      for range in halves.compactMap(\.range) {
        bytes.replaceSubrange(Int(range.lower)..<Int(range.upper), with: Array("\\uFFFD".utf8))
      }
    }
  }

  private init(_ node: NodeID, _ tree: SyntaxTree, _ texts: TextTable, _ bytes: [UInt8]) {
    switch tree.kind(node) {
    case .mapping:
      var members: [String: JSONValue] = [:]
      for (key, value) in tree.entries(node) {
        guard let name = tree.text(key) else { continue }
        members[texts.string(name)] = JSONValue(value, tree, texts, bytes)
      }
      self = .object(members)
    case .sequence:
      self = .array(tree.items(node).map { JSONValue($0, tree, texts, bytes) })
    case .quotedScalar, .blockScalar, .alias:
      self = .string(tree.text(node).map(texts.string) ?? "")
    case .plainScalar:
      switch tree.text(node).map(texts.string) ?? "" {
      case "null": self = .null
      case "true": self = .bool(true)
      case "false": self = .bool(false)
      case let digits: self = .number(Double(digits) ?? 0)
      }
    }
  }

  /// The value as JSON on one line, the members of objects in the order of their names.
  package var bytes: [UInt8] {
    var buffer = ByteBuffer(capacity: 1024)
    write(to: &buffer)
    return buffer.finish()
  }

  private func write(to buffer: inout ByteBuffer) {
    switch self {
    case .null: buffer.append("null")
    case .bool(let flag): buffer.append(flag ? "true" : "false")
    case .number(let number): buffer.append(number: number)
    case .string(let text): buffer.append(jsonText: text)
    case .array(let elements):
      buffer.append(byte: UInt8(ascii: "["))
      for (index, element) in elements.enumerated() {
        if index > 0 { buffer.append(byte: UInt8(ascii: ",")) }
        element.write(to: &buffer)
      }
      buffer.append(byte: UInt8(ascii: "]"))
    case .object(let members):
      buffer.append(byte: UInt8(ascii: "{"))
      for (index, member) in members.sorted(by: { $0.key < $1.key }).enumerated() {
        if index > 0 { buffer.append(byte: UInt8(ascii: ",")) }
        buffer.append(jsonText: member.key)
        buffer.append(byte: UInt8(ascii: ":"))
        member.value.write(to: &buffer)
      }
      buffer.append(byte: UInt8(ascii: "}"))
    }
  }
}
