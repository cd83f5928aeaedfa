import ThemeSyntax

/// The groups and tokens of a variant, sheets laid over one another: a later token replaces an earlier
/// one, what groups say is laid key over key.
struct TokenTree {
  /// A group or a token.
  struct Node {
    let path: TextID
    var isToken: Bool
    /// The group that it is in, -1 for the root; always before its contents.
    var parent: Int32
    var firstChild: Int32 = -1
    var lastChild: Int32 = -1
    var next: Int32 = -1
    /// The layer that declares it, and the entry of that layer's sheet.
    var layer: Int32
    var entry: Int32
    /// What a group says, by the layer that says it last.
    var type: TokenFiles.Node?
    var extends: TokenFiles.Node?
    /// The entry of the list of tokens whose file says what it extends.
    var extendsSource = -1
    var description: TokenFiles.Node?
    var deprecated: TokenFiles.Node?
  }

  /// A sheet in its place among the others.
  struct Layer: Hashable {
    let sheet: Int
    /// The entry of the list of tokens that it comes from.
    let source: Int
  }

  let layers: [Layer]
  /// What the names of each entry of the list of tokens begin with.
  let prefixes: [TextID?]
  private(set) var nodes: [Node] = []
  private(set) var root = TokenFields()
  /// How many more nodes may be looked at for `$extends`.
  private var room = TokenLimits.nodes * 4
  /// The node of each path by the identifier of its text, -1 for none.
  private var index: [Int32] = []

  /// The layers laid over one another; what they contradict each other in is reported.
  init(_ layers: [Layer], _ prefixes: [TextID?], _ reader: inout TokenReader) {
    self.layers = layers
    self.prefixes = prefixes
    index = [Int32](repeating: -1, count: reader.files.texts.count)
    let most = layers.map { reader.sheets[$0.sheet].entries.count }.max() ?? 0
    nodes.reserveCapacity(most)
    for layer in layers.indices {
      guard reader.takesLayer(reader.sheets[layers[layer].sheet]) else { return }
      lay(layer, &reader)
    }
    openPointers(&reader)
    expand(&reader)
  }

  func node(_ path: TextID) -> Int32? {
    let place = Int(path.index)
    guard place < index.count, index[place] >= 0 else { return nil }
    return index[place]
  }

  func hasToken(_ path: TextID) -> Bool { node(path).map { nodes[Int($0)].isToken } ?? false }

  /// What a token's declaration says.
  func fields(_ node: Int32, _ sheets: [TokenSheet]) -> TokenFields {
    declaration(node, sheets).fields
  }

  func declaration(_ node: Int32, _ sheets: [TokenSheet]) -> TokenSheet.Entry {
    let node = nodes[Int(node)]
    return sheets[layers[Int(node.layer)].sheet].entries[Int(node.entry)]
  }

  /// Lays a sheet over those before it.
  private mutating func lay(_ layer: Int, _ reader: inout TokenReader) {
    let number = layers[layer].sheet
    let sheet = reader.sheets[number]
    root.merge(sheet.root)
    // The nodes that the sheet's groups became, -1 for one that is left out.
    var groups = [Int32](repeating: -1, count: sheet.entries.count)
    for (place, entry) in sheet.entries.enumerated() {
      var parent: Int32 = -1
      if entry.parent >= 0 {
        parent = groups[Int(entry.parent)]
        guard parent >= 0 else { continue }
      }
      if let known = node(entry.path) {
        guard lay(entry, place, over: known, layer, &reader) else { continue }
        groups[place] = known
      } else {
        guard nodes.count < TokenLimits.nodes else { return reader.reportFull(at: entry.place) }
        let new = append(
          Node(
            path: entry.path, isToken: entry.isToken, parent: parent, layer: Int32(layer),
            entry: Int32(place)))
        if entry.isToken {
          nodes[Int(new)].type = entry.fields.hasMembers ? entry.fields.type : nil
        } else {
          nodes[Int(new)].take(entry.fields, from: layers[layer].source)
        }
        groups[place] = new
      }
    }
  }

