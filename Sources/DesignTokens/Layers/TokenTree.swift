import ThemeSyntax

/// A variant's groups and tokens: later tokens replace earlier ones, groups' properties are merged.
struct TokenTree {
  struct Node {
    let path: TextID
    var isToken: Bool
    /// The enclosing group, which precedes its contents; -1 for the root.
    let parent: Int32
    var children: [Int32] = []
    /// The declaring layer, and the entry in its sheet.
    var layer: Int32
    var entry: Int32
    /// A group's come from the last layer with the property, otherwise from enclosing groups.
    var type: TokenNode?
    var deprecated: TokenNode?
    /// The extended group, and the token-list entry that declares it.
    var extends: (pointer: TokenNode, source: Int)?
  }

  struct Layer: Hashable {
    let sheet: Int
    /// Index of its entry in the token list.
    let source: Int
  }

  let layers: [Layer]
  let prefixes: [TextID?]
  private let reader: TokenReader
  private let files: TokenFiles
  private(set) var nodes: [Node] = []
  /// Remaining number of nodes to visit for `$extends`.
  private var room = TokenLimits.nodes * 4
  /// Nodes by identifier of the path, -1 for none.
  private var index: [Int32]

  init(_ layers: [Layer], _ prefixes: [TextID?], _ reader: TokenReader) {
    self.layers = layers
    self.prefixes = prefixes
    self.reader = reader
    files = reader.files
    index = [Int32](repeating: -1, count: files.texts.count)
    nodes.reserveCapacity(layers.map { reader.sheets[$0.sheet].entries.count }.max() ?? 0)
    for layer in layers.indices {
      guard reader.takesLayer(reader.sheets[layers[layer].sheet]) else { return }
      lay(layer)
    }
    openPointers()
    expand()
    inherit()
  }

  func node(_ path: TextID) -> Int32? {
    let place = Int(path.index)
    guard place < index.count, index[place] >= 0 else { return nil }
    return index[place]
  }

  func hasToken(_ path: TextID) -> Bool { node(path).map { nodes[Int($0)].isToken } ?? false }

  func layer(of node: Int32) -> Layer { layers[Int(nodes[Int(node)].layer)] }

  func declaration(_ node: Int32) -> TokenSheet.Entry {
    reader.sheets[layer(of: node).sheet].entries[Int(nodes[Int(node)].entry)]
  }

  func fields(_ node: Int32) -> TokenFields { declaration(node).fields }

  private mutating func lay(_ layer: Int) {
    let sheet = reader.sheets[layers[layer].sheet]
    // The nodes of the sheet's entries, -1 for dropped ones.
    var numbers: [Int32] = []
    numbers.reserveCapacity(sheet.entries.count)
    for (place, entry) in sheet.entries.enumerated() {
      let parent = entry.parent < 0 ? -1 : numbers[Int(entry.parent)]
      numbers.append(-1)
      guard entry.parent < 0 || parent >= 0 else { continue }
      let number: Int32
      if let known = node(entry.path) {
        guard agrees(entry, with: known, in: layer) else { continue }
        number = known
      } else {
        guard nodes.count < TokenLimits.nodes else { return reader.reportFull(at: entry.place) }
        number = append(
          Node(
            path: entry.path, isToken: entry.isToken, parent: parent, layer: Int32(layer),
            entry: Int32(place)))
      }
      numbers[place] = number
      nodes[Int(number)].take(entry, place, Int32(layer), source: layers[layer].source)
    }
  }

  private func agrees(_ entry: TokenSheet.Entry, with known: Int32, in layer: Int) -> Bool {
    let node = nodes[Int(known)]
    guard node.isToken == entry.isToken else {
      let (new, old) = entry.isToken ? ("token", "a group") : ("group", "a token")
      files.reportOnce(
        "token-and-group", at: entry.place, key: "",
        "\(new) '\(files.texts.shortened(entry.path))' is \(old) in another place",
        note: Diagnostic.Note("it is \(old) here", at: declaration(known).place))
      return false
    }
    // An imported sheet is merged once for each importing file.
    if entry.isToken, Int(node.layer) == layer {
      files.reportOnce(
        "duplicate-token", .warning, at: entry.place, key: "",
        "token '\(files.texts.shortened(entry.path))' is declared twice; the later wins",
        note: Diagnostic.Note("first one is here", at: declaration(known).place))
    }
    return true
  }

  private mutating func append(_ node: Node) -> Int32 {
    let number = Int32(nodes.count)
    nodes.append(node)
    let place = Int(node.path.index)
    if place >= index.count {
      index.append(contentsOf: repeatElement(-1, count: place + 1 - index.count + place / 4))
    }
    index[place] = number
    if node.parent >= 0 { nodes[Int(node.parent)].children.append(number) }
    return number
  }

