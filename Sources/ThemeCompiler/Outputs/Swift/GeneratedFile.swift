public import OutputText

/// A file to be written.
public struct GeneratedFile: Sendable {
  /// Index of its theme, in the order given to the compiler.
  public let theme: Int
  /// Its kind of output, as named in the configuration's `outputs`.
  public let output: String
  /// Relative to the output folder, separated by `/`.
  public let path: String
  /// The contents in UTF-8.
  public let content: FileContent

  /// Creates a file of a theme.
  public init(theme: Int, output: String, path: String, content: FileContent) {
    self.theme = theme
    self.output = output
    self.path = path
    self.content = content
  }

  /// Creates a file of a theme from bytes in memory.
  public init(theme: Int, output: String, path: String, bytes: [UInt8]) {
    self.init(theme: theme, output: output, path: path, content: FileContent(bytes))
  }

  /// All contents at once.
  public var bytes: [UInt8] { content.bytes }
}
