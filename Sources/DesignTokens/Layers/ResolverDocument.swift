import ColorScience
import OutputText
import ThemeSyntax

/// A resolver document: the token files of an input.
final class ResolverDocument {
  struct Modifier {
    let name: String
    let place: TokenNode
    let contexts: [(name: String, sources: TokenNode)]
    /// The default context's sources.
    var standard: TokenNode?

    func context(called names: [String]) -> (name: String, sources: TokenNode)? {
      names.lazy.compactMap { name in
        contexts.first { ModeChoice.normalized($0.name) == name }
      }.first
    }
  }

  enum Step {
    case sources(TokenNode)
    case modifier(Modifier)
  }

  private struct Part: Hashable {
    enum Kind: String {
      case set, modifier
    }

    let kind: Kind
    let node: TokenNode
  }

  let root: TokenNode
  private let files: TokenFiles
  private(set) var steps: [Step] = []
  /// The lists of sources, each with its set's name, empty for a context.
  private var lists: [(name: String, sources: TokenNode)] = []
  private var known: [Part: Step?] = [:]
  /// The number of steps and contexts for each input.
  private(set) var length = 0

  init(_ root: TokenNode, _ files: TokenFiles) {
    self.root = root
    self.files = files
    checkRoot()
    guard let order = files.value(of: .resolutionOrder, in: root) else {
      report("resolver document has no 'resolutionOrder'", root)
      return
    }
    let items = files.items(order)
    if items.isEmpty { report("'resolutionOrder' is empty", order) }
    var names: Set<String> = []
    for item in items {
      if let pointer = files.value(of: .dollarRef, in: item) {
        take(pointer)
      } else {
        takeInline(item, &names)
      }
    }
    // Mistakes of sets and modifiers outside the order are reported too.
    for (word, kind) in [(TokenWord.sets, Part.Kind.set), (.modifiers, .modifier)] {
      guard let parts = files.value(of: word, in: root) else { continue }
      for (key, node) in files.entries(parts) {
        _ = step(Part(kind: kind, node: node), files.string(key) ?? "")
      }
    }
    reportCycles(among: innerSets())
  }

  private func checkRoot() {
    for (key, _) in files.entries(root) {
      switch TokenWord(files.text(key)) {
      case .version, .name, .description, .sets, .modifiers, .resolutionOrder, .dollarSchema,
        .dollarDefs:
        break
      default: files.note(.resolverKey, at: key, files.shown(key))
      }
    }
    guard let version = files.value(of: .version, in: root) else {
      return files.note(.version, at: files.start(of: root), "; it is missing")
    }
    let isString = files.isQuoted(version) || !files.isJSON(version)
    if !isString || files.string(version) != "2025.10" { files.note(.version, at: version) }
  }

  /// Adds a pointer of the order: `#/sets/x` or `#/modifiers/x`.
  private func take(_ pointer: TokenNode) {
    let text = files.string(pointer) ?? ""
    guard let path = JSONPointer(fragment: text)?.segments, path.count == 2,
      let target = files.node(path, in: root)
    else {
      return report(
        "'\(text.shown)' isn't a set or modifier of this document; write '#/sets/name'", pointer)
    }
    switch path[0] {
    case TokenWord.sets.rawValue: take(Part(kind: .set, node: target), path[1])
    case TokenWord.modifiers.rawValue: take(Part(kind: .modifier, node: target), path[1])
    default: report("'resolutionOrder' takes sets and modifiers, not '\(text.shown)'", pointer)
    }
  }

  private func takeInline(_ item: TokenNode, _ names: inout Set<String>) {
    guard let name = files.string(of: .name, in: item) else {
      return report("entry of 'resolutionOrder' has no 'name'", item)
    }
    guard names.insert(name).inserted else {
      return report("name '\(name.shown)' is twice in 'resolutionOrder'", item)
    }
    guard let kind = files.string(of: .type, in: item).flatMap({ Part.Kind(rawValue: $0) }) else {
      return report("entry of 'resolutionOrder' has a type: set or modifier", item)
    }
    take(Part(kind: kind, node: item), name)
  }

