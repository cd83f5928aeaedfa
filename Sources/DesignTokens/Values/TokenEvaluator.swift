import ColorScience
import OutputText
import ThemeSyntax

/// Finds what every token of a tree comes to, each after those it refers to, on a stack of its own.
struct TokenEvaluator {
  let tree: TokenTree
  /// The modes to take, by the entry of the list of tokens.
  let choices: [ModeChoice]
  let variant: Variant
  /// The system whose colors catalogs refer to.
  let generation: UIKitGeneration
  var reader: TokenReader
  private(set) var outcomes: [TokenOutcome]
  /// The type of each token, nil where it has none.
  private(set) var types: [TextID?]
  /// The token that each one is an alias of, -1 for none.
  private(set) var targets: [Int32]
  private(set) var failures: [TokenFailure] = []
  /// The types of groups, what they inherit among them.
  private var groupTypes: [TokenFiles.Node?] = []
  /// The color space that was named last.
  var lastSpace: (name: TextID, row: ColorSpaceRow)?
  /// What pointers of the token led to that is being evaluated, each with the pointer's place.
  var trail: [(target: SourceRange, pointer: SourceRange)] = []
  /// Names of modes as they are compared.
  private var modeNames: [TextID: String] = [:]
  /// The values of tokens that have them by mode.
  private var modeValues: [Int32: TokenFiles.Node?] = [:]
  var pointerWays = TokenWays<PointerStop>()
  var aliasWays = TokenWays<Int32>()

  init(
    _ tree: TokenTree, _ choices: [ModeChoice], _ variant: Variant,
    _ generation: UIKitGeneration, _ reader: TokenReader
  ) {
    self.variant = variant
    self.generation = generation
    self.tree = tree
    self.choices = choices
    self.reader = reader
    outcomes = [TokenOutcome](repeating: .pending, count: tree.nodes.count)
    types = [TextID?](repeating: nil, count: tree.nodes.count)
    targets = [Int32](repeating: -1, count: tree.nodes.count)
    // A group stands before what is in it.
    groupTypes.reserveCapacity(tree.nodes.count)
    for node in tree.nodes {
      let outer = node.parent >= 0 ? groupTypes[Int(node.parent)] : tree.root.type
      groupTypes.append(node.type ?? outer)
    }
  }

  /// Evaluates every token.
  mutating func run() {
    for node in tree.nodes.indices where tree.nodes[node].isToken {
      evaluate(Int32(node))
    }
  }

  /// Evaluates a token and those it needs.
  private mutating func evaluate(_ first: Int32) {
    guard case .pending = outcomes[Int(first)] else { return }
    var stack = [first]
    outcomes[Int(first)] = .open
    while let top = stack.last {
      do throws(TokenStop) {
        trail.removeAll(keepingCapacity: true)
        outcomes[Int(top)] = try outcome(of: top)
        stack.removeLast()
      } catch {
        switch error {
        case .needs(let other):
          if case .open = outcomes[Int(other)] {
            close(&stack, from: other)
          } else {
            outcomes[Int(other)] = .open
            stack.append(other)
          }
        case .failure(let failure):
          fail(top, quieted(atPointer(failure), top))
          stack.removeLast()
        }
      }
    }
  }

  /// A failure to find what a token refers to that is no color, of which nobody is told who does not ask for it.
  private func quieted(_ failure: TokenFailure, _ node: Int32) -> TokenFailure {
    let fields = tree.fields(node, reader.sheets)
    let type = fields.type.flatMap { reader.files.text($0) } ?? inheritedType(node, fields)
    guard failure.id == .undefined, let type, !isColor(type) else { return failure }
    var failure = failure
    failure.isQuiet = true
    return failure
  }

  /// A failure where a pointer led to what fails: it stands at the pointer, and a note where that leads.
  private func atPointer(_ failure: TokenFailure) -> TokenFailure {
    let step = trail.first { step in
      step.target.file == failure.range.file && step.target.lower <= failure.range.lower
        && failure.range.upper <= step.target.upper
    }
    guard let step else { return failure }
    return TokenFailure(
      id: failure.id, range: step.pointer, reason: failure.reason,
      notes: [Diagnostic.Note("it leads here", at: failure.range)] + failure.notes,
      cause: failure.cause)
  }

