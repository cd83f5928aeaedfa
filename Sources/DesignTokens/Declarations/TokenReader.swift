import ThemeSyntax

/// Reads token files of any shape into sheets.
final class TokenReader {
  let files: TokenFiles
  @exclusivity(unchecked) private(set) var sheets: [TokenSheet] = []
  @exclusivity(unchecked) var sheet = TokenSheet(pathPrefix: nil)
  private var known: [SheetKey: Int] = [:]
  /// Paths of variables by the identifiers that references use.
  var variableNames: [TextID: TextID] = [:]
  var catalogColors: [CatalogColor] = []
  private var scratch: [UInt8] = []
  private var pathBytes = 0
  private var entries = 0
  /// Remaining entries to merge, and sources to read.
  private var laidLeft = TokenLimits.laid
  private var sourcesLeft = TokenLimits.sources
  private(set) var isFull = false

  enum Origin: Hashable {
    case node(TokenNode)
    case catalog(folder: String)
  }

  private struct SheetKey: Hashable {
    let origin: Origin
    let prefix: TextID?
  }

  init(_ files: TokenFiles) { self.files = files }

  /// The sheet of a file's part or a catalog, read once; `prefix` precedes its names.
  func sheet(of origin: Origin, under prefix: TextID?, _ read: () -> Void) -> Int {
    let key = SheetKey(origin: origin, prefix: prefix)
    if let index = known[key] { return index }
    sheet = TokenSheet(pathPrefix: prefix)
    read()
    known[key] = sheets.count
    sheets.append(sheet)
    return sheets.count - 1
  }

  func path(_ parent: TextID?, _ name: TextID) -> TextID {
    guard let parent else { return name }
    scratch.removeAll(keepingCapacity: true)
    scratch.append(contentsOf: files.texts.bytes(parent))
    scratch.append(UInt8(ascii: "."))
    scratch.append(contentsOf: files.texts.bytes(name))
    return scratch.withUnsafeBufferPointer { files.texts.intern($0) }
  }
}

// MARK: - Limits

extension TokenReader {
  func reportFull(
    at place: SourceRange?,
    _ message: String = "more than \(TokenLimits.nodes) groups and tokens, or paths longer than "
      + "\(TokenLimits.paths >> 20) MiB together"
  ) {
    guard !isFull else { return }
    isFull = true
    files.report("too-many-tokens", at: place, message)
  }

  /// True if an entry fits the limits; the first excess is reported.
  func takesRoom(_ path: TextID, at place: SourceRange) -> Bool {
    guard !isFull else { return false }
    let length = files.texts.bytes(path).count
    guard length <= TokenLimits.path else {
      files.report(
        "long-token-path", .warning, at: place,
        "path of a token is longer than \(TokenLimits.path) bytes")
      return false
    }
    pathBytes += length
    entries += 1
    if pathBytes > TokenLimits.paths || entries > TokenLimits.nodes { reportFull(at: place) }
    return !isFull
  }

  func takesLayer(_ sheet: TokenSheet) -> Bool {
    laidLeft -= sheet.entries.count + 1
    if laidLeft < 0 {
      reportFull(
        at: sheet.entries.first?.place,
        "more than \(TokenLimits.laid) groups and tokens in the layers of all variants")
    }
    return !isFull
  }

  func takesSources(_ count: Int, at place: SourceRange?) -> Bool {
    sourcesLeft -= count
    if sourcesLeft < 0 {
      reportFull(
        at: place,
        "more than \(TokenLimits.sources) sources, sets, contexts and themes are gone through")
    }
    return !isFull
  }
}

// MARK: - Groups and tokens

extension TokenReader {
  func groups(
    _ root: TokenNode, replacedBy item: TokenNode? = nil, under prefix: TextID?
  ) -> Int {
    sheet(of: .node(item ?? root), under: prefix) {
      sheet.root = fields(of: root, isRoot: true).fields
      declarePrefix(root)
      let replaced = item.map { Set(files.entries($0).compactMap { files.text($0.key) }) } ?? []
      readGroup(root, at: prefix, parent: sheet.parent, isRoot: true, without: replaced)
      if let item { readGroup(item, at: prefix, parent: sheet.parent, isRoot: true) }
    }
  }

  func declarePrefix(_ node: TokenNode) {
    guard let prefix = sheet.pathPrefix else { return }
    sheet.parent = 0
    sheet.entries.append(
      TokenSheet.Entry(
        path: prefix, parent: -1, isToken: false, place: files.start(of: node),
        fields: sheet.root))
  }

