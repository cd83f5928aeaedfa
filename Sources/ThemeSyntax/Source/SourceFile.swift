/// A file in memory: what a reader reads and a diagnostic quotes.
public struct SourceFile: Sendable, Hashable {
  /// The path as the user wrote it, or relative to the file that named it; shown, never opened.
  public let path: String
  /// The file's bytes, UTF-8 where the file is well-formed.
  public let bytes: [UInt8]

  /// A file with the given display path and content.
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// A file with the given display path and text.
  public init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }

  /// Whether the path ends in `.json`, in any case.
  package var isJSON: Bool {
    let suffix = path.utf8.suffix(5)
    return suffix.first == UInt8(ascii: ".")
      && suffix.dropFirst().map { $0 | 0x20 } == Array("json".utf8)
  }
}
