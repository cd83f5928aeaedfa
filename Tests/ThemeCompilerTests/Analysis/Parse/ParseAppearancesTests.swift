import TestSupport
import Testing

@testable import ThemeCompiler
@testable import ThemeSyntax

@Suite("Appearances")
struct ParseAppearancesTests {
  @Test("are deprecated with a message or without, or not at all")
  func deprecations() throws {
    func deprecation(_ value: String) throws -> [Deprecation] {
      try resolvedTheme("appearances: { a: { deprecated: \(value) } }").appearances[0].deprecation
    }
    #expect(try deprecation("true") == [.plain] && deprecation("false") == [])
    #expect(try deprecation("Use b.") == [.message("Use b.")])
    #expect(try deprecation("\"true\"") == [.message("true")])
  }

  @Test(
    "say a style of the status bar in a word, or in one for each interface style",
    arguments: [
      ("darkContnt", "unknown-value «darkContnt»"),
      ("{ light: darkContent }", "missing-key «{ light: darkContent }»"),
      ("{ light: auto, dark: default }", "unknown-value «auto»"),
      ("{ light: default, dark: default, drak: default }", "unknown-key «drak»"),
    ])
  func statusBar(style: String, error: String) {
    #expect(errors(in: "appearances: { a: { statusBarStyle: \(style) } }").contains(error))
  }

  @Test("are mappings, and no more of them than 50,000")
  func most() {
    #expect(errors(in: "appearances: { a: red }") == ["wrong-type «red»"])
    let names = (0...10_000).map { "a\($0): {}" }.joined(separator: ", ")
    #expect(errors(in: "appearances: { \(names) }") == ["too-many-names «a10000»"])
  }
}