  private func take(_ part: Part, _ name: String) {
    guard let step = step(part, name) else { return }
    steps.append(step)
    length += 1
  }

  private func step(_ part: Part, _ name: String) -> Step? {
    if let step = known[part] { return step }
    let step = part.kind == .set ? set(name, part.node) : modifier(name, part.node)
    known[part] = .some(step)
    return step
  }

  private func set(_ name: String, _ node: TokenNode) -> Step? {
    guard let sources = files.value(of: .sources, in: node) else {
      report("set has no 'sources'", node)
      return nil
    }
    lists.append((name, sources))
    return .sources(sources)
  }

  private func modifier(_ name: String, _ node: TokenNode) -> Step? {
    var members = files.value(of: .contexts, in: node)
    if members == nil,
      let misspelled = files.entries(node).first(where: {
        TokenWord(files.text($0.key)) == .context
      })
    {
      files.note(.contextKey, at: misspelled.key)
      members = misspelled.value
    }
    let contexts = members.map { members in
      files.entries(members).map { (name: files.string($0.key) ?? "", sources: $0.value) }
    }
    guard let contexts, !contexts.isEmpty else {
      report("modifier '\(name.shown)' has no contexts", node)
      return nil
    }
    if contexts.count == 1 { files.note(.oneContext, at: node, name.shown) }
    lists += contexts.map { (name: "", sources: $0.sources) }
    length += contexts.count
    var modifier = Modifier(name: name, place: node, contexts: contexts)
    if let node = files.value(of: .standard, in: node) {
      let text = files.string(node) ?? ""
      modifier.standard = contexts.first { $0.name == text }?.sources
      if modifier.standard == nil {
        report(
          "default '\(text.shown)' isn't a context of modifier '\(name.shown)'"
            + didYouMean(files.suggestions.nearest(text, in: contexts.map(\.name))), node)
      }
    }
    return .modifier(modifier)
  }

  func report(_ message: @autoclosure () -> String, _ node: TokenNode) {
    files.report("token-resolver", at: files.place(of: node), message())
  }
}

// MARK: - Sources

extension ResolverDocument {
  private typealias InnerSet = (name: String, list: TokenNode, pointer: TokenNode)

  /// A source's file, empty for the document itself, and path; nil for an invalid JSON Pointer.
  func target(of pointer: TokenNode) -> (file: String, path: [String])? {
    let text = files.string(pointer) ?? ""
    let hash = text.utf8.firstIndex(of: UInt8(ascii: "#")) ?? text.endIndex
    let path = hash == text.endIndex ? [] : JSONPointer(fragment: String(text[hash...]))?.segments
    return path.map { (String(text[..<hash]), $0) }
  }

  private func innerSets() -> [TokenNode: [InnerSet]] {
    var inner: [TokenNode: [InnerSet]] = [:]
    for (_, list) in lists {
      for pointer in files.items(list).compactMap({ files.value(of: .dollarRef, in: $0) }) {
        guard let (file, path) = target(of: pointer) else {
          report("'\(files.shown(pointer))' isn't a JSON Pointer", pointer)
          continue
        }
        guard file.isEmpty else { continue }
        guard let node = files.node(path, in: root), let first = path.first else {
          report(path.isEmpty ? "resolver document names itself" : "it leads nowhere", pointer)
          continue
        }
        switch first {
        case TokenWord.sets.rawValue:
          if let sources = files.value(of: .sources, in: node) {
            inner[list, default: []].append((path.last ?? "", sources, pointer))
          } else if path.count != 2 {
            report("set has no 'sources'", pointer)
          }
        case TokenWord.modifiers.rawValue:
          report("source leads to a modifier; it takes sets and files", pointer)
        case TokenWord.resolutionOrder.rawValue:
          report("source leads to a step; it takes sets and files", pointer)
        default: break
        }
      }
    }
    return inner
  }

