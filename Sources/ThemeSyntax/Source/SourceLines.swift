/// The lines of a compilation's files.
package struct SourceLines: Sendable {
  private let maps: [LineMap]

  package init(_ sources: [SourceFile]) {
    maps = sources.map { LineMap($0) }
  }

  /// The line on which a range begins, from 1.
  package func line(of range: SourceRange) -> Int {
    maps[Int(range.file)].line(of: Int(range.lower))
  }

  /// The text of a range.
  package func text(of range: SourceRange) -> String {
    String(decoding: maps[Int(range.file)].bytes(in: range), as: UTF8.self)
  }

  /// The UTF-8 column at which a range begins, from 1.
  package func column(of range: SourceRange) -> Int {
    maps[Int(range.file)].column(of: Int(range.lower))
  }
}
