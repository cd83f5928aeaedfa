public import ThemeSyntax

/// The result of compiling: files to write, and findings.
public struct Compilation: Sendable {
  /// Empty after an error; in the order of the themes, each theme's manifest last.
  public let files: [GeneratedFile]
  /// All findings, sorted by file and location.
  public let diagnostics: [Diagnostic]
  /// The files of the diagnostics: themes in the order given, then the files they extend.
  public let sources: [SourceFile]
  package var indices = FileIndices()
  /// The lines found so far, by number of the file.
  package var maps: [Int32: SourceMap] = [:]
  package var keyPaths: [Int32: KeyPaths] = [:]
  /// Findings suppressed by waivers or the baseline, sorted by file and location.
  package var waived: [SuppressedFinding] = []

  /// Number of pairs with an unknown background, by a short reason.
  package var notMeasured: [String: Int] = [:]

  /// The index of the theme with a finding in an extended file, unless that file is a theme of the
  /// run with the same finding; keyed by the finding without its repairs.
  package var borrowed: [Diagnostic: Int] = [:]

  /// Paths of extended files that cannot be read.
  package var missing: [String] = []
  /// Paths of asset catalogs, whose folder names are inputs.
  package var folders: [String] = []

  /// Creates a compilation from its parts.
  public init(files: [GeneratedFile], diagnostics: [Diagnostic], sources: [SourceFile]) {
    self.files = files
    self.diagnostics = diagnostics
    self.sources = sources
  }

  /// The file of a finding's range; nil for another compilation's range.
  public func source(of range: SourceRange) -> SourceFile? {
    let index = indices.index(of: range.file)
    return sources.indices.contains(index) ? sources[index] : nil
  }

  /// True if any finding is an error.
  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}

extension Compilation {
  package init(linting analysis: Analysis) {
    self.init([CompiledTheme(analysis, files: [])], hasCollisionsChecked: false)
  }
}
