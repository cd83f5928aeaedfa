package import ColorScience
import OutputText
package import ThemeSyntax

/// Reads a list of tokens: the entries laid over one another for each variant, then aliases resolved.
///
/// The files of tokens have the `numbers` behind those of `count` files that are read before, and
/// `generation` is that of the system whose colors asset catalogs refer to.
package func readTokens(
  _ entries: [TokenEntry], _ access: TokenAccess, numbers: FileNumbers = .alone,
  after count: Int = 0, generation: UIKitGeneration = .ios15
) -> TokenSystem {
  let files = TokenFiles(access, numbers: numbers, after: count)
  var layering = TokenLayering(entries, TokenReader(files))
  var views: [VariantView] = []
  var viewOf: [Variant: Int] = [:]
  for variant in Variant.allCases {
    let layers = layering.layers(variant)
    let hasModes = layers.contains { layering.reader.sheets[$0.sheet].hasModes }
    let choices = layering.choices(variant)
    let known = views.firstIndex {
      $0.tree.layers == layers && (!hasModes || $0.choices == choices && $0.variant == variant)
    }
    if let known {
      viewOf[variant] = known
      continue
    }
    viewOf[variant] = views.count
    let tree = TokenTree(layers, &layering.reader)
    views.append(VariantView(variant: variant, choices: choices, tree: tree))
  }
  var evaluators: [TokenEvaluator] = []
  // Of more than is read nothing is told but that.
  for view in views where !layering.reader.isFull {
    let empty = TokenReader(TokenFiles(access, numbers: numbers, after: count))
    var evaluator = TokenEvaluator(
      view.tree, view.choices, layering.prefixes, view.variant, generation, empty)
    // The reader is lent to the evaluator and not shared with it, so that nothing is copied.
    swap(&evaluator.reader, &layering.reader)
    evaluator.run()
    swap(&evaluator.reader, &layering.reader)
    evaluators.append(evaluator)
  }
  var builder = TokenSystemBuilder(
    reader: layering.reader, evaluators: evaluators, viewOf: viewOf,
    isByName: entries.map { $0.kind == .catalog(isByName: true) })
  return builder.build()
}

/// A tree with what tells its values from those of the same tree for another variant.
private struct VariantView {
  let variant: Variant
  let choices: [ModeChoice]
  let tree: TokenTree
}

/// Puts the values of all variants together.
struct TokenSystemBuilder {
  let reader: TokenReader
  let evaluators: [TokenEvaluator]
  let viewOf: [Variant: Int]
  /// Whether an entry's colors are looked up by name.
  let isByName: [Bool]
  private var system = TokenSystem()
  /// The most tokens that a chain of aliases names.
  private static let longestChain = 16

  init(
    reader: TokenReader, evaluators: [TokenEvaluator], viewOf: [Variant: Int], isByName: [Bool]
  ) {
    self.reader = reader
    self.evaluators = evaluators
    self.viewOf = viewOf
    self.isByName = isByName
  }

  /// What the list of tokens comes to.
  mutating func build() -> TokenSystem {
    let deprecations = evaluators.map { deprecated(in: $0.tree) }
    for (view, evaluator) in evaluators.enumerated() {
      for (number, node) in evaluator.tree.nodes.enumerated() where node.isToken {
        // A token that an earlier view has was added then.
        guard !evaluators[..<view].contains(where: { $0.tree.hasToken(node.path) }) else {
          continue
        }
        add(node.path, Int32(number), view, deprecations[view][number])
      }
    }
    system.deviations = reader.files.deviations.all
    system.findings = reader.files.findings.all
    system.sources = reader.files.sources
    system.missing = reader.files.missing
    return system
  }

  /// What the groups of a tree, and the tokens themselves, say of being deprecated.
  private func deprecated(in tree: TokenTree) -> [TokenFiles.Node?] {
    var found: [TokenFiles.Node?] = []
    found.reserveCapacity(tree.nodes.count)
    for (number, node) in tree.nodes.enumerated() {
      let outer = node.parent >= 0 ? found[Int(node.parent)] : tree.root.deprecated
      let own =
        node.isToken ? tree.fields(Int32(number), reader.sheets).deprecated : node.deprecated
      found.append(own ?? outer)
    }
    return found
  }

