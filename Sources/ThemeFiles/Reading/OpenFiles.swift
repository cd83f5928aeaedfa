internal import ThemeSyntax

/// Texts that are open in an editor, which count in place of what is on the disk.
package struct OpenFiles: Sendable {
  private var contents: [String: [UInt8]] = [:]

  package init() {}

  package var isEmpty: Bool { contents.isEmpty }

  /// The text of the file at a real path, nil where it is not open.
  package subscript(real: String) -> [UInt8]? {
    get { contents[real] }
    set { contents[real] = newValue }
  }
}

extension ProjectFence {
  /// What is open of the file at a path, under that path; nil where it is not open.
  func openFile(_ path: String) -> SourceFile? {
    guard !open.isEmpty, let bytes = open[paths.resolve(path)] else { return nil }
    return SourceFile(path: path, bytes: bytes)
  }
}
