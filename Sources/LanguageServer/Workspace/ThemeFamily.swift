import RunSystem
import ThemeAnalysis
import ThemeFiles
import ThemeModel
import ThemeResolution
import ThemeSyntax

/// The files that share names with a theme: what it extends, its heirs, and what these extend.
struct ThemeFamily {
  /// A file of the family.
  final class File {
    let uri: String
    let path: String
    let text: DocumentText
    private let encoding: PositionEncoding
    /// The places where the file names something.
    private(set) lazy var mentions: [Mention] =
      Outline(SourceFile(path: path, bytes: text.bytes), .theme)?.mentions(text.bytes) ?? []

    init(_ source: SourceFile, _ workspace: Workspace) {
      path = source.path
      text = DocumentText(source.bytes)
      uri = workspace.uri(ofPath: source.path)
      encoding = workspace.encoding
    }

    /// The range of bytes as a message writes it.
    func range(_ bytes: Range<Int>) -> TextRange {
      TextRange(
        text.position(bytes.lowerBound, encoding), text.position(bytes.upperBound, encoding))
    }

    /// The place of bytes as a message writes it.
    func location(_ bytes: Range<Int>) -> JSONValue {
      ["uri": .string(uri), "range": range(bytes).json]
    }
  }

  /// The files, that of the request first.
  private(set) var files: [File] = []
  /// The themes of the family that a search or an editor knows, by their paths.
  private(set) var themes: [String] = []

  /// The family of the theme at a path.
  init(_ path: String, _ workspace: Workspace) {
    var made: [String: [SourceFile]] = [:]
    for theme in Self.candidates(path, workspace) {
      guard let source = workspace.source(theme) else { continue }
      var loader = ThemeLoader(ThemeInput(source), load: workspace.loader(ofFile: theme))
      _ = loader.document()
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
      .map { File($0, workspace) }
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
