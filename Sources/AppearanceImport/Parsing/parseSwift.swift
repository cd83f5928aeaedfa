#if Import
  import SwiftParser
  import SwiftSyntax
  import ThemeSyntax

  /// The tree of a file of Swift.
  func parseSwift(_ source: SourceFile, number: Int32) -> SwiftFile {
    _ = Parser.parse(source: String(decoding: source.bytes, as: UTF8.self))
    return SwiftFile(number, [])
  }
#endif
