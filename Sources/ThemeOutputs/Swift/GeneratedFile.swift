public import OutputText

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