  /// Lays an entry over the node of its path; false where one is a group and the other a token.
  private mutating func lay(
    _ entry: TokenSheet.Entry, _ place: Int, over known: Int32, _ layer: Int,
    _ reader: inout TokenReader
  ) -> Bool {
    let node = nodes[Int(known)]
    guard node.isToken == entry.isToken else {
      reader.report(contradiction: entry, to: declaration(known, reader.sheets).place)
      return false
    }
    guard entry.isToken else {
      nodes[Int(known)].take(entry.fields, from: layers[layer].source)
      return true
    }
    // A sheet that several files import is laid once for each of them.
    if Int(node.layer) == layer {
      let first = declaration(known, reader.sheets).place
      reader.report(duplicate: entry, of: first)
    }
    nodes[Int(known)].layer = Int32(layer)
    nodes[Int(known)].entry = Int32(place)
    nodes[Int(known)].type = entry.fields.hasMembers ? entry.fields.type : nil
    return true
  }

  /// Adds a node as the last of its group.
  private mutating func append(_ node: Node) -> Int32 {
    let number = Int32(nodes.count)
    nodes.append(node)
    let place = Int(node.path.index)
    if place >= index.count {
      index.append(contentsOf: repeatElement(-1, count: place + 1 - index.count + place / 4))
    }
    index[place] = number
    guard node.parent >= 0 else { return number }
    let parent = Int(node.parent)
    if nodes[parent].lastChild >= 0 {
      nodes[Int(nodes[parent].lastChild)].next = number
    } else {
      nodes[parent].firstChild = number
    }
    nodes[parent].lastChild = number
    return number
  }
}

extension TokenTree.Node {
  /// Lays what a group says over what was said of it before.
  fileprivate mutating func take(_ fields: TokenFields, from source: Int) {
    type = fields.type ?? type
    if let own = fields.extends { (extends, extendsSource) = (own, source) }
    description = fields.description ?? description
    deprecated = fields.deprecated ?? deprecated
  }
}

extension TokenFields {
  /// Lays what a root says over what was said before.
  fileprivate mutating func merge(_ other: TokenFields) {
    type = other.type ?? type
    description = other.description ?? description
    deprecated = other.deprecated ?? deprecated
  }
}

extension TokenReader {
  /// Reports a token that is declared a second time in a file, once; no words are made for one that is
  /// only counted.
  mutating func report(duplicate entry: TokenSheet.Entry, of first: SourceRange) {
    guard clashes.insert(Clash(place: entry.place, first: first)).inserted else { return }
    let texts = files.texts
    files.findings.add("duplicate-token", .warning, at: entry.place) {
      Diagnostic(
        "duplicate-token", .warning,
        "token '\(texts.shortened(entry.path))' is declared twice; the later wins",
        at: entry.place, notes: [Diagnostic.Note("first one is here", at: first)])
    }
  }

  /// Reports a token that is a group in another place, or a group that is a token, once.
  fileprivate mutating func report(
    contradiction entry: TokenSheet.Entry, to first: SourceRange
  ) {
    guard clashes.insert(Clash(place: entry.place, first: first)).inserted else { return }
    let texts = files.texts
    files.findings.add("token-and-group", .error, at: entry.place) {
      let (new, old) = entry.isToken ? ("token", "a group") : ("group", "a token")
      return Diagnostic(
        "token-and-group", .error,
        "\(new) '\(texts.shortened(entry.path))' is \(old) in another place",
        at: entry.place, notes: [Diagnostic.Note("it is \(old) here", at: first)])
    }
  }

  /// Reports a finding about layers once, however many variants have them.
  mutating func report(_ finding: Diagnostic) {
    guard reported.insert(finding).inserted else { return }
    files.findings.append(finding)
  }
}

// MARK: - $extends

extension TokenTree {
  /// Whether a group's `$extends` is done.
  private enum Progress: UInt8 {
    case none, open, done
  }

  /// Copies what groups extend into them: what they have themselves wins.
  private mutating func expand(_ reader: inout TokenReader) {
    let extending = nodes.indices.filter { !nodes[$0].isToken && nodes[$0].extends != nil }
    guard !extending.isEmpty else { return }
    var progress: [Int32: Progress] = [:]
    for group in extending where progress[Int32(group)] == nil {
      var stack = [Int32(group)]
      while let top = stack.last, takesSteps(at: nodes[Int(top)].extends, &reader) {
        if progress[top] == .done {
          stack.removeLast()
          continue
        }
        guard let pointer = nodes[Int(top)].extends,
          let path = target(pointer, nodes[Int(top)].extendsSource, &reader)
        else {
          progress[top] = .done
          continue
        }
        let needs = missing(for: path, of: top, progress, reader)
        if progress[top] == nil { progress[top] = .open }
        if let open = needs.first(where: { progress[$0] == .open || $0 == top }) {
          reportCycle(stack, from: open, &reader)
          progress[top] = .done
          continue
        }
        if !needs.isEmpty {
          stack += needs
          continue
        }
        progress[top] = .done
        copy(path, into: top, at: pointer, &reader, &progress)
      }
    }
  }

