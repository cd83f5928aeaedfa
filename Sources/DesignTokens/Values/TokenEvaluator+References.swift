import OutputText
import ThemeSyntax

/// What a pointer leads to.
enum PointerTarget {
  /// A token, by itself or by its `$value`.
  case token(Int32, isWhole: Bool)
  /// A value, or a part of one.
  case node(TokenFiles.Node)
}

extension TokenEvaluator {
  /// The name in a text that is a reference as a whole; nil for any other text.
  mutating func reference(
    _ bytes: ArraySlice<UInt8>, _ node: TokenFiles.Node, _ fields: TokenFields
  ) -> String? {
    if let inner = bytes.inBraces {
      var name = inner
      if name.first == UInt8(ascii: "!") {
        name = name.dropFirst()
        let text = shortened(bytes)
        reader.files.deviations.note(.foreignAlias, at: reader.files.range(node), text)
      }
      return name.isEmpty ? nil : String(decoding: name, as: UTF8.self)
    }
    guard bytes.first == UInt8(ascii: "$"), bytes.count > 1, !fields.isStandard else { return nil }
    let text = shortened(bytes)
    reader.files.deviations.note(.foreignAlias, at: reader.files.range(node), text)
    return String(decoding: bytes.dropFirst(), as: UTF8.self)
  }

  private func shortened(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes.prefix(40), as: UTF8.self)
  }

  /// The token that a name in braces means to a token.
  mutating func target(
    _ name: String, of node: Int32, at place: TokenFiles.Node
  ) throws(TokenStop) -> Int32 {
    let range = reader.files.range(place)
    if name.utf8.first == UInt8(ascii: "!") {
      reader.files.deviations.note(.foreignAlias, at: range, "{\(name.shown)}")
      return try target(String(name.drop { $0 == "!" }), of: node, at: place)
    }
    // Some tools write the key of a value behind the path.
    let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) ?? name.startIndex
    let hasKey = [".value", ".$value"].contains(name[dot...])
    let stem = hasKey ? String(name[..<dot]) : nil
    for prefix in tree.prefixes(of: node) {
      for text in [name, stem] {
        guard let text, let found = tree.lookUp(text, behind: prefix, reader),
          tree.nodes[Int(found)].isToken
        else { continue }
        if text != name { reader.files.deviations.note(.valueSuffix, at: range, "{\(name.shown)}") }
        return found
      }
    }
    if lookUp(name, of: node) != nil {
      throw failure(
        .undefined, range, "it refers to '\(name.shown)', a group; a reference names a token")
    }
    let trimmed = name.trimmed
    if trimmed != name, lookUp(trimmed, of: node) != nil {
      reader.files.deviations.note(.paddedReference, at: range, "{\(name.shown)}")
      throw failure(
        .undefined, range, "it refers to '\(name.shown)'; write '{\(trimmed.shown)}'")
    }
    throw failure(.undefined, range, "it refers to '\(name.shown)', which isn't a token")
  }

  /// The node of a name: among the names of the token's own entry first, then among all.
  func lookUp(_ name: String, of node: Int32) -> Int32? {
    tree.prefixes(of: node).lazy.compactMap { tree.lookUp(name, behind: $0, reader) }.first
  }

  /// What a JSON Pointer leads to: a token, or a value within the tokens or the file.
  mutating func follow(
    _ pointer: TokenFiles.Node, from node: Int32
  ) throws(TokenStop) -> PointerTarget {
    let first = reader.files.range(pointer)
    let source = tree.layers[Int(tree.nodes[Int(node)].layer)].source
    var pointer = pointer
    var way = TokenWay<PointerStop>()
    defer { pointerWays.add(way, to: PointerStop(pointer: pointer, source: source)) }
    while way.length < TokenLimits.steps {
      let range = reader.files.range(pointer)
      guard let text = reader.files.string(pointer), let path = JSONPointer(fragment: text) else {
        throw failure(
          .undefined, range, "'$ref' isn't a JSON Pointer such as '#/group/token/$value'")
      }
      let found = try step(path.segments, pointer, from: node)
      guard case .node(let value) = found, let next = reader.files.pointer(in: value) else {
        if case .node(let value) = found { trail.append((reader.files.range(value), first)) }
        return found
      }
      pointer = pointerWays.go(to: PointerStop(pointer: next, source: source), &way).pointer
    }
    throw failure(
      .undefined, reader.files.range(pointer),
      "it leads through more than \(TokenLimits.steps) references")
  }

  private mutating func step(
    _ segments: [String], _ pointer: TokenFiles.Node, from node: Int32
  ) throws(TokenStop) -> PointerTarget {
    guard segments.count <= TokenLimits.names else {
      throw failure(
        .undefined, reader.files.range(pointer),
        "its pointer has more than \(TokenLimits.names) names")
    }
    // The longest beginning of the pointer that is a token.
    var name = ""
    for (index, segment) in segments.enumerated() {
      name += index == 0 ? segment : ".\(segment)"
      guard name.utf8.count <= TokenLimits.path else { break }
      guard let found = lookUp(name, of: node), tree.nodes[Int(found)].isToken else { continue }
      let rest = segments[(index + 1)...]
      guard let key = rest.first else { return .token(found, isWhole: true) }
      if key == TokenWord.dollarValue.rawValue || key == TokenWord.value.rawValue {
        if rest.count == 1 { return .token(found, isWhole: false) }
        return .node(try part(rest.dropFirst(), of: found, pointer))
      }
    }
    guard let root = reader.files.root(pointer.file) else {
      throw failure(.undefined, reader.files.range(pointer), "it leads nowhere")
    }
    return .node(try walk(root, segments[...], pointer))
  }

  /// A part of a token's value, aliases followed.
  private mutating func part(
    _ rest: ArraySlice<String>, of token: Int32, _ pointer: TokenFiles.Node
  ) throws(TokenStop) -> TokenFiles.Node {
    var token = token
    var way = TokenWay<Int32>()
    defer { aliasWays.add(way, to: token) }
    while way.length < TokenLimits.steps {
      let fields = tree.fields(token, reader.sheets)
      guard let value = value(of: token, fields) else { break }
      if let text = reader.files.text(value),
        let name = reference(reader.files.texts.bytes(text), value, fields)
      {
        token = aliasWays.go(to: try target(name, of: token, at: value), &way)
        continue
      }
      return try walk(value, rest, pointer)
    }
    throw failure(.undefined, reader.files.range(pointer), "it leads to no value")
  }

  private mutating func walk(
    _ start: TokenFiles.Node, _ segments: ArraySlice<String>, _ pointer: TokenFiles.Node
  ) throws(TokenStop) -> TokenFiles.Node {
    var node = start
    for segment in segments {
      guard let next = reader.files.member(segment, of: node) else {
        throw failure(
          .undefined, reader.files.range(pointer), "'\(segment.shown)' of its pointer leads nowhere"
        )
      }
      node = next
    }
    return node
  }
}
