import Testing

@testable import ThemeSyntax

@Suite struct TextTableTests {
  @Test("texts of every length up to 40 and many of one length stay apart")
  func distinct() {
    var table = TextTable(vocabulary: ["one", "two"])
    var words = (0...40).map { String(repeating: "x", count: $0) }
    words += (0..<5000).map { "key-\($0)" }
    words += ["é", "e\u{301}", "ab", "ba", "aab", "aba"]
    let ids = words.map { table.intern($0) }
    #expect(Set(ids).count == words.count)
    #expect(words.map { table.intern($0) } == ids)
    #expect(zip(words, ids).allSatisfy { Array(table.bytes($1)) == Array($0.utf8) })
    #expect(table.intern("two").index == 1)
    #expect(table.count == words.count + 2)
  }
}
