import LanguageServer
import Testing

@Suite("What is being typed")
struct CursorContextTests {
  private func context(_ marked: String) throws -> CursorContext {
    let parts = marked.split(separator: "‸", omittingEmptySubsequences: false)
    try #require(parts.count == 2)
    return CursorContext(Array(parts.joined().utf8), at: parts[0].utf8.count)
  }

  @Test(
    "the keys that lead to the cursor are found in broken texts",
    arguments: [
      ("na‸", [], .key),
      ("palette:\n  ‸", ["palette"], .key),
      ("palette:\n  ink: ‸", ["palette", "ink"], .value),
      ("a:\n  b:\n    c: 1\n  ‸", ["a"], .key),
      ("a:\n  b:\n    c: 1\n    d‸", ["a", "b"], .key),
      ("a:\n  b: 1\n‸", [], .key),
      ("a: { b: { c‸", ["a", "b"], .key),
      ("a: { b: 1, c: ‸", ["a", "c"], .value),
      ("a: { b: { c: 1 }, ‸", ["a"], .key),
      ("a:\n  - b\n  - ‸", ["a"], .value),
      ("a: \"{‸", ["a"], .reference),
      ("a: \"{ink} / 50%‸", ["a"], .value),
      ("a: \"color-mix(in oklch, {in‸", ["a"], .reference),
      ("{\"a\": {\"b\": \"‸", ["a", "b"], .value),
      ("{\n  \"a\": {\n    \"‸", ["a"], .key),
      ("a: 1 # appearance:ignore ‸", [], .comment),
      ("a: |\n  b:\n   c\nd:\n  ‸", ["d"], .key),
      ("'a b':\r\n  c: ‸", ["a b", "c"], .value),
      ("a: rgb(1, 2‸", ["a"], .value),
      ("a: { b: rgb(1, 2), c: ‸", ["a", "c"], .value),
    ] as [(String, [String], CursorContext.Position)])
  func path(text: String, path: [String], position: CursorContext.Position) throws {
    let context = try context(text)
    #expect(context.path == path)
    #expect(context.position == position)
  }

  @Test("the word up to the cursor is what is replaced")
  func typed() throws {
    #expect(try context("a:\n  back‸").typed == 5..<9)
    #expect(try context("a: \"{br.on‸").typed == 5..<10)
    #expect(try context("a: \"re‸").typed == 4..<6)
    #expect(try context("a: { b: re‸").typed == 8..<10)
  }
}
