import ColorScience
import OutputText
import ThemeSyntax

/// A resolver document: which files make the tokens of an input.
struct ResolverDocument {
  /// A modifier with its contexts.
  struct Modifier {
    let name: String
    let place: TokenFiles.Node
    let contexts: [(name: String, sources: TokenFiles.Node)]
    /// The sources of the default context.
    var standard: TokenFiles.Node?
  }

  /// A step of the order.
  enum Step {
    case sources(TokenFiles.Node)
    case modifier(Modifier)
  }

  /// A set or a modifier, by where it stands.
  private struct Part: Hashable {
    enum Kind: String {
      case set, modifier
    }

    let kind: Kind
    let node: TokenFiles.Node
  }

  /// What is wrong with an input, which variants have in common.
  private struct InputMistake: Hashable {
    let modifier: String
    var context: String?
    let range: SourceRange?
  }

  let root: TokenFiles.Node
  private(set) var steps: [Step] = []
  /// The lists of sources, each with the name of its set, which is empty for a context's.
  private(set) var lists: [(name: String, sources: TokenFiles.Node)] = []
  /// The steps that sets and modifiers are, nil for one without sources or contexts.
  private var known: [Part: Step?] = [:]
  private var mistakes: Set<InputMistake> = []
  /// How many steps and contexts an input is looked up in.
  private(set) var length = 0

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

