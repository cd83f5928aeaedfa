import OutputText
import ThemeSyntax

/// Reads files of tokens into sheets, whatever their shape.
struct TokenReader {
  var files: TokenFiles
  var sheets: [TokenSheet] = []
  /// The sheet of a node that was read, by what its names begin with.
  private var known: [SheetKey: Int] = [:]
  /// The paths of variables by their identifiers, which references use.
  var variableNames: [TextID: TextID] = [:]
  /// The colors of asset catalogs, and the sheets of these.
  var catalogColors: [CatalogColor] = []
  var catalogs: [String: Int] = [:]
  /// What was said about layers, which several variants may have.
  var reported: Set<Diagnostic> = []
  /// The entries of which it was said that an earlier one is declared like them.
  var clashes: Set<Clash> = []
  /// Bytes of a path that is put together.
  private var scratch: [UInt8] = []
  private var pathBytes = 0
  private var entries = 0
  /// How many more entries may be laid over one another, and how many more sources gone through.
  private var laidLeft = TokenLimits.laid
  private var sourcesLeft = TokenLimits.sources
  private(set) var isFull = false

  /// The place of an entry and that of an earlier one of its path.
  struct Clash: Hashable {
    let place: SourceRange
    let first: SourceRange
  }

  private struct SheetKey: Hashable {
    let node: TokenFiles.Node
    let prefix: TextID?
  }

  init(_ files: TokenFiles) { self.files = files }

  /// The sheet of a node, read once; its names begin with a prefix where there is one.
  mutating func sheet(
    of node: TokenFiles.Node, under prefix: TextID?,
    _ read: (inout TokenReader, inout TokenSheet)
      -> Void
  ) -> Int {
    let key = SheetKey(node: node, prefix: prefix)
    if let index = known[key] { return index }
    var sheet = TokenSheet()
    read(&self, &sheet)
    known[key] = sheets.count
    sheets.append(sheet)
    return sheets.count - 1
  }

  /// A path of a group's path and a name.
  mutating func path(_ parent: TextID?, _ name: TextID) -> TextID {
    guard let parent else { return name }
    scratch.removeAll(keepingCapacity: true)
    scratch.append(contentsOf: files.texts.bytes(parent))
    scratch.append(UInt8(ascii: "."))
    scratch.append(contentsOf: files.texts.bytes(name))
    return scratch.withUnsafeBufferPointer { files.texts.intern($0) }
  }

  /// Whether there is room for an entry of a path; reported once if not.
  mutating func takesRoom(_ path: TextID, at place: SourceRange, in sheet: TokenSheet) -> Bool {
    guard !isFull else { return false }
    let length = files.texts.bytes(path).count
    guard length <= TokenLimits.path else {
      files.findings.append(
        Diagnostic(
          "long-token-path", .warning, "path of a token is longer than \(TokenLimits.path) bytes",
          at: place))
      return false
    }
    pathBytes += length
    entries += 1
    guard pathBytes <= TokenLimits.paths, sheet.entries.count < TokenLimits.nodes,
      entries <= TokenLimits.declarations
    else {
      reportFull(at: place)
      return false
    }
    return true
  }
}

extension TokenReader {
  /// Says once that there is more than is read.
  mutating func reportFull(
    at place: SourceRange?,
    _ message: String = "more than \(TokenLimits.nodes) groups and tokens, or paths longer than "
      + "\(TokenLimits.paths >> 20) MiB together"
  ) {
    guard !isFull else { return }
    isFull = true
    files.findings.append(Diagnostic("too-many-tokens", message, at: place))
  }

  /// Whether so many more entries may be laid over others; reported once if not.
  mutating func takesLayer(_ sheet: TokenSheet) -> Bool {
    laidLeft -= sheet.entries.count + 1
    if laidLeft < 0 {
      reportFull(
        at: sheet.entries.first?.place,
        "more than \(TokenLimits.laid) groups and tokens in the layers of all variants")
    }
    return !isFull
  }

