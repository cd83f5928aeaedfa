public import ThemeOutputs
public import ThemeSyntax

/// What compiling gives: files to write, and everything there is to say.
public struct Compilation: Sendable {
  /// The files to write, none when there is an error; in the order of the themes, each theme's
  /// manifest last.
  public let files: [GeneratedFile]
  /// All findings, sorted by file and place.
  public let diagnostics: [Diagnostic]
  /// The files that diagnostics point into: themes first, in the order given, then the files they
  /// extend.
  public let sources: [SourceFile]
  /// Where the files of ranges are among the sources.
  package var indices = FileIndices()
  /// The lines of the files as far as they are found, by the numbers of the files.
  package var maps: [Int32: SourceMap] = [:]
  /// The keys that lead to places, by the numbers of the files; none unless they are asked for.
  package var keyPaths: [Int32: KeyPaths] = [:]
  /// Findings that waivers let pass, sorted by file and place.
  package var waived: [SuppressedFinding] = []

  /// How many pairs are not measured since nobody can know what lies behind, by the reason in few words.
  package var notMeasured: [String: Int] = [:]

  /// The index of the theme that has a finding in a file that it extends, where that file is no theme
  /// with the finding itself; by the finding without its repairs.
  package var borrowed: [Diagnostic: Int] = [:]

  /// Paths of files that themes extend and that cannot be read.
  package var missing: [String] = []
  /// Paths of the folders whose names decide what themes mean: those of asset catalogs.
  package var folders: [String] = []

  /// A compilation with its parts.
  public init(files: [GeneratedFile], diagnostics: [Diagnostic], sources: [SourceFile]) {
    self.files = files
    self.diagnostics = diagnostics
    self.sources = sources
  }

  /// The file that a range of a finding is in; nil for one of another compilation.
  public func source(of range: SourceRange) -> SourceFile? {
    let index = indices.index(of: range.file)
    return sources.indices.contains(index) ? sources[index] : nil
  }

  /// Whether any finding is an error.
  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}

extension Compilation {
  /// What linting a theme by itself gives that is analyzed already.
  package init(linting analysis: Analysis) {
    self.init([CompiledTheme(analysis, files: [])], hasCollisionsChecked: false)
  }
}