  /// Reads the sets and modifiers that the order lacks, for what is wrong with them.
  private mutating func readUnused(_ files: inout TokenFiles) {
    for (word, kind) in [(TokenWord.sets, Part.Kind.set), (.modifiers, .modifier)] {
      guard let parts = files.value(of: word, in: root) else { continue }
      for (key, node) in files.entries(parts) {
        _ = step(Part(kind: kind, node: node), files.string(key) ?? "", &files)
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
    let isString = version.map { files.isQuoted($0) || !files.isJSON($0) } ?? false
    guard !isString || version.flatMap({ files.string($0) }) != "2025.10" else { return }
    let range = version.map { files.range($0) } ?? files.range(root).part(offset: 0, count: 1)
    files.deviations.note(.version, at: range, version == nil ? "; it is missing" : "")
  }

  /// Takes a pointer of the order: `#/sets/x` or `#/modifiers/x`.
  private mutating func take(_ pointer: TokenFiles.Node, _ files: inout TokenFiles) {
    let text = files.string(pointer) ?? ""
    guard let path = JSONPointer(fragment: text)?.segments, path.count == 2,
      let target = Self.node(path, in: root, &files)
    else {
      return report(
        "'\(text.shown)' isn't a set or modifier of this document; write '#/sets/name'", pointer,
        &files)
    }
    switch path[0] {
    case TokenWord.sets.rawValue: take(Part(kind: .set, node: target), path[1], &files)
    case TokenWord.modifiers.rawValue:
      take(Part(kind: .modifier, node: target), path[1], &files)
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
      return report("name '\(name.shown)' is twice in 'resolutionOrder'", item, &files)
    }
    let type = files.value(of: .type, in: item).flatMap { files.string($0) }
    guard let kind = type.flatMap({ Part.Kind(rawValue: $0) }) else {
      return report("entry of 'resolutionOrder' has a type: set or modifier", item, &files)
    }
    take(Part(kind: kind, node: item), name, &files)
  }

  private mutating func take(_ part: Part, _ name: String, _ files: inout TokenFiles) {
    guard let step = step(part, name, &files) else { return }
    steps.append(step)
    length += 1
  }

  /// The step that a set or a modifier is, read once.
  private mutating func step(_ part: Part, _ name: String, _ files: inout TokenFiles) -> Step? {
    if let step = known[part] { return step }
    let step =
      switch part.kind {
      case .set: set(name, part.node, &files).map { Step.sources($0) }
      case .modifier: modifier(name, part.node, &files).map { Step.modifier($0) }
      }
    known[part] = .some(step)
    return step
  }

  /// The sources of a set.
  private mutating func set(
    _ name: String, _ node: TokenFiles.Node, _ files: inout TokenFiles
  ) -> TokenFiles.Node? {
    guard let sources = files.value(of: .sources, in: node) else {
      report("set has no 'sources'", node, &files)
      return nil
    }
    lists.append((name, sources))
    return sources
  }

  private mutating func modifier(
    _ name: String, _ node: TokenFiles.Node, _ files: inout TokenFiles
  ) -> Modifier? {
    var members = files.value(of: .contexts, in: node)
    if members == nil,
      let misspelled = files.entries(node).first(where: {
        TokenWord(files.text($0.key)) == .context
      })
    {
      files.deviations.note(.contextKey, at: files.range(misspelled.key))
      members = misspelled.value
    }
    let contexts = members.map { members in
      files.entries(members).map { (name: files.string($0.key) ?? "", sources: $0.value) }
    }
    guard let contexts, !contexts.isEmpty else {
      report("modifier '\(name.shown)' has no contexts", node, &files)
      return nil
    }
    if contexts.count == 1 {
      files.deviations.note(.oneContext, at: files.range(node), name.shown)
    }
    lists += contexts.map { (name: "", sources: $0.sources) }
    length += contexts.count
    var modifier = Modifier(name: name, place: node, contexts: contexts)
    guard let node = files.value(of: .standard, in: node) else { return modifier }
    let text = files.string(node) ?? ""
    modifier.standard = contexts.first { $0.name == text }?.sources
    if modifier.standard == nil {
      files.report("token-resolver", at: place(of: node, files)) { suggestions in
        "default '\(text.shown)' isn't a context of modifier '\(name.shown)'"
          + didYouMean(suggestions.nearest(text, in: contexts.map(\.name)))
      }
    }
    return modifier
  }

  /// Says what is wrong with a document.
  func report(
    _ message: @autoclosure () -> String, _ node: TokenFiles.Node, _ files: inout TokenFiles
  ) {
    files.report("token-resolver", at: place(of: node, files)) { _ in message() }
  }

  /// A scalar, or the beginning of a collection.
  private func place(of node: TokenFiles.Node, _ files: TokenFiles) -> SourceRange {
    let range = files.range(node)
    return files.isScalar(node) ? range : range.part(offset: 0, count: 1)
  }

  /// The node that names lead to from another one.
  static func node(
    _ path: [String], in root: TokenFiles.Node, _ files: inout TokenFiles
  ) -> TokenFiles.Node? {
    var node = root
    for name in path {
      guard let next = files.member(name, of: node) else { return nil }
      node = next
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
    if path == nil { report("'\(text.shown)' isn't a JSON Pointer", pointer, &files) }
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
        guard let node = Self.node(path, in: root, &files), let first = path.first else {
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

// MARK: - Inputs

extension ResolverDocument {
  /// The lists of sources that an input leads to, in their order; what is wrong with it is reported, all
  /// of it together.
  ///
  /// Without an input for a modifier its default is taken, else the context that is called like the
  /// variant.
  mutating func sources(
    for inputs: [TokenEntry.Input], _ variant: Variant, at range: SourceRange?,
    _ files: inout TokenFiles
  ) -> [TokenFiles.Node] {
    let choices = Dictionary(
      inputs.map { ($0.modifier.value.lowercased(), $0) }, uniquingKeysWith: { $1 })
    var lists: [TokenFiles.Node] = []
    var contexts: [TokenFiles.Node: TokenFiles.Node?] = [:]
    var names: [String] = []
    for step in steps {
      switch step {
      case .sources(let list): lists.append(list)
      case .modifier(let modifier):
        let input = choices.isEmpty ? nil : choices[modifier.name.lowercased()]
        if contexts[modifier.place] == nil {
          names.append(modifier.name)
          contexts[modifier.place] = .some(
            context(of: modifier, input, variant, at: range, &files))
        }
        if case .some(let context?) = contexts[modifier.place] { lists.append(context) }
      }
    }
    let known = Set(names.map { $0.lowercased() })
    for input in inputs where !known.contains(input.modifier.value.lowercased()) {
      let modifier = input.modifier
      add(InputMistake(modifier: modifier.value, range: modifier.range ?? range), &files) {
        let near = $0.nearest(modifier.value, in: names)
        return "no modifier '\(modifier.value.shown)'"
          + (near == nil && !names.isEmpty ? "; there is \(firstOf(names))" : didYouMean(near))
      }
    }
    return lists
  }

  /// The sources of the context that a modifier takes.
  private mutating func context(
    of modifier: Modifier, _ input: TokenEntry.Input?, _ variant: Variant,
    at range: SourceRange?, _ files: inout TokenFiles
  ) -> TokenFiles.Node? {
    let contexts = modifier.contexts
    if let context = input?.context {
      let value = context.value
      let found =
        contexts.first { $0.name == value }
        ?? contexts.first { $0.name.lowercased() == value.lowercased() }
      if let found { return found.sources }
      let mistake = InputMistake(
        modifier: modifier.name, context: value, range: context.range ?? range)
      add(mistake, &files) {
        let names = contexts.map(\.name)
        let near = $0.nearest(value, in: names)
        return "modifier '\(modifier.name.shown)' has no context '\(value.shown)'"
          + (near == nil ? "; it has \(firstOf(names))" : didYouMean(near))
      }
      return nil
    }
    if let standard = modifier.standard { return standard }
    for name in ModeChoice.names(of: variant) {
      let found = contexts.first { ModeChoice.normalized($0.name) == name }
      if let found { return found.sources }
    }
    let place = range ?? files.range(modifier.place)
    add(InputMistake(modifier: modifier.name, range: place), &files) { _ in
      "modifier '\(modifier.name.shown)' has no default; an input says which of "
        + "\(firstOf(contexts.map(\.name))) it takes"
    }
    return nil
  }

  /// Reports what is wrong with an input once, however many variants have it.
  private mutating func add(
    _ mistake: InputMistake, _ files: inout TokenFiles,
    _ message: (inout NameSuggestions) -> String
  ) {
    guard mistakes.insert(mistake).inserted else { return }
    files.report("token-resolver", at: mistake.range, message)
  }
}

/// The first of some names in a sentence, and how many more there are.
private func firstOf(_ names: [String]) -> String {
  let most = 20
  let first = names.prefix(most).map(\.shown)
  return list(names.count > most ? first + ["\(names.count - most) more"] : first)
}
