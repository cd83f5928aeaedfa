import DesignTokens
import ThemeCompiler
import ThemeFiles
import ThemeSyntax

extension Feature {
  /// Where the name under the cursor is declared, or the file that is extended.
  static let definition = Feature(
    document: "textDocument/definition", ("definitionProvider", true)
  ) { request throws(RequestFailure) in
    let offset = try request.offset()
    if let target = request.linkedFile(at: offset) {
      return ["uri": .string(request.workspace.uri(ofPath: target)), "range": TextRange.start.json]
    }
    if let anchor = request.snapshot.anchor(at: offset) {
      return request.json(anchor.declaration).map {
        ["uri": .string(request.view.uri), "range": $0]
      } ?? .null
    }
    guard let thing = request.thing(at: offset) else { return .null }
    if let token = request.token(thing) { return [token] }
    // What a name stands for is in the theme or in what it extends; its heirs need not be looked for.
    let sources = request.snapshot.analysis?.sources ?? []
    let files = sources.map { ThemeFamily.File($0, request.workspace) }
    return .array(
      files.flatMap { file in
        file.mentions.filter { $0.isDeclaration && $0.thing == thing }
          .map { file.location($0.range) }
      })
  }

  /// Everywhere that the name under the cursor stands, in heirs and parents too; of a token, in every
  /// theme and file of tokens that knows it.
  static let references = Feature(
    document: "textDocument/references", ("referencesProvider", true)
  ) { request throws(RequestFailure) in
    guard let thing = request.thing(at: try request.offset()) else { return [] }
    let isDeclared = request.params["context"]?["includeDeclaration"]?.flag ?? true
    let family = try ThemeFamily(
      request.snapshot.path, request.workspace, withTokens: request.token(thing) != nil,
      requireWanted: request.context.requireWanted)
    var places: [JSONValue] = []
    for file in family.files {
      try request.context.requireWanted()
      places += file.mentions.filter { $0.thing == thing && (isDeclared || !$0.isDeclaration) }
        .map { file.location($0.range) }
    }
    return .array(places)
  }

  /// The name under the cursor wherever this file has it.
  static let highlights = Feature(
    document: "textDocument/documentHighlight", ("documentHighlightProvider", true)
  ) { request throws(RequestFailure) in
    let offset = try request.offset()
    if let anchor = request.snapshot.anchor(at: offset) {
      return .array(
        ([anchor.declaration] + anchor.uses).compactMap(request.json).map { ["range": $0] })
    }
    guard let thing = request.snapshot.mention(at: offset)?.thing else { return [] }
    return .array(
      request.snapshot.mentions.filter { $0.thing == thing }.compactMap { mention in
        request.json(mention.range).map { ["range": $0, "kind": mention.isDeclaration ? 3 : 2] }
      })
  }

  static let links = Feature(
    document: "textDocument/documentLink", ("documentLinkProvider", ["resolveProvider": false])
  ) { request in
    .array(
      request.snapshot.fileLinks.compactMap { link in
        request.json(link.range).map {
          ["range": $0, "target": .string(request.workspace.uri(ofPath: link.path))]
        }
      })
  }
}

extension DocumentRequest {
  fileprivate func linkedFile(at offset: Int) -> String? {
    snapshot.fileLinks.first { $0.range.touches(offset) }?.path
  }

  /// The thing whose name stands at an offset: of the path of a token the whole, since its groups are
  /// no names of the theme.
  fileprivate func thing(at offset: Int) -> NamedThing? {
    guard let mention = snapshot.mention(at: offset) else { return nil }
    let whole = snapshot.mentions.last { $0.whole == mention.whole }
    if let thing = whole?.thing, token(thing) != nil { return thing }
    return mention.thing
  }

  /// Where a token is declared; nil for what is none, and for a path that a color of the palette has too.
  fileprivate func token(_ thing: NamedThing) -> JSONValue? {
    guard thing.isColor else { return nil }
    let name = thing.fullName
    let source: SourceFile
    let token: Token
    if let analysis = snapshot.analysis {
      let isColor = analysis.theme?.palette.contains { $0.token == nil && $0.name == name } ?? false
      guard !isColor, let found = analysis.tokens?.token(name) else { return nil }
      token = found
      source = analysis.lines.source(of: token.range)
    } else {
      guard let system = snapshot.tokens, let found = system.token(name) else { return nil }
      token = found
      source = system.sources[Int(token.range.file)]
    }
    let range = DocumentText(source.bytes).range(token.range.bytes, view.encoding)
    return ["uri": .string(workspace.uri(ofPath: source.path)), "range": range.json]
  }
}

extension Snapshot {
  package func mention(at offset: Int) -> Mention? {
    mentions.last { $0.range.touches(offset) }
  }

  var fileLinks: [(range: Range<Int>, path: String)] {
    guard let outline, kind == .theme else { return [] }
    return outline.entries.compactMap { entry in
      guard case .scalar(let written, _) = entry.value, !written.isEmpty, written.first != "/",
        outline.kind(of: entry)?.takesPath ?? false
      else { return nil }
      return (
        Outline.unquoted(entry.valueRange, text.bytes),
        SourcePath.join(SourcePath.folder(path), written)
      )
    }
  }

  /// An anchor of YAML and the aliases that stand for it.
  struct Anchor {
    let declaration: Range<Int>
    let uses: [Range<Int>]
  }

  /// The anchor whose name stands at an offset.
  func anchor(at offset: Int) -> Anchor? {
    guard kind == .theme, !isJSON else { return nil }
    let bytes = text.bytes
    var declared: [String: Range<Int>] = [:]
    var uses: [String: [Range<Int>]] = [:]
    var index = 0
    var quote: UInt8?
    while index < bytes.count {
      let byte = bytes[index]
      if let open = quote {
        if byte == open || byte == 0x0A { quote = nil }
      } else if byte == 0x22 || byte == 0x27 {
        quote = byte
      } else if byte == 0x26 || byte == 0x2A,
        index == 0 || " [{,:-\n".utf8.contains(bytes[index - 1])
      {
        var end = index + 1
        while end < bytes.count, !" ,]}\r\n\t".utf8.contains(bytes[end]) { end += 1 }
        let name = text.text((index + 1)..<end)
        if byte == 0x26 {
          declared[name] = (index + 1)..<end
        } else {
          uses[name, default: []].append((index + 1)..<end)
        }
        index = end
        continue
      } else if byte == 0x23, index == 0 || bytes[index - 1] == 0x20 || bytes[index - 1] == 0x0A {
        while index < bytes.count, bytes[index] != 0x0A { index += 1 }
      }
      index += 1
    }
    for (name, place) in declared {
      let all = [place] + (uses[name] ?? [])
      // The sign before the name counts.
      if all.contains(where: { $0.lowerBound - 1 <= offset && offset <= $0.upperBound }) {
        return Anchor(declaration: place, uses: uses[name] ?? [])
      }
    }
    return nil
  }
}