  func declareToken(_ name: TextID, at place: SourceRange, _ fields: TokenFields) {
    guard !files.texts.bytes(name).isEmpty else { return }
    let path = path(sheet.pathPrefix, name)
    _ = declare(path, at: place, fields, isToken: true, parent: sheet.parent)
  }

  private func declare(
    _ path: TextID, at place: SourceRange, _ fields: TokenFields, isToken: Bool, parent: Int32
  ) -> Int32? {
    guard takesRoom(path, at: place) else { return nil }
    if fields.modes != nil { sheet.hasModes = true }
    sheet.entries.append(
      TokenSheet.Entry(
        path: path, parent: parent, isToken: isToken, place: place, fields: fields))
    return Int32(sheet.entries.count - 1)
  }

  /// Reads a group: names are groups and tokens, keys with `$` its properties.
  private func readGroup(
    _ node: TokenNode, at path: TextID?, parent: Int32, isRoot: Bool = false,
    without replaced: Set<TextID> = []
  ) {
    for (key, value) in files.entries(node) {
      guard let name = files.text(key), !replaced.contains(name), !isReserved(name, isRoot: isRoot)
      else { continue }
      let isReserved = files.isStandardKey(key) && TokenWord(name) != .dollarRoot
      guard files.kind(value) == .mapping, !isReserved else {
        files.note(.unknownKey, at: key, files.texts.shortened(name))
        continue
      }
      let (isToken, fields) = fields(of: value)
      if !isPlain(name) { files.note(.name, at: key, files.texts.shortened(name)) }
      guard !files.texts.bytes(name).isEmpty else { continue }
      let own = self.path(path, name)
      let index = declare(own, at: files.range(key), fields, isToken: isToken, parent: parent)
      if let index, !isToken || fields.hasMembers { readGroup(value, at: own, parent: index) }
    }
  }

  private func isReserved(_ name: TextID, isRoot: Bool) -> Bool {
    switch TokenWord(name) {
    case .dollarType, .dollarDescription, .dollarDeprecated, .dollarExtensions, .dollarExtends,
      .dollarRef:
      true
    case .dollarSchema, .dollarDefs, .dollarThemes, .dollarMetadata: isRoot
    default: false
    }
  }

  /// True for a nonempty name without braces and dots, which some tools write in place of groups.
  private func isPlain(_ name: TextID) -> Bool {
    let bytes = files.texts.bytes(name)
    return !bytes.isEmpty && !bytes.contains { ".{}".utf8.contains($0) }
  }

  private func fields(
    of node: TokenNode, isRoot: Bool = false
  ) -> (isToken: Bool, fields: TokenFields) {
    var found = FoundFields(node, files)
    guard !isRoot, found.isToken(files) else {
      if let pointer = found.fields.pointer {
        files.note(.groupPointer, at: pointer)
        found.fields.extends = found.fields.extends ?? pointer
        found.fields.pointer = nil
      }
      // Groups pass on only the standard's types.
      found.fields.type = found.standardType
      return (false, found.fields)
    }
    note(found)
    found.fields.value = found.fields.value ?? found.older?.value
    found.takeExtensions(files)
    if found.fields.modes != nil {
      files.note(
        .modes, at: found.modesKey ?? node, found.modesKey.flatMap { files.string($0) } ?? "")
    }
    return (true, found.fields)
  }

  private func note(_ found: FoundFields) {
    if found.fields.value != nil {
      for (key, _) in found.children { files.note(.child, at: key, files.shown(key)) }
      let lost = found.children.filter { files.isGroup($0.value) }.map { $0.key }
      if let first = lost.first {
        let names = lost.prefix(5).map { "'\(files.shown($0))'" }
        let rest = lost.count > names.count ? " and \(lost.count - names.count) more" : ""
        files.report(
          "token-and-group", .warning, at: files.range(first),
          "a token with '$value' holds \(names.joined(separator: ", "))\(rest), left out; write '$root' for the "
            + "token")
      }
    }
    for key in found.foreign { files.note(.unknownKey, at: key, files.string(key) ?? "") }
    if let older = found.older { files.note(.valueKey, at: older.key, "value") }
    if let key = found.olderType, found.fields.value == nil || found.older != nil {
      files.note(.valueKey, at: key, "type")
    }
    if let pointer = found.fields.pointer, found.fields.value != nil {
      files.note(.valueAndPointer, at: pointer)
    }
    if let node = found.fields.deprecated, found.isDeprecatedStandard, !files.isQuoted(node),
      !["true", "false"].contains(files.string(node) ?? "")
    {
      files.note(.deprecatedValue, at: node)
    }
  }
}
