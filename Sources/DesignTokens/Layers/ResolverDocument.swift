import ColorScience
import OutputText
import ThemeSyntax

/// A resolver document: which files make the tokens of an input.
struct ResolverDocument {
  /// A modifier with its contexts.
  struct Modifier {
    let name: String
    let place: TokenFiles.Node
    var contexts: [(name: String, sources: TokenFiles.Node)] = []
    var standard: String?
  }

  /// A step of the order.
  enum Step {
    case sources(TokenFiles.Node)
    case modifier(Modifier)
  }

  let root: TokenFiles.Node
  private(set) var steps: [Step] = []

  /// Reads and checks a document; what is wrong is reported.
  init(_ root: TokenFiles.Node, _ files: inout TokenFiles) {
    self.root = root
    checkRoot(&files)
    guard let order = files.value(of: .resolutionOrder, in: root) else {
      report("resolver document has no 'resolutionOrder'", root, &files)
      return
    }
    let items = files.items(order)
    if items.isEmpty { report("'resolutionOrder' is empty", order, &files) }
    var names: Set<String> = []
    for item in items {
      if let pointer = files.value(of: .dollarRef, in: item) {
        take(pointer, &files)
      } else {
        takeInline(item, &names, &files)
      }
    }
  }

  private func checkRoot(_ files: inout TokenFiles) {
    for (key, _) in files.entries(root) {
      switch TokenWord(files.text(key)) {
      case .version, .name, .description, .sets, .modifiers, .resolutionOrder, .dollarSchema,
        .dollarDefs:
        break
      default:
        let name = files.string(key) ?? ""
        files.deviations.note(.resolverKey, at: files.range(key), name.shown)
      }
    }
    let version = files.value(of: .version, in: root)
    guard version.flatMap({ files.string($0) }) != "2025.10" else { return }
    let range = version.map { files.range($0) } ?? files.range(root).part(offset: 0, count: 1)
    files.deviations.note(.version, at: range, version == nil ? "; it is missing" : "")
  }

  /// Takes a pointer of the order: `#/sets/x` or `#/modifiers/x`.
  private mutating func take(_ pointer: TokenFiles.Node, _ files: inout TokenFiles) {
    let text = files.string(pointer) ?? ""
    guard let path = JSONPointer(fragment: text)?.segments, path.count == 2,
      let target = Self.node(path, in: root, files)
    else {
      return report(
        "'\(text.shown)' is no set or modifier of this document; write '#/sets/name'", pointer,
        &files)
    }
    switch path[0] {
    case TokenWord.sets.rawValue: takeSet(target, &files)
    case TokenWord.modifiers.rawValue: takeModifier(path[1], target, &files)
    default:
      report("'resolutionOrder' takes sets and modifiers, not '\(text.shown)'", pointer, &files)
    }
  }

  private mutating func takeInline(
    _ item: TokenFiles.Node, _ names: inout Set<String>, _ files: inout TokenFiles
  ) {
    guard let name = files.value(of: .name, in: item).flatMap({ files.string($0) }) else {
      return report("entry of 'resolutionOrder' has no 'name'", item, &files)
    }
    guard names.insert(name).inserted else {
      return report("name '\(name.shown)' stands twice in 'resolutionOrder'", item, &files)
    }
    switch files.value(of: .type, in: item).flatMap({ files.string($0) }) {
    case "set": takeSet(item, &files)
    case "modifier": takeModifier(name, item, &files)
    default: report("entry of 'resolutionOrder' has a type: set or modifier", item, &files)
    }
  }

  private mutating func takeSet(_ node: TokenFiles.Node, _ files: inout TokenFiles) {
    guard let sources = files.value(of: .sources, in: node) else {
      return report("set has no 'sources'", node, &files)
    }
    steps.append(.sources(sources))
  }

  private mutating func takeModifier(
    _ name: String, _ node: TokenFiles.Node, _ files: inout TokenFiles
  ) {
    var contexts = files.value(of: .contexts, in: node)
    if contexts == nil, let misspelled = files.value(of: .context, in: node) {
      files.deviations.note(.contextKey, at: files.range(node).part(offset: 0, count: 1))
      contexts = misspelled
    }
    var modifier = Modifier(name: name, place: node)
    if let contexts {
      for (key, value) in files.entries(contexts) {
        modifier.contexts.append((files.string(key) ?? "", value))
      }
    }
    switch modifier.contexts.count {
    case 0: return report("modifier '\(name.shown)' has no contexts", node, &files)
    case 1: files.deviations.note(.oneContext, at: files.range(node), name.shown)
    default: break
    }
    if let node = files.value(of: .standard, in: node) {
      let text = files.string(node) ?? ""
      if modifier.contexts.contains(where: { $0.name == text }) {
        modifier.standard = text
      } else {
        let near = nearest(text, in: modifier.contexts.map(\.name))
        report(
          "default '\(text.shown)' is no context of modifier '\(name.shown)'\(didYouMean(near))",
          node, &files)
      }
    }
    steps.append(.modifier(modifier))
  }