  private mutating func fail(_ node: Int32, _ failure: TokenFailure) {
    outcomes[Int(node)] = .failed(Int32(failures.count))
    failures.append(failure)
  }

  /// Ends the tokens of a cycle: each fails with all names of the cycle, of a long one the first.
  private mutating func close(_ stack: inout [Int32], from start: Int32) {
    let index = stack.lastIndex(of: start) ?? stack.count - 1
    let links = Array(stack[index...])
    let shown = links.prefix(Self.shownLinks).map { path($0) }
    let rest = links.count > shown.count ? ["…"] : []
    let chain = (shown + rest + [path(start)]).joined(separator: " → ")
    let notes = links.dropFirst().prefix(Self.shownLinks).map {
      Diagnostic.Note("'\(path($0))' is here", at: tree.declaration($0, reader.sheets).place)
    }
    for (offset, node) in links.enumerated() {
      let place = referencePlace(node)
      fail(
        node,
        offset == 0
          ? TokenFailure(
            id: .cycle, range: place, reason: "it refers to itself: \(chain)", notes: notes)
          : TokenFailure(
            id: .cycle, range: place, reason: "it is part of a cycle: \(chain)", cause: start))
    }
    stack.removeLast(stack.count - index)
  }

  /// How many links of a cycle are named.
  private static let shownLinks = 20

  private func referencePlace(_ node: Int32) -> SourceRange {
    let declaration = tree.declaration(node, reader.sheets)
    let value = declaration.fields.value ?? declaration.fields.pointer
    return value.map { reader.files.range($0) } ?? declaration.place
  }

  /// The path of a token, shortened for a message.
  func path(_ node: Int32) -> String {
    reader.files.texts.shortened(tree.nodes[Int(node)].path)
  }
}

// MARK: - One token

extension TokenEvaluator {
  /// The value of a token in the mode that applies to it, nil where it has none.
  mutating func value(of node: Int32, _ fields: TokenFields) -> TokenFiles.Node? {
    guard let modes = fields.modes else { return fields.value }
    if let known = modeValues[node] { return known }
    let found = value(of: node, fields, by: modes)
    modeValues[node] = .some(found)
    return found
  }

  private mutating func value(
    of node: Int32, _ fields: TokenFields, by modes: TokenFiles.Node
  ) -> TokenFiles.Node? {
    let layer = tree.layers[Int(tree.nodes[Int(node)].layer)]
    let sheetNames = reader.sheets[layer.sheet].modeNames
    var found: (rank: Int, value: TokenFiles.Node)?
    var first: TokenFiles.Node?
    for (key, value) in reader.files.entries(modes) {
      guard let text = reader.files.text(key) else { continue }
      first = first ?? value
      let name = normalized(sheetNames[text] ?? text)
      guard let rank = choices[layer.source].rank(of: name) else { continue }
      if found.map({ rank < $0.rank }) ?? true { found = (rank, value) }
    }
    guard let value = found?.value ?? fields.value ?? first else { return nil }
    // A set is a token of its own, a mode may be.
    guard reader.files.kind(value) == .mapping else { return value }
    return reader.files.value(of: .alpha, in: value) == nil
      ? reader.files.value(of: .dollarValue, in: value)
        ?? reader.files.value(of: .value, in: value) ?? value : value
  }

  private mutating func normalized(_ name: TextID) -> String {
    if let known = modeNames[name] { return known }
    let text = ModeChoice.normalized(reader.files.texts.string(name))
    modeNames[name] = text
    return text
  }