  /// Whether so many more sources may be gone through; reported once if not.
  mutating func takesSources(_ count: Int, at place: SourceRange?) -> Bool {
    sourcesLeft -= count
    if sourcesLeft < 0 {
      reportFull(
        at: place,
        "more than \(TokenLimits.sources) sources, sets, contexts and themes are gone through")
    }
    return !isFull
  }

  /// Whether there is room for a copy by `$extends`; reported once if not.
  mutating func takesCopy(_ path: TextID, at node: TokenFiles.Node) -> Bool {
    takesRoom(path, at: files.range(node), in: TokenSheet())
  }
}

// MARK: - Groups and tokens

extension TokenReader {
  /// Reads a group's entries: names lead to groups and tokens, keys with `$` say something of the group.
  mutating func readGroup(
    _ node: TokenFiles.Node, at path: TextID?, parent: Int32, isRoot: Bool = false,
    without replaced: Set<TextID> = [], into sheet: inout TokenSheet
  ) {
    for (key, value) in files.entries(node) {
      guard let name = files.text(key), replaced.isEmpty || !replaced.contains(name) else {
        continue
      }
      if isReserved(name, isRoot: isRoot) { continue }
      guard files.kind(value) == .mapping else {
        let shown = files.texts.shortened(name)
        files.deviations.note(.unknownKey, at: files.range(key), shown)
        continue
      }
      declare(key, name, value, at: path, parent: parent, into: &sheet)
    }
  }

  /// Whether a key says something of its group, or nothing at all, and is no name.
  private func isReserved(_ name: TextID, isRoot: Bool) -> Bool {
    switch TokenWord(name) {
    case .dollarType, .dollarDescription, .dollarDeprecated, .dollarExtensions, .dollarExtends,
      .dollarRef:
      true
    case .dollarSchema, .dollarDefs, .dollarThemes, .dollarMetadata: isRoot
    default: false
    }
  }

  /// What the bytes of a name say.
  private enum NameSort {
    case plain, reserved, empty
    /// With dots, which some tools write instead of groups, or with braces.
    case forbidden
  }

  private func sort(of name: TextID) -> NameSort {
    let bytes = files.texts.bytes(name)
    guard let first = bytes.first else { return .empty }
    if first == UInt8(ascii: "$"), TokenWord(name) != .dollarRoot { return .reserved }
    return bytes.contains { ".{}".utf8.contains($0) } ? .forbidden : .plain
  }

  private mutating func declare(
    _ key: TokenFiles.Node, _ name: TextID, _ node: TokenFiles.Node, at path: TextID?,
    parent: Int32, into sheet: inout TokenSheet
  ) {
    let place = files.range(key)
    let sort = sort(of: name)
    guard sort != .reserved else {
      let shown = files.texts.shortened(name)
      files.deviations.note(.unknownKey, at: place, shown)
      return
    }
    let (isToken, fields) = fields(of: node)
    let hasMembers = !isToken || fields.hasMembers
    if sort != .plain {
      let shown = files.texts.shortened(name)
      files.deviations.note(.name, at: place, shown)
    }
    guard sort != .empty else { return }
    let own = self.path(path, name)
    guard takesRoom(own, at: place, in: sheet) else { return }
    let index = Int32(sheet.entries.count)
    if fields.modes != nil { sheet.hasModes = true }
    sheet.entries.append(
      TokenSheet.Entry(
        path: own, parent: parent, isToken: isToken, place: place, fields: fields))
    if hasMembers { readGroup(node, at: own, parent: index, into: &sheet) }
  }

  /// What is in a mapping, and whether that makes it a token, which a file's root never is.
  mutating func fields(
    of node: TokenFiles.Node, isRoot: Bool = false
  ) -> (isToken: Bool, fields: TokenFields) {
    var found = FoundFields()
    for (key, value) in files.entries(node) { found.take(key, value, files) }
    let isToken = !isRoot && found.isToken(files)
    if isToken { note(found) } else if found.fields.pointer != nil { noteGroupPointer(&found) }
    if isToken, let older = found.older, found.fields.value == nil {
      found.fields.value = older.value
    }
    // Only the standard's types hold for what is in a group.
    if !isToken { found.fields.type = found.standardType }
    found.takeExtensions(isToken: isToken, files)
    if found.fields.modes != nil, isToken {
      let range = found.modesKey.map { files.range($0) } ?? files.range(node)
      let key = found.modesKey.flatMap { files.string($0) } ?? ""
      files.deviations.note(.modes, at: range, key)
    }
    return (isToken, found.fields)
  }