  /// Says what is wrong with a document.
  func report(_ message: String, _ node: TokenFiles.Node, _ files: inout TokenFiles) {
    let range = files.range(node)
    files.findings.append(
      Diagnostic(
        "token-resolver", message,
        at: files.isScalar(node) ? range : range.part(offset: 0, count: 1)))
  }

  /// The node that names lead to from another one.
  static func node(
    _ path: [String], in root: TokenFiles.Node, _ files: TokenFiles
  ) -> TokenFiles.Node? {
    var node = root
    for name in path {
      if files.kind(node) == .sequence {
        let items = files.items(node)
        guard let index = Int(name), items.indices.contains(index) else { return nil }
        node = items[index]
      } else {
        guard let text = files.texts.identifier(of: name),
          let next = files.value(ofKey: text, in: node)
        else { return nil }
        node = next
      }
    }
    return node
  }
}

/// The text nearest to a word, nil when none is near enough.
func nearest(_ word: String, in candidates: [String]) -> String? {
  EditDistance.nearest(to: word, among: candidates, longest: 100) { Array($0.unicodeScalars) }
}

// MARK: - Inputs

extension ResolverDocument {
  /// The lists of sources that an input leads to, in their order; what is wrong with it is reported, all
  /// of it together.
  ///
  /// Without an input for a modifier its default is taken, else the context that is called like the
  /// variant.
  func sources(
    for inputs: [TokenEntry.Input], _ variant: Variant, at range: SourceRange?,
    _ files: inout TokenFiles
  ) -> [TokenFiles.Node] {
    var lists: [TokenFiles.Node] = []
    var known: Set<String> = []
    for step in steps {
      switch step {
      case .sources(let list): lists.append(list)
      case .modifier(let modifier):
        known.insert(modifier.name.lowercased())
        if let context = context(of: modifier, inputs, variant, at: range, &files) {
          lists.append(context)
        }
      }
    }
    for input in inputs where !known.contains(input.modifier.value.lowercased()) {
      let names = steps.compactMap { if case .modifier(let it) = $0 { it.name } else { nil } }
      let near = nearest(input.modifier.value, in: names)
      add(
        "no modifier '\(input.modifier.value.shown)'"
          + (near == nil && !names.isEmpty ? "; there is \(list(names))" : didYouMean(near)),
        at: input.modifier.range ?? range, &files)
    }
    return lists
  }

  private func context(
    of modifier: Modifier, _ inputs: [TokenEntry.Input], _ variant: Variant,
    at range: SourceRange?, _ files: inout TokenFiles
  ) -> TokenFiles.Node? {
    let name = modifier.name.lowercased()
    if let input = inputs.last(where: { $0.modifier.value.lowercased() == name }) {
      let value = input.context.value
      let found =
        modifier.contexts.first { $0.name == value }
        ?? modifier.contexts.first { $0.name.lowercased() == value.lowercased() }
      if let found { return found.sources }
      let names = modifier.contexts.map(\.name)
      let near = nearest(value, in: names)
      add(
        "modifier '\(modifier.name.shown)' has no context '\(value.shown)'"
          + (near == nil ? "; it has \(list(names))" : didYouMean(near)),
        at: input.context.range ?? range, &files)
      return nil
    }
    if let standard = modifier.standard {
      return modifier.contexts.first { $0.name == standard }?.sources
    }
    for name in ModeChoice.names(of: variant) {
      let found = modifier.contexts.first { ModeChoice.normalized($0.name) == name }
      if let found { return found.sources }
    }
    let names = modifier.contexts.map(\.name)
    add(
      "modifier '\(modifier.name.shown)' has no default; an input says which of "
        + "\(list(names)) it takes", at: range ?? files.range(modifier.place), &files)
    return nil
  }

  private func add(_ message: String, at range: SourceRange?, _ files: inout TokenFiles) {
    let finding = Diagnostic("token-resolver", message, at: range)
    // Variants have most mistakes in common.
    guard !files.findings.kept.contains(finding) else { return }
    files.findings.append(finding)
  }
}