  /// Whether there is room to look at more nodes; reported once if not.
  private func takesSteps(at node: TokenFiles.Node?, _ reader: inout TokenReader) -> Bool {
    guard room < 0 || reader.isFull else { return true }
    if let node { reader.reportFull(at: reader.files.range(node)) }
    return false
  }

  /// Makes groups of tokens that are nothing but a pointer to a group: it says what they extend.
  private mutating func openPointers(_ reader: inout TokenReader) {
    // Whether the pointers of tokens lead to a group, by way of others or not.
    var known: [Int32: Bool] = [:]
    for number in nodes.indices where nodes[number].isToken {
      var chain: [Int32] = []
      var next: Int32? = Int32(number)
      var leadsToGroup = false
      while let node = next {
        leadsToGroup = known[node] ?? !nodes[Int(node)].isToken
        guard known[node] == nil, !leadsToGroup, let pointer = lonePointer(node, reader) else {
          break
        }
        // A circle leads nowhere.
        known[node] = false
        chain.append(node)
        next = target(ofPointer: pointer, node, reader)
      }
      for node in chain { known[node] = leadsToGroup }
    }
    for number in nodes.indices where known[Int32(number)] ?? false {
      guard let pointer = lonePointer(Int32(number), reader) else { continue }
      reader.files.deviations.note(.groupPointer, at: reader.files.range(pointer))
      nodes[number].isToken = false
      nodes[number].extends = pointer
      nodes[number].extendsSource = layers[Int(nodes[number].layer)].source
      nodes[number].type = fields(Int32(number), reader.sheets).type
    }
  }

  /// The pointer that a token is, nil for any other token.
  private func lonePointer(_ node: Int32, _ reader: TokenReader) -> TokenFiles.Node? {
    let fields = fields(node, reader.sheets)
    return fields.value == nil ? fields.pointer : nil
  }

  /// The node that a pointer of a token leads to.
  private func target(
    ofPointer pointer: TokenFiles.Node, _ node: Int32, _ reader: TokenReader
  ) -> Int32? {
    guard let path = reader.files.string(pointer).flatMap({ JSONPointer(fragment: $0)?.segments })
    else { return nil }
    let name = path.joined(separator: ".")
    return prefixes(of: node).lazy.compactMap { lookUp(name, behind: $0, reader) }.first
  }

  /// What may stand before a name that a node refers to, in the order in which it is looked for.
  func prefixes(of node: Int32) -> [TextID?] {
    let prefix = prefixes[layers[Int(nodes[Int(node)].layer)].source]
    return prefix == nil ? [nil] : [prefix, nil]
  }

  /// The node of a name behind a prefix.
  func lookUp(_ name: String, behind prefix: TextID?, _ reader: TokenReader) -> Int32? {
    let texts = reader.files.texts
    let text = prefix.map { "\(texts.string($0)).\(name)" } ?? name
    return texts.identifier(of: text).flatMap { node($0) }
  }

  /// The path that an `$extends` of an entry of the list names, `{a.b}` or `#/a/b`; reported where it is none.
  private func target(
    _ node: TokenFiles.Node, _ source: Int, _ reader: inout TokenReader
  ) -> TextID? {
    var text = reader.files.string(node) ?? ""
    if let pointer = reader.files.value(of: .dollarRef, in: node) {
      text = reader.files.string(pointer) ?? ""
      reader.files.deviations.note(.groupPointer, at: reader.files.range(pointer))
    }
    var name: String
    if let inner = text.inBraces {
      name = String(decoding: inner, as: UTF8.self)
    } else if let pointer = JSONPointer(fragment: text) {
      name = pointer.segments.joined(separator: ".")
    } else {
      name = ""
    }
    let isLong = name.utf8.lazy.filter { $0 == UInt8(ascii: ".") }.count >= TokenLimits.names
    if name.isEmpty || isLong {
      reader.report(
        Diagnostic(
          "undefined-token", .warning,
          isLong
            ? "'$extends' has more than \(TokenLimits.names) names"
            : "'$extends' takes a group: \"{group}\"",
          at: reader.files.isScalar(node)
            ? reader.files.range(node) : reader.files.range(node).part(offset: 0, count: 1)))
      return nil
    }
    let path = reader.files.texts.intern(name)
    guard let prefix = prefixes[source] else { return path }
    let own = reader.path(prefix, path)
    let isOwn = self.node(own) != nil || self.node(path) == nil && !around(own, reader).isEmpty
    return isOwn ? own : path
  }

