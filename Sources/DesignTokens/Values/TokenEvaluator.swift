import ColorScience
import OutputText
import ThemeSyntax

/// Evaluates all tokens of a tree in dependency order, on an explicit stack.
final class TokenEvaluator {
  let tree: TokenTree
  /// The modes, by entry of the token list.
  let choices: [ModeChoice]
  let variant: Variant
  let generation: UIKitGeneration
  let reader: TokenReader
  let files: TokenFiles
  @exclusivity(unchecked) private(set) var outcomes: [TokenOutcome]
  @exclusivity(unchecked) private(set) var types: [TextID?]
  /// Aliases' targets, -1 for none.
  @exclusivity(unchecked) private(set) var targets: [Int32]
  @exclusivity(unchecked) private(set) var token: Int32 = 0
  @exclusivity(unchecked) private(set) var fields = TokenFields()
  /// Targets of the token's pointers, each with the pointer's range.
  @exclusivity(unchecked) var trail: [(target: SourceRange, pointer: SourceRange)] = []
  @exclusivity(unchecked) var lastSpace: (name: TextID, row: ColorSpaceRow)?
  private var modeNames: [TextID: String] = [:]
  private var modeValues: [Int32: TokenNode?] = [:]
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
    files = reader.files
    outcomes = [TokenOutcome](repeating: .pending, count: tree.nodes.count)
    types = [TextID?](repeating: nil, count: tree.nodes.count)
    targets = [Int32](repeating: -1, count: tree.nodes.count)
  }

  func run() {
    for node in tree.nodes.indices where tree.nodes[node].isToken { evaluate(Int32(node)) }
  }

  private func evaluate(_ first: Int32) {
    guard case .pending = outcomes[Int(first)] else { return }
    var stack = [first]
    outcomes[Int(first)] = .open
    while let top = stack.last {
      do throws(TokenStop) {
        trail.removeAll(keepingCapacity: true)
        token = top
        fields = tree.fields(top)
        outcomes[Int(top)] = try outcome()
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
          outcomes[Int(top)] = .failed(placed(failure))
          stack.removeLast()
        }
      }
    }
  }

  /// Moves a failure behind a pointer to the pointer, with a note at its target.
  private func placed(_ failure: TokenFailure) -> TokenFailure {
    var failure = failure
    // Broken references of other types matter only if the theme uses them.
    failure.isQuiet = failure.id == .undefined && (type.map { !isColor($0) } ?? false)
    if let step = trail.first(where: { $0.target.contains(failure.range) }) {
      failure.notes.insert(Diagnostic.Note("it leads here", at: failure.range), at: 0)
      failure.range = step.pointer
    }
    return failure
  }

  /// Fails the tokens of a cycle, with its names or the first ones of a long cycle.
  private func close(_ stack: inout [Int32], from start: Int32) {
    let index = stack.lastIndex(of: start) ?? stack.count - 1
    let links = Array(stack[index...])
    let shown = links.prefix(Self.shownLinks).map { path($0) }
    let rest = links.count > shown.count ? ["…"] : []
    let chain = (shown + rest + [path(start)]).joined(separator: " → ")
    let notes = links.dropFirst().prefix(Self.shownLinks).map {
      Diagnostic.Note("'\(path($0))' is here", at: tree.declaration($0).place)
    }
    for node in links {
      let declaration = tree.declaration(node)
      let reference = declaration.fields.value ?? declaration.fields.pointer
      let place = reference.map { files.range($0) } ?? declaration.place
      let isStart = node == start
      outcomes[Int(node)] = .failed(
        TokenFailure(
          id: .cycle, range: place,
          reason: isStart ? "it refers to itself: \(chain)" : "it is part of a cycle: \(chain)",
          notes: isStart ? notes : [], cause: isStart ? -1 : start))
    }
    stack.removeLast(stack.count - index)
  }

  private static let shownLinks = 20

  func path(_ node: Int32) -> String { files.texts.shortened(tree.nodes[Int(node)].path) }

  /// A token's outcome; throws `needs` if it is pending.
  func settled(_ node: Int32) throws(TokenStop) -> TokenOutcome {
    switch outcomes[Int(node)] {
    case .pending, .open: throw .needs(node)
    case let known: return known
    }
  }

  func failure(
    _ id: TokenFailure.ID = .value, at range: SourceRange, _ reason: String
  ) -> TokenStop {
    .failure(TokenFailure(id: id, range: range, reason: reason))
  }

  func failure(_ id: TokenFailure.ID = .value, at node: TokenNode, _ reason: String) -> TokenStop {
    failure(id, at: files.range(node), reason)
  }
}

