import OutputText
import ThemeFiles
import ThemeSyntax

extension Feature {
  /// What the document declares, nested as it is written.
  static let documentSymbols = Feature(
    document: "textDocument/documentSymbol", ("documentSymbolProvider", true)
  ) { request in
    guard let outline = request.snapshot.outline else { return [] }
    return .array(outline.roots.compactMap { outline.symbol($0, request) })
  }

  /// What themes in the client's folders declare, by a part of its name.
  static let workspaceSymbols = Feature("workspace/symbol", ("workspaceSymbolProvider", true)) {
    context, params throws(RequestFailure) in
    let query = (params["query"]?.text ?? "").lowercased()
    let workspace = context.workspace
    let found = workspace.folders.flatMap { folder in
      ThemeFinder.present([folder]).map { FilePath.collapsed($0.path) }
    }
    let open = workspace.documents.values.filter { $0.kind == .theme }.map(\.path)
    var symbols: [JSONValue] = []
    for path in Set(found + open).sorted() where symbols.count < 1_000 {
      try context.requireWanted()
      guard let source = workspace.source(path) else { continue }
      let file = ThemeFamily.File(source, workspace)
      for mention in file.mentions where mention.isDeclaration {
        let name = mention.thing.fullName
        guard query.isEmpty || name.lowercased().contains(query) else { continue }
        symbols.append([
          "name": .string(visibleText(name)), "kind": JSONValue(mention.thing.symbolKind),
          "location": file.location(mention.range),
          "containerName": .string(visibleText(SourcePath.name(path))),
        ])
      }
    }
    return .array(Array(symbols.prefix(1_000)))
  }

  static let folding = Feature(
    document: "textDocument/foldingRange", ("foldingRangeProvider", true)
  ) { request in
    guard let outline = request.snapshot.outline else { return [] }
    return .array(
      outline.entries.compactMap { entry in
        guard entry.value == .mapping || entry.value == .list,
          let range = request.view.range(entry.range)
        else { return nil }
        // What ends with its last line does not take the next one along.
        let last = range.end.character == 0 ? range.end.line - 1 : range.end.line
        guard last > range.start.line else { return nil }
        return ["startLine": JSONValue(range.start.line), "endLine": JSONValue(last)]
      })
  }

  /// What to select when a selection grows: the value, its entry, what is around it.
  static let selectionRanges = Feature(
    document: "textDocument/selectionRange", ("selectionRangeProvider", true)
  ) { request in
    let positions = request.params["positions"]?.elements.compactMap { TextPosition($0) } ?? []
    return .array(
      positions.map { position in
        var ranges: [Range<Int>] = []
        let offset = request.view.offset(position)
        let outline = request.snapshot.outline
        var next = outline?.entry(at: offset)
        while let index = next, let entry = outline?.entries[index] {
          for range in [entry.keyRange, entry.valueRange]
          where range.touches(offset) && !range.isEmpty {
            ranges.append(Outline.unquoted(range, request.snapshot.text.bytes))
            ranges.append(range)
          }
          ranges.append(entry.range)
          next = entry.parent
        }
        ranges.append(0..<request.snapshot.text.bytes.count)
        let growing = ranges.reduce(into: [Range<Int>]()) { all, range in
          guard let last = all.last else { return all.append(range) }
          if range != last, range.lowerBound <= last.lowerBound, range.upperBound >= last.upperBound
          {
            all.append(range)
          }
        }
        let json = growing.reversed().reduce(JSONValue.null) { parent, range in
          guard let json = request.json(range) else { return parent }
          return parent == .null ? ["range": json] : ["range": json, "parent": parent]
        }
        return json == .null ? ["range": TextRange(position, position).json] : json
      })
  }
}

extension Outline {
  fileprivate func symbol(_ index: Int, _ request: DocumentRequest) -> JSONValue? {
    let entry = entries[index]
    guard !entry.key.isEmpty, let range = request.json(entry.range),
      let selection = request.json(entry.keyRange)
    else { return nil }
    var symbol: [String: JSONValue] = [
      "name": .string(visibleText(entry.key)), "range": range, "selectionRange": selection,
      "kind": JSONValue(declared(by: entry)?.symbolKind ?? (entry.children.isEmpty ? 7 : 3)),
    ]
    if let text = entry.value.text { symbol["detail"] = .string(visibleText(shortened(text))) }
    // What stands below a property of a bar is told by the property.
    let children = entry.children.compactMap { self.symbol($0, request) }
    if !children.isEmpty { symbol["children"] = .array(children) }
    return .object(symbol)
  }
}

extension NamedThing {
  /// What editors show it as: a constant, a class, a variable.
  fileprivate var symbolKind: Int {
    switch list {
    case nil: 14
    case .appearances, .dynamic: 5
    case .roles: 13
    case .screens: 19
    }
  }
}
