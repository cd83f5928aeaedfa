import Testing

@testable import ThemeSyntax

@Suite struct LineMapTests {
  @Test("lines end at LF, CRLF and CR, and their text has no line ending")
  func lines() {
    let map = LineMap(SourceFile(path: "", text: "a\nb\r\nc\rd\n"))
    #expect(map.count == 5)
    #expect((0...6).map { map.text(ofLine: $0) } == ["", "a", "b", "c", "d", "", ""])
    #expect((0...9).map { map.line(of: $0) } == [1, 1, 2, 2, 2, 3, 3, 4, 4, 5])
    #expect(map.line(of: 1000) == 5)
  }

  @Test("columns count bytes or UTF-16 units from 1, a byte order mark none")
  func columns() {
    let map = LineMap(SourceFile(path: "", text: "\u{FEFF}é😀x\ny"))
    #expect([3, 5, 9, 10].map { map.column(of: $0) } == [1, 3, 7, 8])
    #expect([3, 5, 9, 10].map { map.utf16Column(of: $0) } == [1, 2, 4, 5])
    #expect(map.column(of: 11) == 1)
    #expect(map.text(ofLine: 1) == "é😀x")
  }

  @Test("an empty file has one empty line")
  func empty() {
    let map = LineMap(SourceFile(path: "", text: ""))
    #expect(map.count == 1)
    #expect(map.column(of: 0) == 1)
    #expect(map.text(ofLine: 1).isEmpty)
  }
}
