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
  /// The lists of sources, each with the name of its set, which is empty for a context's.
  private(set) var lists: [(name: String, sources: TokenFiles.Node)] = []
  /// The sets and modifiers that were read.
  private var known: Set<TokenFiles.Node> = []

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
    readUnused(&files)
    checkSources(&files)
  }

  /// Reads the sets and modifiers that the order has not, for what is wrong with them.
  private mutating func readUnused(_ files: inout TokenFiles) {
    let used = steps
    if let sets = files.value(of: .sets, in: root) {
      for (key, node) in files.entries(sets) { takeSet(files.string(key) ?? "", node, &files) }
    }
    if let modifiers = files.value(of: .modifiers, in: root) {
      for (key, node) in files.entries(modifiers) {
        takeModifier(files.string(key) ?? "", node, &files)
      }
    }
    steps = used
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
    let isString = version.map { files.isQuoted($0) || !files.isJSON($0) } ?? false
    guard !isString || version.flatMap({ files.string($0) }) != "2025.10" else { return }
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
    case TokenWord.sets.rawValue: takeSet(path[1], target, &files)
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
    case "set": takeSet(name, item, &files)
    case "modifier": takeModifier(name, item, &files)
    default: report("entry of 'resolutionOrder' has a type: set or modifier", item, &files)
    }
  }

  private mutating func takeSet(
    _ name: String, _ node: TokenFiles.Node, _ files: inout TokenFiles
  ) {
    let isNew = known.insert(node).inserted
    guard let sources = files.value(of: .sources, in: node) else {
      if isNew { report("set has no 'sources'", node, &files) }
      return
    }
    steps.append(.sources(sources))
    if isNew { lists.append((name, sources)) }
  }

  private mutating func takeModifier(
    _ name: String, _ node: TokenFiles.Node, _ files: inout TokenFiles
  ) {
    let isNew = known.insert(node).inserted
    var contexts = files.value(of: .contexts, in: node)
    if contexts == nil,
      let misspelled = files.entries(node).first(where: {
        TokenWord(files.text($0.key)) == .context
      })
    {
      files.deviations.note(.contextKey, at: files.range(misspelled.key))
      contexts = misspelled.value
    }
    var modifier = Modifier(name: name, place: node)
    if let contexts {
      for (key, value) in files.entries(contexts) {
        modifier.contexts.append((files.string(key) ?? "", value))
        if isNew { lists.append(("", value)) }
      }
    }
    switch modifier.contexts.count {
    case 0:
      if isNew { report("modifier '\(name.shown)' has no contexts", node, &files) }
      return
    case 1: files.deviations.note(.oneContext, at: files.range(node), name.shown)
    default: break
    }
    if let node = files.value(of: .standard, in: node) {
      let text = files.string(node) ?? ""
      if modifier.contexts.contains(where: { $0.name == text }) {
        modifier.standard = text
      } else if isNew {
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
        guard let index = JSONPointer.index(name), items.indices.contains(index) else { return nil }
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

// MARK: - Sources

extension ResolverDocument {
  /// What a source refers to in the document itself: the names of a pointer; nil for another file, for tokens, and for
  /// what is no pointer, which is reported.
  private func ownPath(
    _ pointer: TokenFiles.Node, _ files: inout TokenFiles
  ) -> [String]? {
    let text = files.string(pointer) ?? ""
    let hash = text.utf8.firstIndex(of: UInt8(ascii: "#")) ?? text.endIndex
    let path = hash == text.endIndex ? [] : JSONPointer(fragment: String(text[hash...]))?.segments
    if path == nil { report("'\(text.shown)' is no JSON Pointer", pointer, &files) }
    return hash == text.startIndex ? path : nil
  }

  /// Reports what is wrong with pointers to parts of the document, in all of its lists, and sets that lead to
  /// themselves.
  private func checkSources(_ files: inout TokenFiles) {
    var inner: [TokenFiles.Node: [(name: String, list: TokenFiles.Node, at: TokenFiles.Node)]] = [:]
    for (_, list) in lists {
      for item in files.items(list) {
        guard let pointer = files.value(of: .dollarRef, in: item),
          let path = ownPath(pointer, &files)
        else { continue }
        guard let node = Self.node(path, in: root, files), let first = path.first else {
          let what = path.isEmpty ? "resolver document names itself" : "it leads nowhere"
          report(what, pointer, &files)
          continue
        }
        switch first {
        case TokenWord.sets.rawValue:
          if let sources = files.value(of: .sources, in: node) {
            inner[list, default: []].append((path.last ?? "", sources, pointer))
          } else if path.count != 2 {
            report("set has no 'sources'", pointer, &files)
          }
        case TokenWord.modifiers.rawValue, TokenWord.resolutionOrder.rawValue:
          report(
            "source leads to a \(first == TokenWord.modifiers.rawValue ? "modifier" : "step"); "
              + "it takes sets and files", pointer, &files)
        default: break
        }
      }
    }
    var done: Set<TokenFiles.Node> = []
    for (name, list) in lists where !done.contains(list) {
      // The lists that are open, each with how many of its sets were looked at.
      var stack = [(name: name, list: list, next: 0)]
      var open = [list: 0]
      while let top = stack.last {
        guard top.next < inner[top.list]?.count ?? 0, let step = inner[top.list]?[top.next] else {
          done.insert(top.list)
          open[top.list] = nil
          stack.removeLast()
          continue
        }
        stack[stack.count - 1].next += 1
        if let start = open[step.list] {
          let names = stack[start...].prefix(20).map { $0.name.shown } + [step.name.shown]
          report(
            "set '\(step.name.shown)' leads to itself: \(names.joined(separator: " → "))", step.at,
            &files)
        } else if !done.contains(step.list) {
          open[step.list] = stack.count
          stack.append((step.name, step.list, 0))
        }
      }
    }
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