// MARK: - Values by mode

extension TokenEvaluator {
  func value(of node: Int32) -> TokenNode? {
    let fields = tree.fields(node)
    guard let modes = fields.modes else { return fields.value }
    if let known = modeValues[node] { return known }
    let found = value(of: node, fields, by: modes)
    modeValues[node] = .some(found)
    return found
  }

  private func value(of node: Int32, _ fields: TokenFields, by modes: TokenNode) -> TokenNode? {
    let layer = tree.layer(of: node)
    let sheetNames = reader.sheets[layer.sheet].modeNames
    var found: (rank: Int, value: TokenNode)?
    var first: TokenNode?
    for (key, value) in files.entries(modes) {
      guard let text = files.text(key) else { continue }
      first = first ?? value
      let name = normalized(sheetNames[text] ?? text)
      guard let rank = choices[layer.source].rank(of: name) else { continue }
      if found.map({ rank < $0.rank }) ?? true { found = (rank, value) }
    }
    guard let value = found?.value ?? fields.value ?? first else { return nil }
    // A set is a separate token, and a mode may be.
    guard files.kind(value) == .mapping, files.value(of: .alpha, in: value) == nil else {
      return value
    }
    return files.value(of: .dollarValue, in: value) ?? files.value(of: .value, in: value) ?? value
  }

  private func normalized(_ name: TextID) -> String {
    if let known = modeNames[name] { return known }
    let text = ModeChoice.normalized(files.texts.string(name))
    modeNames[name] = text
    return text
  }
}

// MARK: - The token that is being evaluated

extension TokenEvaluator {
  private func outcome() throws(TokenStop) -> TokenOutcome {
    if fields.catalog >= 0 {
      return try outcome(of: reader.catalogColors[Int(fields.catalog)])
    }
    guard let value = value(of: token) else {
      guard let pointer = fields.pointer else {
        throw failure(at: tree.declaration(token).place, "it has no value")
      }
      return try outcome(ofPointer: pointer, isValue: false)
    }
    let outcome = try outcome(ofValue: value)
    if let pointer = fields.pointer { try check(pointer, isSameAs: outcome) }
    return outcome
  }

  /// Stops if a token's pointer contradicts the value beside it.
  private func check(_ pointer: TokenNode, isSameAs outcome: TokenOutcome) throws(TokenStop) {
    guard case .color(let color) = outcome else { return }
    let target = targets[Int(token)]
    defer { targets[Int(token)] = target }
    let other = try self.outcome(ofPointer: pointer, isValue: false)
    if case .color(let pointed) = other, resolved(pointed).color == resolved(color).color { return }
    throw failure(at: pointer, "it has two values, '$value' and what '$ref' leads to")
  }

  private func outcome(ofValue value: TokenNode) throws(TokenStop) -> TokenOutcome {
    if let pointer = files.pointer(in: value) {
      return try outcome(ofPointer: pointer, isValue: true)
    }
    if let target = variable(value) {
      return try outcome(ofAlias: target, at: value)
    }
    if let name = reference(value, isStandard: fields.isStandard) {
      // The target is cached after waiting for it.
      let known = targets[Int(token)]
      return try outcome(
        ofAlias: known >= 0 ? known : try target(name, of: token, at: value), at: value)
    }
    return try outcome(ofLiteral: value)
  }

  private func variable(_ value: TokenNode) -> Int32? {
    guard !reader.variableNames.isEmpty, let id = files.text(of: .id, in: value) else { return nil }
    return reader.variableNames[id].flatMap { tree.node($0) }
  }