  private mutating func outcome(of node: Int32) throws(TokenStop) -> TokenOutcome {
    let declaration = tree.declaration(node, reader.sheets)
    let fields = declaration.fields
    if fields.catalog >= 0 { return try outcome(ofCatalog: fields.catalog, node) }
    let own = fields.type.flatMap { reader.files.text($0) }
    guard let value = value(of: node, fields) else {
      guard let pointer = fields.pointer else {
        throw failure(.value, declaration.place, "it has no value")
      }
      return try outcome(ofPointer: pointer, isValue: false, node, fields, own)
    }
    let outcome = try outcome(ofValue: value, node, fields, own)
    if let pointer = fields.pointer { try check(pointer, isSameAs: outcome, node, fields, own) }
    return outcome
  }

  /// Stops where a token's pointer leads to another value than the one that is beside it.
  private mutating func check(
    _ pointer: TokenFiles.Node, isSameAs outcome: TokenOutcome, _ node: Int32,
    _ fields: TokenFields, _ own: TextID?
  ) throws(TokenStop) {
    guard case .color(let color) = outcome else { return }
    let target = targets[Int(node)]
    defer { targets[Int(node)] = target }
    let other = try self.outcome(ofPointer: pointer, isValue: false, node, fields, own)
    if case .color(let pointed) = other, resolved(pointed).color == resolved(color).color { return }
    throw failure(
      .value, reader.files.range(pointer), "it has two values, '$value' and what '$ref' leads to")
  }

  private mutating func outcome(
    ofValue value: TokenFiles.Node, _ node: Int32, _ fields: TokenFields, _ own: TextID?
  ) throws(TokenStop) -> TokenOutcome {
    if let pointer = reader.files.pointer(in: value) {
      return try outcome(ofPointer: pointer, isValue: true, node, fields, own)
    }
    if let target = variable(value) {
      return try outcome(ofAlias: target, at: reader.files.range(value), node, fields, own)
    }
    if reader.files.isScalar(value), let text = reader.files.text(value),
      let name = reference(reader.files.texts.bytes(text), value, fields)
    {
      // One that waited for its target knows it.
      let known = targets[Int(node)]
      let target = known >= 0 ? known : try target(name, of: node, at: value)
      return try outcome(ofAlias: target, at: reader.files.range(value), node, fields, own)
    }
    return try outcome(ofLiteral: value, node, fields, own)
  }

  /// The token of the variable that a value refers to by its identifier; nil for any other value.
  private func variable(_ value: TokenFiles.Node) -> Int32? {
    guard !reader.variableNames.isEmpty, reader.files.kind(value) == .mapping,
      let id = reader.files.value(of: .id, in: value).flatMap({ reader.files.text($0) })
    else { return nil }
    return reader.variableNames[id].flatMap { tree.node($0) }
  }

  /// What a color of an asset catalog comes to.
  private mutating func outcome(
    ofCatalog number: Int32, _ node: Int32
  ) throws(TokenStop) -> TokenOutcome {
    types[Int(node)] = TextID(.color)
    let set = reader.catalogColors[Int(number)]
    guard let index = set.mainIndex(variant) else {
      throw failure(
        .value, tree.declaration(node, reader.sheets).place, "no entry of its color set fits")
    }
    for entry in set.entries {
      if case .failure(let reason, let range) = entry.value { throw failure(.value, range, reason) }
    }
    guard case .color(let color) = set.value(index, variant, in: generation) else { return .other }
    return .color(color)
  }

  /// What a token comes to that is an alias of another one.
  private mutating func outcome(
    ofAlias target: Int32, at range: SourceRange, _ node: Int32, _ fields: TokenFields,
    _ own: TextID?
  ) throws(TokenStop) -> TokenOutcome {
    targets[Int(node)] = target
    let result = try settled(target)
    let type = own ?? types[Int(target)] ?? inheritedType(node, fields)
    types[Int(node)] = type
    switch result {
    case .failed:
      throw .failure(
        TokenFailure(
          id: .dependent, range: range,
          reason: "it refers to '\(path(target))', which has no value",
          cause: target))
    case .color(let color):
      if let own, TokenWord(own) != .color, isStandardType(own) {
        let name = reader.files.texts.shortened(own)
        throw failure(
          .type, range, "its type is '\(name)', but it refers to '\(path(target))', a color")
      }
      types[Int(node)] = TextID(.color)
      return .color(try changed(color, node, fields))
    default:
      guard let own, isColor(own) else { return result }
      let kind = types[Int(target)].map { "a '\(reader.files.texts.shortened($0))'" } ?? "no color"
      throw failure(
        .type, range, "its type is 'color', but it refers to '\(path(target))', \(kind)")
    }
  }