  private func reportCycles(among inner: [TokenNode: [InnerSet]]) {
    var done: Set<TokenNode> = []
    for (name, list) in lists where !done.contains(list) {
      // The lists in progress, each with its remaining sets.
      var stack = [(name: name, list: list, rest: (inner[list] ?? [])[...])]
      var open = [list: 0]
      while let top = stack.last {
        guard let step = stack[stack.count - 1].rest.popFirst() else {
          done.insert(top.list)
          open[top.list] = nil
          stack.removeLast()
          continue
        }
        if let start = open[step.list] {
          let names = stack[start...].prefix(20).map { $0.name.shown } + [step.name.shown]
          report(
            "set '\(step.name.shown)' leads to itself: \(names.joined(separator: " → "))",
            step.pointer)
        } else if !done.contains(step.list) {
          open[step.list] = stack.count
          stack.append((step.name, step.list, (inner[step.list] ?? [])[...]))
        }
      }
    }
  }
}

// MARK: - Inputs

extension ResolverDocument {
  /// The lists of sources for an input; a modifier without one uses its default, or the context
  /// named like the variant.
  func sources(
    for inputs: [TokenEntry.Input], _ variant: Variant, at range: SourceRange?
  ) -> [TokenNode] {
    let choices = Dictionary(
      inputs.map { ($0.modifier.value.lowercased(), $0) }, uniquingKeysWith: { $1 })
    var lists: [TokenNode] = []
    var contexts: [TokenNode: TokenNode?] = [:]
    var names: [String] = []
    for step in steps {
      switch step {
      case .sources(let list): lists.append(list)
      case .modifier(let modifier):
        let input = choices.isEmpty ? nil : choices[modifier.name.lowercased()]
        if contexts[modifier.place] == nil {
          names.append(modifier.name)
          contexts[modifier.place] = .some(context(of: modifier, input, variant, at: range))
        }
        if case .some(let context?) = contexts[modifier.place] { lists.append(context) }
      }
    }
    let known = Set(names.map { $0.lowercased() })
    for modifier in inputs.map(\.modifier) where !known.contains(modifier.value.lowercased()) {
      files.reportOnce(
        "token-resolver", at: modifier.range ?? range, key: modifier.value,
        "no modifier '\(modifier.value.shown)'" + advice(modifier.value, "there is", names))
    }
    return lists
  }

  private func context(
    of modifier: Modifier, _ input: TokenEntry.Input?, _ variant: Variant, at range: SourceRange?
  ) -> TokenNode? {
    let contexts = modifier.contexts
    let names = contexts.map(\.name)
    if let context = input?.context {
      let value = context.value
      let found =
        contexts.first { $0.name == value }
        ?? contexts.first { $0.name.lowercased() == value.lowercased() }
      if let found { return found.sources }
      files.reportOnce(
        "token-resolver", at: context.range ?? range, key: "\(modifier.name)\n\(value)",
        "modifier '\(modifier.name.shown)' has no context '\(value.shown)'"
          + advice(value, "it has", names))
      return nil
    }
    let standard =
      modifier.standard ?? modifier.context(called: ModeChoice.names(of: variant))?.sources
    if let standard { return standard }
    files.reportOnce(
      "token-resolver", at: range ?? files.range(modifier.place), key: modifier.name,
      "modifier '\(modifier.name.shown)' has no default; an input says which of "
        + "\(firstOf(names)) it takes")
    return nil
  }

  private func advice(_ name: String, _ verb: String, _ names: [String]) -> String {
    let near = files.suggestions.nearest(name, in: names)
    return near == nil && !names.isEmpty ? "; \(verb) \(firstOf(names))" : didYouMean(near)
  }
}

private func firstOf(_ names: [String]) -> String {
  let most = 20
  let first = names.prefix(most).map(\.shown)
  return list(names.count > most ? first + ["\(names.count - most) more"] : first)
}