  private func outcome(of set: CatalogColor) throws(TokenStop) -> TokenOutcome {
    types[Int(token)] = .color
    guard let index = set.mainIndex(variant) else {
      throw failure(at: tree.declaration(token).place, "no entry of its color set fits")
    }
    for entry in set.entries {
      if case .failure(let reason, let range) = entry.value { throw failure(at: range, reason) }
    }
    return set.color(index, variant, in: generation).map { .color($0) } ?? .other
  }

  private func outcome(
    ofAlias target: Int32, at value: TokenNode
  ) throws(TokenStop) -> TokenOutcome {
    targets[Int(token)] = target
    let result = try settled(target)
    let own = ownType
    types[Int(token)] = own ?? types[Int(target)] ?? inheritedType
    switch result {
    case .failed:
      throw .failure(
        TokenFailure(
          id: .dependent, range: files.range(value),
          reason: "it refers to '\(path(target))', which has no value", cause: target))
    case .color(let color):
      if let own, TokenWord(own) != .color, isStandardType(own) {
        throw failure(
          .type, at: value,
          "its type is '\(files.texts.shortened(own))', but it refers to '\(path(target))', a color"
        )
      }
      types[Int(token)] = .color
      return .color(try changed(color))
    default:
      guard let own, isColor(own) else { return result }
      let kind = types[Int(target)].map { "a '\(files.texts.shortened($0))'" } ?? "no color"
      throw failure(
        .type, at: value, "its type is 'color', but it refers to '\(path(target))', \(kind)")
    }
  }

  private func outcome(
    ofPointer pointer: TokenNode, isValue: Bool
  ) throws(TokenStop) -> TokenOutcome {
    switch try follow(pointer) {
    case .token(let target, let isWhole):
      if isValue, isWhole {
        files.note(
          .pointerPlace, at: pointer,
          "'$ref' within '$value' leads to a token; write '\(files.shown(pointer))/$value'")
      } else if !isValue, !isWhole, fields.type == nil {
        files.note(
          .pointerPlace, at: pointer,
          "'$ref' in place of '$value' leads to a value, which has no type; write '$type' too")
      }
      return try outcome(ofAlias: target, at: pointer)
    case .node(let value):
      return try outcome(ofLiteral: value)
    }
  }

  private func outcome(ofLiteral value: TokenNode) throws(TokenStop) -> TokenOutcome {
    let type = type
    types[Int(token)] = type
    if let type, !isColor(type) {
      if !isStandardType(type), let node = fields.type {
        files.note(.typeName, at: node, files.texts.shortened(type))
      }
    } else if type != nil {
      return .color(try changed(try color(value)))
    } else if looksLikeColor(value) {
      guard !fields.isStandard else {
        files.note(.untyped, at: value)
        throw failure(.type, at: value, "it has no type; write '\"$type\": \"color\"'")
      }
      types[Int(token)] = .color
      return .color(try changed(try color(value)))
    }
    return try calculated(value).map { .number($0) } ?? .other
  }
}

// MARK: - Types

extension TextID {
  fileprivate static let color = TextID(.color)
}

extension TokenEvaluator {
  private var ownType: TextID? { fields.type.flatMap { files.text($0) } }

  private var inheritedType: TextID? {
    fields.commonType ?? tree.nodes[Int(token)].type.flatMap { files.text($0) }
  }

  private var type: TextID? { ownType ?? inheritedType }

  private func isStandardType(_ type: TextID) -> Bool {
    switch TokenWord(type) {
    case .color, .dimension, .fontFamily, .fontWeight, .duration, .cubicBezier, .number,
      .strokeStyle, .border, .transition, .shadow, .gradient, .typography:
      true
    default: false
    }
  }

  private func isColor(_ type: TextID) -> Bool {
    if TokenWord(type) == .color { return true }
    let bytes = files.texts.bytes(type)
    return bytes.count == 5 && bytes.map { $0 | 0x20 }.elementsEqual("color".utf8)
  }
}