  private mutating func outcome(
    ofPointer pointer: TokenFiles.Node, isValue: Bool, _ node: Int32, _ fields: TokenFields,
    _ own: TextID?
  ) throws(TokenStop) -> TokenOutcome {
    let range = reader.files.range(pointer)
    switch try follow(pointer, from: node) {
    case .token(let target, let isWhole):
      if isValue == isWhole, let text = reader.files.string(pointer) {
        if isValue {
          reader.files.deviations.note(
            .pointerPlace, at: range,
            "'$ref' within '$value' leads to a token; write '\(text.shown)/$value'")
        } else if fields.type == nil {
          reader.files.deviations.note(
            .pointerPlace, at: range,
            "'$ref' in place of '$value' leads to a value, which has no type; write '$type' too")
        }
      }
      return try outcome(ofAlias: target, at: range, node, fields, own)
    case .node(let value):
      return try outcome(ofLiteral: value, node, fields, own)
    }
  }

  /// What a token comes to that has its value itself.
  private mutating func outcome(
    ofLiteral value: TokenFiles.Node, _ node: Int32, _ fields: TokenFields, _ own: TextID?
  ) throws(TokenStop) -> TokenOutcome {
    let type = own ?? inheritedType(node, fields)
    types[Int(node)] = type
    if let type {
      if isColor(type) {
        return .color(
          try changed(try color(value, node), node, fields))
      }
      noteType(type, fields)
      return try calculated(value, node).map { .number($0) } ?? .other
    }
    if looksLikeColor(value) {
      guard !fields.isStandard else {
        reader.files.deviations.note(.untyped, at: reader.files.range(value))
        throw failure(
          .type, reader.files.range(value), "it has no type; write '\"$type\": \"color\"'")
      }
      types[Int(node)] = TextID(.color)
      return .color(try changed(try color(value, node), node, fields))
    }
    return try calculated(value, node).map { .number($0) } ?? .other
  }

  private func inheritedType(_ node: Int32, _ fields: TokenFields) -> TextID? {
    if let common = fields.commonType { return common }
    return groupTypes[Int(node)].flatMap { reader.files.text($0) }
  }

  private mutating func noteType(_ type: TextID, _ fields: TokenFields) {
    guard !isStandardType(type), let node = fields.type else { return }
    let name = reader.files.texts.shortened(type)
    reader.files.deviations.note(.typeName, at: reader.files.range(node), name)
  }

  /// Whether a type is one of the standard's.
  private func isStandardType(_ type: TextID) -> Bool {
    switch TokenWord(type) {
    case .color, .dimension, .fontFamily, .fontWeight, .duration, .cubicBezier, .number,
      .strokeStyle, .border, .transition, .shadow, .gradient, .typography:
      true
    default: false
    }
  }

  /// Whether a type is that of colors, whatever case it is in.
  private func isColor(_ type: TextID) -> Bool {
    if TokenWord(type) == .color { return true }
    let bytes = reader.files.texts.bytes(type)
    return bytes.count == 5 && bytes.map { $0 | 0x20 }.elementsEqual("color".utf8)
  }

  /// A token's outcome, which is waited for where it is not known yet.
  func settled(_ node: Int32) throws(TokenStop) -> TokenOutcome {
    switch outcomes[Int(node)] {
    case .pending, .open: throw .needs(node)
    case let known: return known
    }
  }

  func failure(
    _ id: TokenFailure.ID, _ range: SourceRange, _ reason: String
  ) -> TokenStop {
    .failure(TokenFailure(id: id, range: range, reason: reason))
  }
}

extension TextID {
  /// The identifier of a word.
  init(_ word: TokenWord) {
    self.init(index: Int32(TokenWord.allCases.firstIndex(of: word) ?? 0))
  }
}
