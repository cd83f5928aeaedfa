package import ColorScience
import OutputText
package import ThemeSyntax

/// Reads a token list: merges its entries for each variant, then resolves aliases.
///
/// Token files are numbered after `count` others; `generation` selects UIKit's colors in catalogs.
package func readTokens(
  _ entries: [TokenEntry], _ load: @escaping FileLoader, numbers: FileNumbers = .alone,
  after count: Int = 0, generation: UIKitGeneration = .ios15
) -> TokenSystem {
  let reader = TokenReader(TokenFiles(load, numbers: numbers, after: count))
  var layering = TokenLayering(entries, reader)
  var evaluators: [TokenEvaluator] = []
  for variant in Variant.allCases {
    let layers = layering.layers(variant)
    let choices = layering.choices(variant)
    // Without modes, variants of the same layers have the same values.
    let hasModes = layers.contains { reader.sheets[$0.sheet].hasModes }
    let known = hasModes ? nil : evaluators.first { $0.tree.layers == layers }
    evaluators.append(
      known
        ?? TokenEvaluator(
          TokenTree(layers, layering.prefixes, reader), choices, variant, generation, reader))
  }
  // Over the limit, only that is reported.
  if reader.isFull { evaluators = [] }
  for evaluator in evaluators { evaluator.run() }
  let devices = CatalogDevices(reader.catalogColors)
  if devices.hasMore {
    reader.files.report(
      "token-catalog", .warning,
      at: reader.catalogColors.lazy.flatMap(\.entries).first { !$0.slot.traits.isEmpty }?.place,
      "color sets have more than \(CatalogDevices.most) combinations of traits such as locale or subtype; "
        + "further ones are not measured")
  }
  let sets = Dictionary(grouping: reader.catalogColors, by: \.name)
  let ambiguous = Set(
    sets.filter { Set($1.lazy.map { $0.entries.first?.place.file }).count > 1 }.keys)
  var builder = TokenSystemBuilder(
    reader: reader, devices: devices.groups, generation: generation, evaluators: evaluators,
    views: evaluators.map { one in evaluators.firstIndex { $0 === one } ?? 0 },
    isByName: entries.map { $0.kind == .catalog(isByName: true) }, ambiguous: ambiguous)
  return builder.build()
}

private struct TokenSystemBuilder {
  let reader: TokenReader
  let devices: [CatalogDevices.Group]
  let generation: UIKitGeneration
  let evaluators: [TokenEvaluator]
  /// For each variant, the first one with its evaluator.
  let views: [Int]
  /// By entry; true if the app looks its colors up.
  let isByName: [Bool]
  /// The names of several color sets.
  let ambiguous: Set<String>
  var system = TokenSystem()
  var paths: [String?] = []
  private static let longestChain = 16

  var files: TokenFiles { reader.files }

  mutating func build() -> TokenSystem {
    paths = [String?](repeating: nil, count: files.texts.count)
    system.tokens.reserveCapacity(evaluators.first?.tree.nodes.count ?? 0)
    for (view, evaluator) in evaluators.enumerated() where views[view] == view {
      for (number, node) in evaluator.tree.nodes.enumerated() where node.isToken {
        // Tokens of earlier views were added then.
        if !evaluators[..<view].contains(where: { $0.tree.hasToken(node.path) }) {
          add(node.path, Int32(number), view)
        }
      }
    }
    system.deviations = files.deviations.all
    system.findings = files.findings.all
    system.sources = files.sources
    system.folders = files.folders
    system.devices = devices.map(\.named)
    system.missing = files.missing
    system.makeIndex()
    return system
  }

  mutating func path(_ id: TextID) -> String {
    let place = Int(id.index)
    if let known = paths[place] { return known }
    let text = files.texts.string(id)
    paths[place] = text
    return text
  }

  mutating func add(_ path: TextID, _ first: Int32, _ view: Int) {
    var colors = VariantValues<Token.Shown>()
    var origins = VariantValues<Token.Origin>()
    for (place, variant) in Variant.allCases.enumerated() where views[place] >= view {
      guard views[place] == place else {
        colors[variant] = colors[Variant.allCases[views[place]]]
        origins[variant] = origins[Variant.allCases[views[place]]]
        continue
      }
      let evaluator = evaluators[place]
      guard let number = place == view ? first : evaluator.tree.node(path) else { continue }
      switch evaluator.outcomes[Int(number)] {
      case .color(let css):
        colors[variant] = Token.Shown(css)
        origins[variant] = origin(of: number, evaluator)
      case .failed(let failure):
        let start = place == view ? "" : "in \(variant.name) "
        return system.unresolved.append(
          UnresolvedToken(
            path: self.path(path), range: failure.range, reason: start + failure.reason,
            id: failure.id.rawValue, notes: failure.notes,
            isDependent: failure.cause >= 0 || failure.isQuiet))
      default: break
      }
    }
    let evaluator = evaluators[view]
    let declaration = evaluator.tree.declaration(first)
    let fields = declaration.fields
    let deprecated = evaluator.tree.nodes[Int(first)].deprecated
    guard let origin = origins.first else {
      let type = evaluator.types[Int(first)].map { files.texts.string($0) }
      system.skipped.append(SkippedToken(path: self.path(path), type: type))
      return
    }
    // An app finds one color set of a name, in every variant.
    var isNamed =
      fields.catalog >= 0 && isByName[evaluator.tree.layer(of: first).source]
      && evaluators.allSatisfy { evaluator in
        evaluator.tree.node(path).map { evaluator.tree.fields($0).catalog } == fields.catalog
      }
    let name = fields.catalog < 0 ? "" : reader.catalogColors[Int(fields.catalog)].name
    if isNamed, ambiguous.contains(name) {
      isNamed = false
      files.report(
        "token-catalog", .warning, at: declaration.place,
        "several color sets have the name '\(name.shown)', and an app finds one of them; "
          + "the value is compiled")
    }
    addPairs(of: path, fields)
    var token = Token(
      path: self.path(path), colors: colors, origins: origins,
      description: fields.description.flatMap { text($0) },
      deprecation: deprecated.flatMap { deprecation($0, fields, origin.aliases.first?.path) },
      range: declaration.place,
      assetName: isNamed ? name : nil)
    if !devices.isEmpty { token.elsewhere = elsewhere(path, token) }
    system.tokens.append(token)
  }