  /// Sets missing types and deprecations from enclosing groups, and those of all roots.
  private mutating func inherit() {
    let roots = layers.map { reader.sheets[$0.sheet].root }
    let type = roots.compactMap(\.type).last
    let deprecated = roots.compactMap(\.deprecated).last
    // A group precedes its contents.
    for number in nodes.indices {
      let parent = Int(nodes[number].parent)
      if nodes[number].isToken { nodes[number].deprecated = fields(Int32(number)).deprecated }
      nodes[number].type = nodes[number].type ?? (parent < 0 ? type : nodes[parent].type)
      nodes[number].deprecated =
        nodes[number].deprecated ?? (parent < 0 ? deprecated : nodes[parent].deprecated)
    }
  }
}

extension TokenTree.Node {
  fileprivate mutating func take(
    _ declared: TokenSheet.Entry, _ place: Int, _ layer: Int32, source: Int
  ) {
    let fields = declared.fields
    guard !isToken else {
      self.layer = layer
      entry = Int32(place)
      type = fields.hasMembers ? fields.type : nil
      return
    }
    type = fields.type ?? type
    deprecated = fields.deprecated ?? deprecated
    extends = fields.extends.map { ($0, source) } ?? extends
  }

  fileprivate mutating func inherit(_ other: TokenTree.Node) {
    type = type ?? other.type
    deprecated = deprecated ?? other.deprecated
  }
}

// MARK: - Looking up

extension TokenTree {
  /// Prefixes of the names that a node refers to, in look-up order.
  func prefixes(of node: Int32) -> [TextID?] {
    let prefix = prefixes[layer(of: node).source]
    return prefix == nil ? [nil] : [prefix, nil]
  }

  func lookUp(_ name: String, behind prefix: TextID?) -> Int32? {
    let text = prefix.map { "\(files.texts.string($0)).\(name)" } ?? name
    return files.texts.identifier(of: text).flatMap { node($0) }
  }

  func lookUp(_ name: String, of node: Int32) -> Int32? {
    prefixes(of: node).lazy.compactMap { lookUp(name, behind: $0) }.first
  }
}

// MARK: - Pointers to groups

extension TokenTree {
  /// Turns tokens that are only a pointer to a group into groups that extend it.
  private mutating func openPointers() {
    // Each is followed once, so a cycle ends.
    var followed: Set<Int32> = []
    for number in nodes.indices where nodes[number].isToken {
      var chain: [(node: Int32, pointer: TokenNode)] = []
      var next: Int32? = Int32(number)
      while let node = next, nodes[Int(node)].isToken, let pointer = lonePointer(node),
        followed.insert(node).inserted
      {
        chain.append((node, pointer))
        next = files.string(pointer).flatMap { JSONPointer(fragment: $0) }.flatMap {
          lookUp($0.segments.joined(separator: "."), of: node)
        }
      }
      guard let next, !nodes[Int(next)].isToken else { continue }
      for (node, pointer) in chain {
        files.note(.groupPointer, at: pointer)
        nodes[Int(node)].isToken = false
        nodes[Int(node)].extends = (pointer, layer(of: node).source)
        nodes[Int(node)].type = fields(node).type
      }
    }
  }

  private func lonePointer(_ node: Int32) -> TokenNode? {
    let fields = fields(node)
    return fields.value == nil ? fields.pointer : nil
  }
}

// MARK: - $extends

extension TokenTree {
  /// Groups whose `$extends` is begun; true if it is done.
  private typealias Progress = [Int32: Bool]

  /// Copies the contents of extended groups; own ones take precedence.
  private mutating func expand() {
    var isDone: Progress = [:]
    for group in nodes.indices
    where !nodes[group].isToken && nodes[group].extends != nil && isDone[Int32(group)] == nil {
      var stack = [Int32(group)]
      while let top = stack.last, !reader.isFull {
        guard isDone[top] != true, let extends = nodes[Int(top)].extends,
          let path = target(extends.pointer, extends.source)
        else {
          isDone[top] = true
          stack.removeLast()
          continue
        }
        let needs = missing(for: path, isDone)
        isDone[top] = false
        if let open = needs.first(where: { isDone[$0] == false }) {
          reportCycle(stack, from: open)
          isDone[top] = true
        } else if needs.isEmpty {
          isDone[top] = true
          copy(path, into: top, at: extends.pointer, &isDone)
          if room < 0 { reader.reportFull(at: files.range(extends.pointer)) }
        } else {
          stack += needs
        }
      }
    }
  }

