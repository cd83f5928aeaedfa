import ThemeCompiler
package import ThemeSyntax

/// A finding in a file, ready to be told.
package struct Finding: Sendable, Hashable {
  /// A second place.
  package struct Related: Sendable, Hashable {
    package let path: String
    package let range: TextRange
    package let message: String
  }

  package let path: String
  package let range: TextRange
  package let severity: Diagnostic.Severity
  package let id: String
  package let message: String
  package let related: [Related]
}

/// Puts findings of the compiler into places of files.
struct FindingWriter {
  private let encoding: PositionEncoding
  private var texts: [String: DocumentText] = [:]

  init(_ encoding: PositionEncoding) {
    self.encoding = encoding
  }

  /// The findings in their files; `source` gives the file of a range, `whole` the path of what is about no
  /// place.
  mutating func findings(
    _ diagnostics: [Diagnostic], whole: String, source: (SourceRange) -> SourceFile?
  ) -> [Finding] {
    diagnostics.map { diagnostic in
      let file = diagnostic.range.flatMap(source)
      return Finding(
        path: file?.path ?? whole,
        range: file.flatMap { file in diagnostic.range.map { range(of: $0, in: file) } } ?? .start,
        severity: diagnostic.severity, id: diagnostic.id, message: diagnostic.message,
        related: diagnostic.notes.compactMap { note in
          source(note.range).map { file in
            Finding.Related(
              path: file.path, range: range(of: note.range, in: file), message: note.message)
          }
        })
    }
  }

  mutating func range(of range: SourceRange, in file: SourceFile) -> TextRange {
    let text = texts[file.path] ?? DocumentText(file.bytes)
    texts[file.path] = text
    return text.range(range.bytes, encoding)
  }
}
