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
  /// Findings that waivers let pass, sorted by file and place.
  package var waived: [SuppressedFinding] = []

  /// The index of the theme that has a finding in a file that it extends, where that file is no theme
  /// with the finding itself; by the finding without its repairs.
  package var borrowed: [Diagnostic: Int] = [:]

  /// Paths of files that themes extend and that cannot be read.
  package var missing: [String] = []

  /// A compilation with its parts.
  public init(files: [GeneratedFile], diagnostics: [Diagnostic], sources: [SourceFile]) {
    self.files = files
    self.diagnostics = diagnostics
    self.sources = sources
  }

  /// Whether any finding is an error.
  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}

/// A file to be written.
public struct GeneratedFile: Sendable {
  /// Index of the theme it was made from, in the order given to the compiler.
  public let theme: Int
  /// The kind of output it is, as the configuration's `outputs` name it.
  public let output: String
  /// Its path inside the output folder, with `/` between parts.
  public let path: String
  /// What it holds, UTF-8.
  public let content: FileContent

  /// A file of a theme.
  public init(theme: Int, output: String, path: String, content: FileContent) {
    self.theme = theme
    self.output = output
    self.path = path
    self.content = content
  }

  /// A file of a theme that is in memory.
  public init(theme: Int, output: String, path: String, bytes: [UInt8]) {
    self.init(theme: theme, output: output, path: path, content: FileContent(bytes))
  }

  /// All that it holds at once.
  public var bytes: [UInt8] { content.bytes }
}