  /// The groups that have to be done before a path can be copied: those in it, and one around it.
  private mutating func missing(
    for path: TextID, of group: Int32, _ progress: [Int32: Progress], _ reader: TokenReader
  ) -> [Int32] {
    guard let start = node(path) else {
      return around(path, reader).filter { progress[$0] != .done }
    }
    var needs: [Int32] = []
    var stack = [start]
    while let next = stack.popLast() {
      let node = nodes[Int(next)]
      room -= 1
      if room < 0 { return [] }
      if !node.isToken, node.extends != nil, progress[next] != .done { needs.append(next) }
      var child = node.firstChild
      while child >= 0 {
        stack.append(child)
        child = nodes[Int(child)].next
      }
    }
    return needs
  }

  /// The groups around a path that extend others, from which it may come.
  private func around(_ path: TextID, _ reader: TokenReader) -> [Int32] {
    let bytes = Array(reader.files.texts.bytes(path))
    var found: [Int32] = []
    for dot in bytes.indices where bytes[dot] == UInt8(ascii: ".") {
      let head = bytes[..<dot].withUnsafeBufferPointer { reader.files.texts.identifier(of: $0) }
      guard let head, let group = node(head), nodes[Int(group)].extends != nil else { continue }
      found.append(group)
    }
    return found
  }

  private func reportCycle(_ stack: [Int32], from open: Int32, _ reader: inout TokenReader) {
    guard let top = stack.last, let place = nodes[Int(top)].extends else { return }
    let start = stack.lastIndex(of: open) ?? stack.count - 1
    let links = stack[start...].prefix(20) + [open]
    let names = links.map { reader.files.texts.shortened(nodes[Int($0)].path) }
    reader.report(
      Diagnostic(
        "cyclic-token", .warning,
        "group '\(names[0])' extends itself: \(names.joined(separator: " → "))",
        at: reader.files.range(place)))
  }

  /// Copies the contents of a group into another one.
  private mutating func copy(
    _ path: TextID, into group: Int32, at pointer: TokenFiles.Node, _ reader: inout TokenReader,
    _ progress: inout [Int32: Progress]
  ) {
    guard let source = node(path), !nodes[Int(source)].isToken else {
      let name = reader.files.texts.shortened(path)
      let what = node(path) == nil ? "no group '\(name)'" : "'\(name)' is a token, not a group"
      reader.report(
        Diagnostic("undefined-token", .warning, what, at: reader.files.range(pointer)))
      return
    }
    let length = reader.files.texts.bytes(path).count
    let base = nodes[Int(group)].path
    inherit(from: source, to: group)
    // Pairs of a node to copy and the group to copy it into; groups come before what is in them.
    var queue: [(source: Int32, parent: Int32)] = [(source, group)]
    var first = 0
    while first < queue.count {
      let (from, into) = queue[first]
      first += 1
      var child = nodes[Int(from)].firstChild
      while child >= 0 {
        let node = nodes[Int(child)]
        // A slice would share the table's bytes, which are copied to change.
        let rest = Array(reader.files.texts.bytes(node.path).dropFirst(length + 1))
        let name = rest.withUnsafeBufferPointer { reader.files.texts.intern($0) }
        let own = reader.path(base, name)
        if let known = self.node(own) {
          if node.isToken == nodes[Int(known)].isToken {
            if !node.isToken { inherit(from: child, to: known) }
            queue.append((child, known))
          }
        } else {
          guard nodes.count < TokenLimits.nodes, reader.takesCopy(own, at: pointer) else {
            return reader.reportFull(at: reader.files.range(pointer))
          }
          var copy = node
          copy = Node(
            path: own, isToken: node.isToken, parent: into, layer: node.layer, entry: node.entry)
          (copy.type, copy.description) = (node.type, node.description)
          copy.deprecated = node.deprecated
          let new = append(copy)
          progress[new] = .done
          queue.append((child, new))
        }
        child = node.next
      }
    }
  }

  private mutating func inherit(from source: Int32, to group: Int32) {
    let from = nodes[Int(source)]
    nodes[Int(group)].type = nodes[Int(group)].type ?? from.type
    nodes[Int(group)].description = nodes[Int(group)].description ?? from.description
    nodes[Int(group)].deprecated = nodes[Int(group)].deprecated ?? from.deprecated
  }
}
