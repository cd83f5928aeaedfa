import OutputText
import ThemeCompiler
import ThemeSyntax

extension Feature {
  /// Whether what is under the cursor can have another name.
  static let prepareRename = Feature(document: "textDocument/prepareRename") {
    request throws(RequestFailure) in
    guard request.snapshot.kind == .theme,
      let mention = request.snapshot.mention(at: try request.offset()),
      let range = request.json(mention.range)
    else { return .null }
    return ["range": range, "placeholder": .string(mention.thing.name)]
  }

  /// Gives what is under the cursor another name in every file that has it.
  static let rename = Feature(
    document: "textDocument/rename", ("renameProvider", ["prepareProvider": true])
  ) { request throws(RequestFailure) in
    guard let name = request.params["newName"]?.text else {
      throw RequestFailure(.invalidParams, "'newName' is missing")
    }
    guard request.snapshot.kind != .tokens else {
      throw RequestFailure(.requestFailed, "rename tokens in their own files")
    }
    guard let thing = request.snapshot.mention(at: try request.offset())?.thing else {
      throw RequestFailure(.requestFailed, "there is no name to rename here")
    }
    let renaming = try Renaming(thing, to: name, request)
    try renaming.check(request.context)
    return request.context.edit(renaming.edits)
  }
}

/// Another name for a thing of a family of themes.
private struct Renaming {
  private let family: ThemeFamily
  private let new: NamedThing
  /// The new texts of the ranges of each file, by its path.
  private var changes: [String: [(range: Range<Int>, text: String)]] = [:]

  init(
    _ thing: NamedThing, to name: String, _ request: DocumentRequest
  ) throws(RequestFailure) {
    new = thing.renamed(name)
    guard !name.isEmpty, !name.contains(where: { $0.isNewline || "{}\"'".contains($0) }) else {
      throw RequestFailure(.requestFailed, "'\(shortened(name))' isn't a valid name in a theme")
    }
    if thing.isColor, name.contains(".") || Section.adaptiveColor.names.contains(name) {
      throw RequestFailure(
        .requestFailed,
        name.contains(".")
          ? "a palette name has no dot in it" : "'\(name)' is a variant, not a palette name")
    }
    family = try ThemeFamily(
      request.snapshot.path, request.workspace, requireWanted: request.context.requireWanted)
    var isDeclared = false
    for file in family.files {
      try request.context.requireWanted()
      for mention in file.mentions {
        if mention.thing == new, mention.isDeclaration {
          throw RequestFailure(
            .requestFailed, "'\(name)' already exists, in \(SourcePath.name(file.path))")
        }
        guard mention.thing == thing else { continue }
        isDeclared = isDeclared || mention.isDeclaration
        changes[file.path, default: []].append(
          (mention.range, Self.written(name, for: mention, in: file)))
      }
    }
    guard isDeclared else {
      throw RequestFailure(.requestFailed, "'\(thing.name)' is not declared in a theme")
    }
  }

  /// A name as it has to stand in place of a mention: in quotes where YAML would read something else.
  private static func written(
    _ name: String, for mention: Mention, in file: ThemeFamily.File
  ) -> String {
    let bytes = file.text.bytes
    let before = mention.range.lowerBound > 0 ? bytes[mention.range.lowerBound - 1] : 0
    let isWithin =
      before == 0x22 || before == 0x27
      || !mention.isDeclaration && bytes[mention.whole.lowerBound] == 0x7B
    let isPlain = name.utf8.allSatisfy { byte in
      byte >= 0x80 || (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
        || byte == 0x5F || byte == 0x2D
    }
    return isWithin || isPlain ? name : "\"\(name)\""
  }

  /// Fails where a theme of the family gets an error that it has not by now.
  func check(_ context: RequestContext) throws(RequestFailure) {
    let workspace = context.workspace
    let changed = Dictionary(
      family.files.compactMap { file in
        changes[file.path].map { (file.path, Self.applied($0, to: file.text.bytes)) }
      }
    ) { first, _ in first }
    for theme in family.themes {
      try context.requireWanted()
      guard let source = workspace.source(theme) else { continue }
      let load = workspace.loader(ofFile: theme)
      let before = Analysis(ThemeInput(source), load: load)
      guard before.sources.contains(where: { changed[$0.path] != nil }) else { continue }
      let bytes = changed[theme] ?? source.bytes
      let after = Analysis(ThemeInput(SourceFile(path: theme, bytes: bytes))) { path in
        changed[path].map { .success(SourceFile(path: path, bytes: $0)) } ?? load(path)
      }
      let known = before.errors
      for (id, errors) in after.errors where errors.count > known[id]?.count ?? 0 {
        throw RequestFailure(.requestFailed, errors[0])
      }
    }
  }

  private static func applied(
    _ changes: [(range: Range<Int>, text: String)], to bytes: [UInt8]
  ) -> [UInt8] {
    var bytes = bytes
    for change in changes.reversed() { bytes.replaceSubrange(change.range, with: change.text.utf8) }
    return bytes
  }

  var edits: [String: [TextChange]] {
    var edits: [String: [TextChange]] = [:]
    for file in family.files {
      guard let changes = changes[file.path] else { continue }
      edits[file.uri] = changes.map { TextChange(range: file.range($0.range), text: $0.text) }
    }
    return edits
  }
}

extension Analysis {
  /// What the errors say, by what they are about.
  fileprivate var errors: [String: [String]] {
    Dictionary(grouping: diagnostics.filter { $0.severity == .error }, by: \.id)
      .mapValues { $0.map(\.message) }
  }
}
