package import ColorScience
import OutputText
package import ThemeSyntax

/// Reads a list of tokens: the entries laid over one another for each variant, then aliases resolved.
///
/// The files of tokens have the `numbers` behind those of `count` files that are read before, and
/// `generation` is that of the system whose colors asset catalogs refer to; `before13` is whether the app runs on
/// an iOS that knows no appearances.
package func readTokens(
  _ entries: [TokenEntry], _ access: TokenAccess, numbers: FileNumbers = .alone,
  after count: Int = 0, generation: UIKitGeneration = .ios15, before13: Bool = false
) -> TokenSystem {
  let files = TokenFiles(access, numbers: numbers, after: count)
  var layering = TokenLayering(entries, TokenReader(files))
  var views: [VariantView] = []
  var viewOf: [Int] = []
  for variant in Variant.allCases {
    let layers = layering.layers(variant)
    let hasModes = layers.contains { layering.reader.sheets[$0.sheet].hasModes }
    let choices = layering.choices(variant)
    let known = views.firstIndex {
      $0.tree.layers == layers && (!hasModes || $0.choices == choices && $0.variant == variant)
    }
    if let known {
      viewOf.append(known)
      continue
    }
    viewOf.append(views.count)
    let tree = TokenTree(layers, layering.prefixes, &layering.reader)
    views.append(VariantView(variant: variant, choices: choices, tree: tree))
  }
  var evaluators: [TokenEvaluator] = []
  // Of more than is read nothing is told but that.
  for view in views where !layering.reader.isFull {
    let empty = TokenReader(TokenFiles(access, numbers: numbers, after: count))
    var evaluator = TokenEvaluator(
      view.tree, view.choices, view.variant, generation, empty)
    // The reader is lent to the evaluator and not shared with it, so that nothing is copied.
    swap(&evaluator.reader, &layering.reader)
    evaluator.run()
    swap(&evaluator.reader, &layering.reader)
    evaluators.append(evaluator)
  }
  let devices = CatalogDevices(layering.reader.catalogColors, before13: before13)
  if devices.hasMore { layering.reader.reportDevices() }
  var builder = TokenSystemBuilder(
    reader: layering.reader, devices: devices.groups, generation: generation,
    evaluators: evaluators, viewOf: viewOf,
    isByName: entries.map { $0.kind == .catalog(isByName: true) })
  return builder.build()
}

extension TokenReader {
  /// Says that color sets tell more devices apart than are looked at.
  fileprivate mutating func reportDevices() {
    files.findings.append(
      Diagnostic(
        "token-catalog", .warning,
        "color sets have locales, subtypes and the like for more than \(CatalogDevices.most / 2) kinds of "
          + "devices; the others are not measured",
        at: catalogColors.lazy.flatMap(\.entries).first { !$0.slot.traits.isEmpty }?.place))
  }
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
  /// The devices that draw other colors of catalogs.
  let devices: [CatalogDeviceGroup]
  let generation: UIKitGeneration
  let evaluators: [TokenEvaluator]
  /// The evaluator of each variant, in the order of `Variant`.
  let viewOf: [Int]
  /// Whether an entry's colors are looked up by name.
  let isByName: [Bool]
  private var system = TokenSystem()
  /// The paths of tokens as texts, made once each.
  private var paths: [String?]
  /// The most tokens that a chain of aliases names.
  private static let longestChain = 16

  init(
    reader: TokenReader, devices: [CatalogDeviceGroup], generation: UIKitGeneration,
    evaluators: [TokenEvaluator], viewOf: [Int], isByName: [Bool]
  ) {
    self.reader = reader
    self.devices = devices
    self.generation = generation
    self.evaluators = evaluators
    self.viewOf = viewOf
    self.isByName = isByName
    paths = [String?](repeating: nil, count: reader.files.texts.count)
  }