  func elsewhere(_ path: TextID, _ token: Token) -> [Token.Elsewhere] {
    let sets = evaluators.map { catalogColor(of: path, $0) }
    guard sets.contains(where: { $0 != nil }) else { return [] }
    return devices.indices.compactMap { device in
      var elsewhere = Token.Elsewhere(device: device, colors: token.colors, places: VariantValues())
      for (variant, set) in zip(Variant.allCases, sets) {
        guard let set, let index = set.index(variant, on: devices[device].device),
          let css = set.color(index, variant, in: generation)
        else { continue }
        let shown = Token.Shown(css)
        guard shown.color != token.shown(in: variant)?.color else { continue }
        elsewhere.colors[variant] = shown
        elsewhere.places[variant] = set.entries[index].place
      }
      return elsewhere.places.first == nil ? nil : elsewhere
    }
  }

  /// The catalog color of a token, through aliases without changes.
  func catalogColor(of path: TextID, _ evaluator: TokenEvaluator) -> CatalogColor? {
    var next = evaluator.tree.node(path)
    for _ in 0..<TokenLimits.steps {
      guard let node = next, node >= 0, evaluator.tree.nodes[Int(node)].isToken else { return nil }
      let fields = evaluator.tree.fields(node)
      if fields.catalog >= 0 { return reader.catalogColors[Int(fields.catalog)] }
      guard fields.alpha == nil, fields.modifier == nil else { return nil }
      next = evaluator.targets[Int(node)]
    }
    return nil
  }

  func text(_ node: TokenNode) -> String? {
    let text = files.string(node)?.trimmed
    return text?.isEmpty == false ? text : nil
  }

  mutating func origin(of first: Int32, _ evaluator: TokenEvaluator) -> Token.Origin {
    var links: [Token.Link] = []
    var next = evaluator.targets[Int(first)]
    while next >= 0, links.count < Self.longestChain {
      let path = path(evaluator.tree.nodes[Int(next)].path)
      links.append(Token.Link(path: path, range: valueRange(of: next, evaluator)))
      next = evaluator.targets[Int(next)]
    }
    return Token.Origin(range: valueRange(of: first, evaluator), aliases: links)
  }

  func valueRange(of node: Int32, _ evaluator: TokenEvaluator) -> SourceRange {
    let declaration = evaluator.tree.declaration(node)
    let fields = declaration.fields
    if fields.catalog >= 0 {
      let set = reader.catalogColors[Int(fields.catalog)]
      return set.mainIndex(evaluator.variant).map { set.entries[$0].place } ?? declaration.place
    }
    let value = fields.value ?? fields.pointer ?? fields.modes
    return value.map { files.range($0) } ?? declaration.place
  }

  func deprecation(
    _ node: TokenNode, _ fields: TokenFields, _ alias: String?
  ) -> Token.Deprecation? {
    guard let text = text(node), text != "false" || files.isQuoted(node) else { return nil }
    let message = text == "true" && !files.isQuoted(node) ? nil : text
    let named = fields.renamed.flatMap { self.text($0) } ?? message.flatMap { Self.named(in: $0) }
    return Token.Deprecation(
      message: message, replacement: named ?? alias, range: files.range(node))
  }

  private static func named(in message: String) -> String? {
    guard let open = message.utf8.firstIndex(of: UInt8(ascii: "{")) else { return nil }
    let inner = message.utf8[open...].dropFirst().prefix { $0 != UInt8(ascii: "}") }
    return inner.isEmpty || inner.endIndex == message.endIndex ? nil : String(inner)
  }

  mutating func addPairs(of path: TextID, _ fields: TokenFields) {
    for (list, isText) in [(fields.textPairs, true), (fields.controlPairs, false)] {
      for item in list.map({ files.items($0) }) ?? [] {
        guard let background = files.string(item) else { continue }
        system.pairs.append(
          DeclaredPair(
            foreground: self.path(path), background: background, isText: isText,
            range: files.range(item)))
      }
    }
  }
}

extension Token.Shown {
  fileprivate init(_ css: CSSColor) {
    let (color, shift) = resolved(css)
    self.init(color: color, gamutShift: shift)
  }
}
