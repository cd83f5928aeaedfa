import Testing

@testable import ThemeSyntax

@Suite("Looks at the bytes around a place")
struct ByteScanTests {
  private func scan(_ text: String) -> ByteScan { ByteScan(bytes: Array(text.utf8)) }

  @Test("lines begin and end at line ends of any kind, and offsets may be past the file")
  func lines() {
    let scan = scan("ab\r\ncd")
    #expect((0...9).map { scan.lineStart($0) } == [0, 0, 0, 3, 4, 4, 4, 4, 4, 4])
    #expect((0...9).map { scan.lineEnd($0) } == [2, 2, 2, 3, 6, 6, 6, 6, 6, 6])
    #expect(scan.byte(99) == 0 && scan.byte(-1) == 0 && scan.isBlankOrEnd(6))
  }

  @Test("content ends before blanks and a comment, which has a blank before it")
  func content() {
    #expect(scan("a#b  # c").contentEnd(0) == 3)
    #expect(scan("a b \t\nc").contentEnd(0) == 3)
    #expect(scan("# a").contentEnd(0) == 3)
  }

  @Test("a node's text is behind its anchor, tag and comments")
  func properties() {
    let text = "&a !t # x\n  v"
    #expect(scan(text).afterProperties(0, to: text.utf8.count) == 12)
    #expect(scan(text).tag(0) == 3..<5)
    #expect(scan("!t v").tag(0) == 0..<2)
    #expect(scan("&a").afterProperties(0, to: 2) == 2)
  }

  @Test("a color that YAML takes for a comment has 3 to 8 digits and ends there")
  func colors() {
    #expect(scan("  #FFF").hashColor(after: 0) == 2..<6)
    #expect(scan("#ffffffff}").hashColor(after: 0) == 0..<9)
    for text in ["#ff", "#fffffffff", "#fffx", "fff", "# fff"] {
      #expect(scan(text).hashColor(after: 0) == nil, "\(text)")
    }
  }
}