  /// What the list of tokens comes to.
  mutating func build() -> TokenSystem {
    let deprecations = evaluators.map { deprecated(in: $0.tree) }
    system.tokens.reserveCapacity(evaluators.first?.tree.nodes.count ?? 0)
    for view in evaluators.indices {
      for number in evaluators[view].tree.nodes.indices {
        let node = evaluators[view].tree.nodes[number]
        guard node.isToken else { continue }
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
    system.folders = reader.files.folders
    system.devices = devices.map { TokenDevice(name: $0.name, isScreen: $0.isScreen) }
    system.missing = reader.files.missing
    system.makeIndex()
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

  private mutating func path(_ id: TextID) -> String {
    let place = Int(id.index)
    if let known = paths[place] { return known }
    let text = reader.files.texts.string(id)
    paths[place] = text
    return text
  }

  private mutating func add(
    _ path: TextID, _ first: Int32, _ view: Int, _ deprecated: TokenFiles.Node?
  ) {
    var colors = VariantValues<Token.Shown>()
    var origins = VariantValues<Token.Origin>()
    for (place, variant) in Variant.allCases.enumerated() where viewOf[place] >= view {
      let index = viewOf[place]
      // Variants of one view have one color.
      if let same = viewOf[..<place].firstIndex(of: index) {
        colors[variant] = colors[Variant.allCases[same]]
        origins[variant] = origins[Variant.allCases[same]]
        continue
      }
      guard let number = index == view ? first : evaluators[index].tree.node(path) else { continue }
      switch evaluators[index].outcomes[Int(number)] {
      case .color(let css):
        let (color, shift) = resolved(css)
        colors[variant] = Token.Shown(color: color, gamutShift: shift)
        origins[variant] = origin(of: number, index)
      case .failed(let failure):
        return addUnresolved(
          path, evaluators[index].failures[Int(failure)], variant, hasLight: index != view)
      default: break
      }
    }
    let declaration = evaluators[view].tree.declaration(first, reader.sheets)
    guard let origin = origins.first else {
      let type = evaluators[view].types[Int(first)].map { reader.files.texts.string($0) }
      system.skipped.append(SkippedToken(path: self.path(path), type: type))
      return
    }
    let layer = evaluators[view].tree.layers[Int(evaluators[view].tree.nodes[Int(first)].layer)]
    let asset =
      declaration.fields.catalog >= 0 && isByName[layer.source]
      ? reader.catalogColors[Int(declaration.fields.catalog)].name : nil
    addPairs(of: path, declaration.fields)
    var token = Token(
      path: self.path(path), colors: colors, origins: origins,
      description: declaration.fields.description.flatMap { text($0) },
      deprecation: deprecated.flatMap {
        deprecation($0, declaration.fields, origin.aliases.first?.path)
      },
      range: declaration.place, assetName: asset)
    if !devices.isEmpty { token.elsewhere = elsewhere(path, token) }
    system.tokens.append(token)
  }

  /// What devices draw of a token that draw something else than an iPhone.
  private func elsewhere(_ path: TextID, _ token: Token) -> [Token.Elsewhere] {
    let sets = viewOf.map { catalogColor(of: path, $0) }
    guard sets.contains(where: { $0 != nil }) else { return [] }
    return devices.indices.compactMap { elsewhere($0, sets, token) }
  }

  private func elsewhere(_ device: Int, _ sets: [CatalogColor?], _ token: Token) -> Token.Elsewhere?
  {
    var elsewhere = Token.Elsewhere(
      device: device, colors: token.colors, places: VariantValues())
    var differs = false
    for (variant, set) in zip(Variant.allCases, sets) {
      guard let set, let index = set.index(variant, on: devices[device]),
        case .color(let css) = set.value(index, variant, in: generation)
      else { continue }
      let (color, shift) = resolved(css)
      guard color != token.shown(in: variant)?.color else { continue }
      differs = true
      elsewhere.colors[variant] = Token.Shown(color: color, gamutShift: shift)
      elsewhere.places[variant] = set.entries[index].place
    }
    return differs ? elsewhere : nil
  }

  /// The color of a catalog that a token is, by way of aliases that change nothing of it.
  private func catalogColor(of path: TextID, _ view: Int) -> CatalogColor? {
    let evaluator = evaluators[view]
    var next = evaluator.tree.node(path)
    for _ in 0..<TokenLimits.steps {
      guard let node = next, evaluator.tree.nodes[Int(node)].isToken else { return nil }
      let fields = evaluator.tree.fields(node, reader.sheets)
      if fields.catalog >= 0 { return reader.catalogColors[Int(fields.catalog)] }
      guard fields.alpha == nil, fields.modifier == nil, evaluator.targets[Int(node)] >= 0 else {
        return nil
      }
      next = evaluator.targets[Int(node)]
    }
    return nil
  }

  private func text(_ node: TokenFiles.Node) -> String? {
    let text = reader.files.string(node)?.trimmed
    return text?.isEmpty == false ? text : nil
  }

  private mutating func addUnresolved(
    _ path: TextID, _ failure: TokenFailure, _ variant: Variant, hasLight: Bool
  ) {
    system.unresolved.append(
      UnresolvedToken(
        path: self.path(path), range: failure.range,
        reason: (hasLight ? "in \(variant.name) " : "") + failure.reason, id: failure.id.rawValue,
        notes: failure.notes, isDependent: failure.cause >= 0 || failure.isQuiet))
  }

  private mutating func origin(of first: Int32, _ view: Int) -> Token.Origin {
    var links: [Token.Link] = []
    var next = evaluators[view].targets[Int(first)]
    while next >= 0, links.count < Self.longestChain {
      let path = path(evaluators[view].tree.nodes[Int(next)].path)
      links.append(Token.Link(path: path, range: valueRange(of: next, view)))
      next = evaluators[view].targets[Int(next)]
    }
    return Token.Origin(range: valueRange(of: first, view), aliases: links)
  }

  private func valueRange(of node: Int32, _ view: Int) -> SourceRange {
    let declaration = evaluators[view].tree.declaration(node, reader.sheets)
    let fields = declaration.fields
    if fields.catalog >= 0 {
      let set = reader.catalogColors[Int(fields.catalog)]
      let entry = set.mainIndex(evaluators[view].variant).map { set.entries[$0].place }
      return entry ?? declaration.place
    }
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
            foreground: self.path(path), background: background, isText: isText,
            range: reader.files.range(item)))
      }
    }
  }
}