  private mutating func add(
    _ path: TextID, _ first: Int32, _ view: Int, _ deprecated: TokenFiles.Node?
  ) {
    var colors: [Variant: Token.Shown] = [:]
    var known: [Int: (shown: Token.Shown, origin: Token.Origin)] = [:]
    var origins: [Variant: Token.Origin] = [:]
    var isColor = false
    for variant in Variant.allCases {
      guard let index = viewOf[variant], index >= view else { continue }
      if let (shown, origin) = known[index] {
        colors[variant] = shown
        origins[variant] = origin
        continue
      }
      let evaluator = evaluators[index]
      guard let number = index == view ? first : evaluator.tree.node(path) else { continue }
      switch evaluator.outcomes[Int(number)] {
      case .color(let css):
        isColor = true
        let (color, shift) = resolved(css)
        let shown = Token.Shown(color: color, gamutShift: shift)
        let origin = origin(of: number, evaluator)
        known[index] = (shown, origin)
        colors[variant] = shown
        origins[variant] = origin
      case .failed(let failure):
        return addUnresolved(path, number, evaluator, failure, variant, hasLight: index != view)
      default: break
      }
    }
    let evaluator = evaluators[view]
    let declaration = evaluator.tree.declaration(first, reader.sheets)
    guard isColor else {
      let type = evaluator.types[Int(first)].map { reader.files.texts.string($0) }
      system.skipped.append(
        SkippedToken(
          path: reader.files.texts.string(path), type: type, range: declaration.place))
      return
    }
    let layer = evaluator.tree.layers[Int(evaluator.tree.nodes[Int(first)].layer)]
    let asset =
      declaration.fields.catalog >= 0 && isByName[layer.source]
      ? reader.catalogColors[Int(declaration.fields.catalog)].name : nil
    addPairs(of: path, declaration.fields)
    system.tokens.append(
      Token(
        path: reader.files.texts.string(path), colors: colors, origins: origins,
        description: declaration.fields.description.flatMap { text($0) },
        deprecation: deprecated.flatMap {
          deprecation($0, declaration.fields, known[view]?.origin.aliases.first?.path)
        },
        range: declaration.place, assetName: asset))
  }

  private func text(_ node: TokenFiles.Node) -> String? {
    let text = reader.files.string(node)?.trimmed
    return text?.isEmpty == false ? text : nil
  }

  private mutating func addUnresolved(
    _ path: TextID, _ number: Int32, _ evaluator: TokenEvaluator, _ failure: Int32,
    _ variant: Variant, hasLight: Bool
  ) {
    let failure = evaluator.failures[Int(failure)]
    system.unresolved.append(
      UnresolvedToken(
        path: reader.files.texts.string(path), range: failure.range,
        reason: (hasLight ? "in \(variant.name) " : "") + failure.reason, id: failure.id.rawValue,
        notes: failure.notes, isDependent: failure.cause >= 0))
  }

  private func origin(of first: Int32, _ evaluator: TokenEvaluator) -> Token.Origin {
    var links: [Token.Link] = []
    var next = evaluator.targets[Int(first)]
    while next >= 0, links.count < Self.longestChain {
      let path = reader.files.texts.string(evaluator.tree.nodes[Int(next)].path)
      links.append(Token.Link(path: path, range: valueRange(of: next, evaluator)))
      next = evaluator.targets[Int(next)]
    }
    return Token.Origin(range: valueRange(of: first, evaluator), aliases: links)
  }

  private func valueRange(of node: Int32, _ evaluator: TokenEvaluator) -> SourceRange {
    let declaration = evaluator.tree.declaration(node, reader.sheets)
    let fields = declaration.fields
    return (fields.value ?? fields.pointer ?? fields.modes).map { reader.files.range($0) }
      ?? declaration.place
  }

  private func deprecation(
    _ node: TokenFiles.Node, _ fields: TokenFields, _ alias: String?
  ) -> Token.Deprecation? {
    let text = self.text(node)
    guard let text, text != "false" || reader.files.isQuoted(node) else { return nil }
    let message = text == "true" && !reader.files.isQuoted(node) ? nil : text
    let named = fields.renamed.flatMap { self.text($0) } ?? message.flatMap { Self.named(in: $0) }
    return Token.Deprecation(
      message: message, replacement: named ?? alias, range: reader.files.range(node))
  }

  /// The path of the first reference in a text.
  private static func named(in message: String) -> String? {
    let bytes = Array(message.utf8)
    guard let open = bytes.firstIndex(of: UInt8(ascii: "{")),
      let close = bytes[open...].firstIndex(of: UInt8(ascii: "}")), close > open + 1
    else { return nil }
    return String(decoding: bytes[(open + 1)..<close], as: UTF8.self)
  }

  private mutating func addPairs(of path: TextID, _ fields: TokenFields) {
    for (list, isText) in [(fields.textPairs, true), (fields.controlPairs, false)] {
      guard let list else { continue }
      for item in reader.files.items(list) {
        guard let background = reader.files.string(item) else { continue }
        system.pairs.append(
          DeclaredPair(
            foreground: reader.files.texts.string(path), background: background, isText: isText,
            range: reader.files.range(item)))
      }
    }
  }
}
