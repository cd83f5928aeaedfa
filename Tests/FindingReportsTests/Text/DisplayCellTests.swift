import Testing

@testable import FindingReports

@Suite("Columns that characters take on a terminal")
struct DisplayCellTests {
  @Test(
    "are those of UAX #11",
    arguments: [
      ("a", 1), ("é", 1), ("日", 2), ("ｱ", 1), ("Ａ", 2), ("한", 2), ("👍", 2), ("\u{301}", 0),
      ("\u{200D}", 0), ("\u{1F1E9}", 1), ("\u{1160}", 0),
    ] as [(Unicode.Scalar, Int)])
  func width(scalar: Unicode.Scalar, columns: Int) {
    #expect(displayWidth(of: scalar) == columns)
  }

  @Test("a character takes its marks, tones of skin and joined parts into its cell")
  func clusters() {
    for text in ["e\u{301}", "👍🏽", "👩\u{200D}💻", "日\u{3099}"] {
      let bytes = Array(text.utf8)
      let cells = DisplayCell.cells(of: bytes, in: 0..<bytes.count)
      #expect(cells.map(\.text) == [text])
      #expect(cells.map(\.bytes) == [0..<bytes.count])
    }
  }

  @Test("a tab is four blanks, and a byte that is not UTF-8 one sign")
  func others() {
    let cells = DisplayCell.cells(of: [0x09, 0xFF, 0x61], in: 0..<3)
    #expect(cells.map(\.text) == ["    ", "\u{FFFD}", "a"])
    #expect(cells.map(\.width) == [4, 1, 1])
  }
}