  private mutating func noteGroupPointer(_ found: inout FoundFields) {
    guard let pointer = found.fields.pointer else { return }
    files.deviations.note(.groupPointer, at: files.range(pointer))
    found.fields.extends = found.fields.extends ?? pointer
    found.fields.pointer = nil
  }

  /// Notes what departs in a token.
  private mutating func note(_ found: FoundFields) {
    if found.fields.value != nil {
      for (key, _) in found.children {
        let name = files.string(key) ?? ""
        files.deviations.note(.child, at: files.range(key), shortened(name))
      }
      reportLost(found.children.filter { files.isGroup($0.value) }.map { $0.key })
    }
    for key in found.foreign {
      let name = files.string(key) ?? ""
      files.deviations.note(.unknownKey, at: files.range(key), name)
    }
    if let older = found.older {
      files.deviations.note(.valueKey, at: files.range(older.key), "value")
    }
    if let key = found.olderType, found.fields.value == nil || found.older != nil {
      files.deviations.note(.valueKey, at: files.range(key), "type")
    }
    if let pointer = found.fields.pointer, found.fields.value != nil {
      files.deviations.note(.valueAndPointer, at: files.range(pointer))
    }
    if let node = found.fields.deprecated, found.isDeprecatedStandard, !files.isQuoted(node),
      !["true", "false"].contains(files.string(node) ?? "")
    {
      files.deviations.note(.deprecatedValue, at: files.range(node))
    }
  }
}

extension TokenReader {
  /// Says which groups and tokens a token's value hides.
  private mutating func reportLost(_ keys: [TokenFiles.Node]) {
    guard let first = keys.first else { return }
    let names = keys.prefix(5).map { "'\(shortened(files.string($0) ?? ""))'" }
    let rest = keys.count > names.count ? " and \(keys.count - names.count) more" : ""
    files.findings.append(
      Diagnostic(
        "token-and-group", .warning,
        "a token with '$value' holds \(names.joined(separator: ", "))\(rest), left out; write '$root' for the "
          + "token", at: files.range(first)))
  }
}

/// The keys of a mapping that may be a token.
struct FoundFields {
  var fields = TokenFields()
  var older: (key: TokenFiles.Node, value: TokenFiles.Node)?
  /// The value of `$type`, and the key `type` without `$`.
  var standardType: TokenFiles.Node?
  var olderType: TokenFiles.Node?
  /// The key that holds values by mode.
  var modesKey: TokenFiles.Node?
  var isDeprecatedStandard = false
  /// Keys that lead to groups or tokens, with what stands there, and keys that mean nothing.
  var children: [(key: TokenFiles.Node, value: TokenFiles.Node)] = []
  var foreign: [TokenFiles.Node] = []
  private var extensions: TokenFiles.Node?
  private var sets: (key: TokenFiles.Node, value: TokenFiles.Node)?

  mutating func take(_ key: TokenFiles.Node, _ value: TokenFiles.Node, _ files: TokenFiles) {
    let isScalar = files.isScalar(value)
    switch TokenWord(files.text(key)) {
    case .dollarValue: fields.value = value
    case .dollarType:
      standardType = value
      fields.type = value
    case .dollarDescription: fields.description = value
    case .dollarDeprecated:
      fields.deprecated = value
      isDeprecatedStandard = true
    case .dollarExtensions: extensions = value
    case .dollarExtends: fields.extends = value
    case .dollarRef: fields.pointer = value
    case .dollarSchema: break
    case .uuid where isScalar: break
    case .dollarRoot: children.append((key, value))
    case .value: older = (key, value)
    case .type where isScalar:
      olderType = key
      fields.type = fields.type ?? value
    case .description where isScalar, .comment where isScalar:
      fields.description = fields.description ?? value
    case .deprecated where isScalar: fields.deprecated = fields.deprecated ?? value
    case .deprecatedComment where isScalar: fields.deprecated = value
    case .renamed where isScalar: fields.renamed = value
    case .alpha where isScalar || files.value(of: .dollarRef, in: value) != nil:
      fields.alpha = value
    case .sets where !isScalar: sets = (key, value)
    case .textPairing where files.kind(value) == .sequence: fields.textPairs = value
    case .controlPairing where files.kind(value) == .sequence: fields.controlPairs = value
    default: takeOther(key, value, files)
    }
  }

