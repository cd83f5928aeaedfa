import ColorScience
import DesignTokens
import ThemeCompiler
import ThemeFiles
import ThemeSyntax

/// The files that share names with a theme: what it extends, its heirs, and what these extend.
struct ThemeFamily {
  final class File {
    let uri: String
    let path: String
    let text: DocumentText
    private let encoding: PositionEncoding
    private(set) lazy var mentions: [Mention] = {
      let subject: Outline.Subject = tokens == nil ? .theme : .tokens
      return Outline(SourceFile(path: path, bytes: text.bytes), subject)?
        .mentions(text.bytes, declared: tokens ?? [:]) ?? []
    }()
    /// The tokens that the file declares, by the bytes of their names; nil for a theme.
    private let tokens: [Range<Int>: String]?

    init(_ source: SourceFile, _ workspace: Workspace, tokens: [Range<Int>: String]? = nil) {
      self.tokens = tokens
      path = source.path
      text = DocumentText(source.bytes)
      uri = workspace.uri(ofPath: source.path)
      encoding = workspace.encoding
    }

    func range(_ bytes: Range<Int>) -> TextRange { text.range(bytes, encoding) }

    func location(_ bytes: Range<Int>) -> JSONValue {
      ["uri": .string(uri), "range": range(bytes).json]
    }
  }

  /// The files, that of the request first.
  private(set) var files: [File] = []
  /// The themes of the family that a search or an editor knows, by their paths.
  private(set) var themes: [String] = []

  /// The family of the theme at a path; with tokens, that of a file of them too, and of all themes that
  /// take the same ones.
  ///
  /// `requireWanted` fails where nobody wants it any more; it is called before each file.
  init(
    _ path: String, _ workspace: Workspace, withTokens: Bool = false,
    requireWanted: () throws(RequestFailure) -> Void
  ) throws(RequestFailure) {
    var made: [String: [SourceFile]] = [:]
    var tokens: [String: [Range<Int>: String]] = [:]
    let shelf = TokenShelf()
    for theme in Self.candidates(path, workspace) {
      try requireWanted()
      guard let source = workspace.source(theme) else { continue }
      var loader = ThemeLoader(
        ThemeInput(source), owner: { _ in nil }, load: workspace.loader(ofFile: theme))
      let document = loader.document()
      let count = loader.sources.count
      if withTokens, let document,
        let system = loader.tokens(of: document, Configuration(), from: shelf)
      {
        for file in system.sources where tokens[file.path] == nil {
          tokens[file.path] = system.names(inFile: file.path, after: count)
        }
      }
      made[theme] = loader.sources
    }
    var members: Set<String> = [path]
    var isGrowing = true
    while isGrowing {
      isGrowing = false
      for (theme, sources) in made {
        let paths = sources.map(\.path)
        guard !themes.contains(theme), paths.contains(where: members.contains) else { continue }
        themes.append(theme)
        members.formUnion(paths)
        isGrowing = true
      }
    }
    themes.sort()
    let sources = themes.flatMap { made[$0] ?? [] }
    var seen: Set<String> = []
    let own = workspace.source(path).map { [$0] } ?? []
    files = (own + sources).filter { seen.insert($0.path).inserted }
      .map { File($0, workspace, tokens: tokens[$0.path]) }
  }

  /// The themes that may be of the family: those that are open, and those in the client's folders, or in
  /// the file's own where it has none.
  private static func candidates(_ path: String, _ workspace: Workspace) -> [String] {
    var folders = workspace.folders.filter { path.hasPrefix($0.hasSuffix("/") ? $0 : $0 + "/") }
    if folders.isEmpty { folders = [FilePath.folder(of: path)] }
    let found = folders.flatMap { folder in
      ThemeFinder.present([folder]).map { FilePath.collapsed($0.path) }
    }
    let open = workspace.documents.values.filter { $0.kind == .theme && $0.isFile }.map(\.path)
    return Array(Set(found + open + [path])).sorted()
  }
}
