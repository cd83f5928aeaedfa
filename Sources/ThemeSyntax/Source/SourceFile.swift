/// A file in memory.
public struct SourceFile: Sendable, Hashable {
  /// The path as written by the user, or relative to the file that named it; only for display.
  public let path: String
  /// The file's bytes, in UTF-8 if well-formed.
  public let bytes: [UInt8]

  /// Creates a file with a display path and bytes.
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// Creates a file with a display path and text.
  public init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }

  package var isJSON: Bool {
    let suffix = path.utf8.suffix(5)
    return suffix.first == UInt8(ascii: ".")
      && suffix.dropFirst().map { $0 | 0x20 } == Array("json".utf8)
  }
}
