import OutputText
import ThemeSyntax

enum PointerTarget {
  /// A token, possibly by its `$value`.
  case token(Int32, isWhole: Bool)
  case node(TokenNode)
}

extension TokenEvaluator {
  func reference(_ value: TokenNode, isStandard: Bool) -> String? {
    guard let text = files.text(value) else { return nil }
    let bytes = files.texts.bytes(text)
    var name = bytes.inBraces
    if let name, name.utf8.first != UInt8(ascii: "!") { return name }
    if name == nil, !isStandard, bytes.first == UInt8(ascii: "$"), bytes.count > 1 {
      name = files.texts.string(text)
    }
    guard let name else { return nil }
    files.note(.foreignAlias, at: value, String(decoding: bytes.prefix(40), as: UTF8.self))
    return name.utf8.count == 1 ? nil : String(decoding: name.utf8.dropFirst(), as: UTF8.self)
  }

  func target(_ name: String, of node: Int32, at place: TokenNode) throws(TokenStop) -> Int32 {
    if name.utf8.first == UInt8(ascii: "!") {
      files.note(.foreignAlias, at: place, "{\(name.shown)}")
      return try target(String(name.drop { $0 == "!" }), of: node, at: place)
    }
    // Some tools append the value's key to the path.
    let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) ?? name.startIndex
    let hasKey = [".value", ".$value"].contains(name[dot...])
    let stem = hasKey ? String(name[..<dot]) : nil
    for prefix in tree.prefixes(of: node) {
      for text in [name, stem] {
        guard let text, let found = tree.lookUp(text, behind: prefix),
          tree.nodes[Int(found)].isToken
        else { continue }
        if text != name { files.note(.valueSuffix, at: place, "{\(name.shown)}") }
        return found
      }
    }
    let trimmed = name.trimmed
    if tree.lookUp(name, of: node) != nil {
      throw failure(
        .undefined, at: place, "it refers to '\(name.shown)', a group; a reference names a token")
    }
    if trimmed != name, tree.lookUp(trimmed, of: node) != nil {
      files.note(.paddedReference, at: place, "{\(name.shown)}")
      throw failure(
        .undefined, at: place, "it refers to '\(name.shown)'; write '{\(trimmed.shown)}'")
    }
    throw failure(.undefined, at: place, "it refers to '\(name.shown)', which isn't a token")
  }

  /// The target of a JSON Pointer: a token, or a value within tokens or the file.
  func follow(_ start: TokenNode) throws(TokenStop) -> PointerTarget {
    let source = tree.layer(of: token).source
    var pointer = start
    var way = TokenWay<PointerStop>()
    defer { pointerWays.add(way, to: PointerStop(pointer: pointer, source: source)) }
    while way.length < TokenLimits.steps {
      guard let text = files.string(pointer), let path = JSONPointer(fragment: text) else {
        throw failure(
          .undefined, at: pointer, "'$ref' isn't a JSON Pointer such as '#/group/token/$value'")
      }
      let found = try step(path.segments, pointer)
      guard case .node(let value) = found else { return found }
      guard let next = files.pointer(in: value) else {
        trail.append((files.range(value), files.range(start)))
        return found
      }
      pointer = pointerWays.go(to: PointerStop(pointer: next, source: source), &way).pointer
    }
    throw failure(
      .undefined, at: pointer, "it leads through more than \(TokenLimits.steps) references")
  }

  private func step(_ segments: [String], _ pointer: TokenNode) throws(TokenStop) -> PointerTarget {
    guard segments.count <= TokenLimits.names else {
      throw failure(.undefined, at: pointer, "its pointer has more than \(TokenLimits.names) names")
    }
    // The longest prefix of the pointer that is a token.
    var name = ""
    for (index, segment) in segments.enumerated() {
      name += index == 0 ? segment : ".\(segment)"
      guard name.utf8.count <= TokenLimits.path else { break }
      guard let found = tree.lookUp(name, of: token), tree.nodes[Int(found)].isToken else {
        continue
      }
      let rest = segments[(index + 1)...]
      guard let key = rest.first else { return .token(found, isWhole: true) }
      if key == TokenWord.dollarValue.rawValue || key == TokenWord.value.rawValue {
        if rest.count == 1 { return .token(found, isWhole: false) }
        return .node(try part(rest.dropFirst(), of: found, pointer))
      }
    }
    guard let root = files.root(pointer.file) else {
      throw failure(.undefined, at: pointer, "it leads nowhere")
    }
    return .node(try walk(root, segments[...], pointer))
  }

  private func part(
    _ rest: ArraySlice<String>, of token: Int32, _ pointer: TokenNode
  ) throws(TokenStop) -> TokenNode {
    var token = token
    var way = TokenWay<Int32>()
    defer { aliasWays.add(way, to: token) }
    while way.length < TokenLimits.steps, let value = value(of: token) {
      guard let name = reference(value, isStandard: tree.fields(token).isStandard) else {
        return try walk(value, rest, pointer)
      }
      token = aliasWays.go(to: try target(name, of: token, at: value), &way)
    }
    throw failure(.undefined, at: pointer, "it leads to no value")
  }

  private func walk(
    _ start: TokenNode, _ segments: ArraySlice<String>, _ pointer: TokenNode
  ) throws(TokenStop) -> TokenNode {
    var node = start
    for segment in segments {
      guard let next = files.member(segment, of: node) else {
        throw failure(.undefined, at: pointer, "'\(segment.shown)' of its pointer leads nowhere")
      }
      node = next
    }
    return node
  }
}