  private mutating func takeOther(
    _ key: TokenFiles.Node, _ value: TokenFiles.Node, _ files: TokenFiles
  ) {
    let isReserved = files.text(key).map {
      files.texts.bytes($0).first == UInt8(ascii: "$")
    }
    if files.kind(value) == .mapping, isReserved != true {
      children.append((key, value))
    } else {
      foreign.append(key)
    }
  }

  /// Whether the keys make a token.
  mutating func isToken(_ files: TokenFiles) -> Bool {
    if fields.value != nil {
      older = nil
      return true
    }
    if let known = older, files.kind(known.value) == .mapping, files.isGroup(known.value) {
      children.append(known)
      older = nil
    } else if older != nil {
      fields.isStandard = false
      // What else is beside `value` is data of tools.
      foreign = []
      return true
    }
    if let sets, !children.isEmpty || !files.areModes(sets.value) {
      children.append(sets)
    } else if let sets {
      fields.modes = sets.value
      modesKey = sets.key
      fields.isStandard = false
      foreign = []
      return true
    }
    if fields.pointer != nil { return children.isEmpty }
    guard fields.type != nil, let extensions else { return false }
    fields.hasMembers = !children.isEmpty
    return files.modes(inExtensions: extensions) != nil
  }

  /// Takes what tools put into `$extensions`.
  mutating func takeExtensions(isToken: Bool, _ files: TokenFiles) {
    guard isToken, let extensions else { return }
    if let modes = files.modes(inExtensions: extensions) {
      fields.modes = modes.value
      modesKey = modes.key
    }
    guard let studio = files.value(of: .studioTokens, in: extensions) else { return }
    fields.modifier = files.value(of: .modify, in: studio)
  }
}

extension TokenFiles {
  /// Whether a mapping is a group or a token, rather than a value as older files write it.
  ///
  /// A value is not empty, has no keys of the standard, and no tokens, however deep within it.
  func isGroup(_ node: Node) -> Bool {
    var isEmpty = true
    for (key, value) in entries(node) {
      isEmpty = false
      let name = text(key)
      if name.map({ texts.bytes($0).first == UInt8(ascii: "$") }) ?? false { return true }
      let isInner = kind(value) == .mapping && isGroup(value)
      if TokenWord(name) == .value, !isInner { return isToken(node) }
      if isInner { return true }
    }
    return isEmpty && kind(node) == .mapping
  }

  /// Whether a mapping with `value` has no `type` of a change of a color: `{ type: alpha, value: 0.3 }`.
  private func isToken(_ node: Node) -> Bool {
    guard let type = value(of: .type, in: node).flatMap({ string($0) }) else { return true }
    return !ModifierKind.allCases.contains { $0.rawValue == type }
  }

  /// Whether a mapping has a token under each name, or a value.
  fileprivate func areModes(_ node: Node) -> Bool {
    var hasAny = false
    for (_, value) in entries(node) {
      guard kind(value) == .mapping, let inner = self.value(of: .value, in: value),
        kind(inner) != .mapping || !isGroup(inner)
      else { return false }
      hasAny = true
    }
    return hasAny
  }

  /// The values by mode that tools keep in `$extensions`, with the key that they stand under.
  fileprivate func modes(inExtensions node: Node) -> (key: Node, value: Node)? {
    for (key, value) in entries(node) where kind(value) == .mapping {
      switch TokenWord(text(key)) {
      case .mode, .modes, .figmaModes, .carbonThemes: return (key, value)
      case .figma:
        for (inner, modes) in entries(value) where kind(modes) == .mapping {
          let word = TokenWord(text(inner))
          if word == .modes || word == .mode { return (inner, modes) }
        }
      default: break
      }
    }
    return nil
  }
}