  /// The path in an `$extends`, `{a.b}` or `#/a/b`; otherwise reported.
  private func target(_ node: TokenNode, _ source: Int) -> TextID? {
    var text = files.string(node) ?? ""
    if let pointer = files.value(of: .dollarRef, in: node) {
      text = files.string(pointer) ?? ""
      files.note(.groupPointer, at: pointer)
    }
    let segments = JSONPointer(fragment: text)?.segments
    let name = text.utf8.inBraces ?? segments?.joined(separator: ".") ?? ""
    let isLong = name.utf8.lazy.filter { $0 == UInt8(ascii: ".") }.count >= TokenLimits.names
    guard !name.isEmpty, !isLong else {
      files.reportOnce(
        "undefined-token", .warning, at: files.place(of: node),
        isLong
          ? "'$extends' has more than \(TokenLimits.names) names"
          : "'$extends' takes a group: \"{group}\"")
      return nil
    }
    let path = files.texts.intern(name)
    guard let prefix = prefixes[source] else { return path }
    let own = reader.path(prefix, path)
    let isOwn = self.node(own) != nil || self.node(path) == nil && !around(own).isEmpty
    return isOwn ? own : path
  }

  /// The groups to expand before a path can be copied: its descendants, and an ancestor.
  private mutating func missing(for path: TextID, _ isDone: Progress) -> [Int32] {
    guard let start = node(path) else { return around(path).filter { isDone[$0] != true } }
    var needs: [Int32] = []
    var stack = [start]
    while let next = stack.popLast() {
      room -= 1
      if room < 0 { return [] }
      let node = nodes[Int(next)]
      if !node.isToken, node.extends != nil, isDone[next] != true { needs.append(next) }
      stack += node.children
    }
    return needs
  }

  /// The extending ancestors that a path may come from.
  private func around(_ path: TextID) -> [Int32] {
    let bytes = Array(files.texts.bytes(path))
    return bytes.indices.filter { bytes[$0] == UInt8(ascii: ".") }.compactMap { dot in
      let head = bytes[..<dot].withUnsafeBufferPointer { files.texts.identifier(of: $0) }
      return head.flatMap { node($0) }.flatMap { nodes[Int($0)].extends == nil ? nil : $0 }
    }
  }

  private func reportCycle(_ stack: [Int32], from open: Int32) {
    guard let top = stack.last, let place = nodes[Int(top)].extends?.pointer else { return }
    let start = stack.lastIndex(of: open) ?? stack.count - 1
    let links = stack[start...].prefix(20) + [open]
    let names = links.map { files.texts.shortened(nodes[Int($0)].path) }
    files.reportOnce(
      "cyclic-token", .warning, at: files.range(place),
      "group '\(names[0])' extends itself: \(names.joined(separator: " → "))")
  }

  private mutating func copy(
    _ path: TextID, into group: Int32, at pointer: TokenNode, _ isDone: inout Progress
  ) {
    let range = files.range(pointer)
    guard let source = node(path), !nodes[Int(source)].isToken else {
      let name = files.texts.shortened(path)
      return files.reportOnce(
        "undefined-token", .warning, at: range,
        node(path) == nil ? "no group '\(name)'" : "'\(name)' is a token, not a group")
    }
    let length = files.texts.bytes(path).count
    let base = nodes[Int(group)].path
    nodes[Int(group)].inherit(nodes[Int(source)])
    // Nodes to copy with their new groups; groups precede their contents.
    var queue: [(source: Int32, parent: Int32)] = [(source, group)]
    var first = 0
    while first < queue.count {
      let (from, into) = queue[first]
      first += 1
      for child in nodes[Int(from)].children {
        let node = nodes[Int(child)]
        // A slice would share the table's bytes and force a copy.
        let rest = Array(files.texts.bytes(node.path).dropFirst(length + 1))
        let name = rest.withUnsafeBufferPointer { files.texts.intern($0) }
        let own = reader.path(base, name)
        if let known = self.node(own) {
          if node.isToken == nodes[Int(known)].isToken {
            if !node.isToken { nodes[Int(known)].inherit(node) }
            queue.append((child, known))
          }
        } else {
          guard reader.takesRoom(own, at: range) else {
            return reader.reportFull(at: range)
          }
          let new = append(
            Node(
              path: own, isToken: node.isToken, parent: into, layer: node.layer, entry: node.entry,
              type: node.type, deprecated: node.deprecated))
          isDone[new] = true
          queue.append((child, new))
        }
      }
    }
  }
}
