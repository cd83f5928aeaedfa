import Testing

@testable import ThemeSyntax

@Suite struct SourceMapTests {
  @Test("lines end at LF, CRLF and CR, and their text has no line ending")
  func lines() {
    let map = SourceMap(SourceFile(path: "", text: "a\nb\r\nc\rd\n"))
    #expect(map.lineCount == 5)
    #expect((0...6).map { map.text(ofLine: $0) } == ["", "a", "b", "c", "d", "", ""])
    #expect((0...9).map { map.line(of: $0) } == [1, 1, 2, 2, 2, 3, 3, 4, 4, 5])
    #expect(map.line(of: 1000) == 5)
  }

  @Test("columns count bytes or UTF-16 units from 1, a byte order mark none")
  func columns() {
    let map = SourceMap(SourceFile(path: "", text: "\u{FEFF}é😀x\ny"))
    #expect([3, 5, 9, 10].map { map.position(of: $0).column } == [1, 3, 7, 8])
    let ends = [3, 5, 9, 10].map { SourceRange(file: 0, lower: 3, upper: $0) }
    #expect(ends.map { map.region(of: $0).utf16EndColumn } == [1, 2, 4, 5])
    #expect(ends.map { map.region(of: $0).utf16Column } == [1, 1, 1, 1])
    #expect(map.position(of: 11).column == 1)
    #expect(map.text(ofLine: 1) == "é😀x")
  }

  @Test("an empty file has one empty line")
  func empty() {
    let map = SourceMap(SourceFile(path: "", text: ""))
    #expect(map.lineCount == 1)
    #expect(map.position(of: 0).column == 1)
    #expect(map.text(ofLine: 1).isEmpty)
  }

  @Test("a line end is found wherever in a file it is, beside any byte")
  func everyPlace() {
    for (length, end) in (0...20).flatMap({ length in
      ["\n", "\r", "\r\n"].map { (length, $0) }
    }) {
      for place in 0...length {
        // What lies below the line ends, and above them, ends no line.
        let text =
          String(repeating: "\t", count: place) + end
          + String(repeating: "\u{E}", count: length - place)
        let map = SourceMap(SourceFile(path: "", text: text))
        #expect(map.lineCount == 2)
        #expect(map.start(ofLine: 2) == place + end.utf8.count)
      }
    }
  }

  @Test("an offset past the end counts as the end, one in a byte order mark as the beginning")
  func outside() {
    let map = SourceMap(SourceFile(path: "", text: "\u{FEFF}ab\nc"))
    #expect(map.position(of: 1000) == map.position(of: 7))
    #expect(map.position(of: 0) == map.position(of: 3))
    #expect(map.position(of: 4) == SourceMap.Position(line: 1, column: 2, content: 3..<5))
    #expect(map.content(ofLine: 0).isEmpty && map.content(ofLine: 3).isEmpty)
  }

  @Test("a long line has its columns in UTF-16 units, wherever in it a place is")
  func longLine() {
    let text = "x\n" + String(repeating: "é😀a", count: 1_000)
    let map = SourceMap(SourceFile(path: "", text: text))
    for count in [0, 1, 72, 73, 74, 146, 147, 999, 1_000] {
      let offset = Int32(2 + count * 7)
      let region = map.region(of: SourceRange(file: 0, lower: offset, upper: offset))
      #expect(region.start.column == count * 7 + 1)
      #expect(region.utf16Column == count * 4 + 1)
    }
  }

  @Test("a range that takes the end of its line along does not reach the next")
  func lastLine() {
    let map = SourceMap(SourceFile(path: "", text: "ab\ncd\n"))
    let lines = [(0, 2), (0, 3), (0, 4), (3, 3)].map { lower, upper in
      map.region(of: SourceRange(file: 0, lower: lower, upper: upper)).lastLine
    }
    #expect(lines == [1, 1, 2, 2])
  }

  @Test("the maps of several files are found only where something asks")
  func maps() {
    let sources = ["a\nb", "\n\nc"].enumerated().map {
      SourceFile(path: "\($0.offset)", text: $0.element)
    }
    var maps = SourceMaps(sources, found: [1: SourceMap(sources[1])])
    #expect(Set(maps.found.keys) == [1])
    let range = SourceRange(file: 0, lower: 2, upper: 3)
    #expect(maps.line(of: range) == 2 && maps.column(of: range) == 1)
    #expect(maps.text(of: range) == "b" && maps.found.count == 1)
    maps.findAll()
    #expect(Set(maps.found.keys) == [0, 1])
    #expect(maps.line(of: SourceRange(file: 1, lower: 2, upper: 3)) == 3)
  }
}

extension SourceMap {
  /// The text of a line without its line ending.
  fileprivate func text(ofLine line: Int) -> String {
    String(decoding: bytes[content(ofLine: line)], as: UTF8.self)
  }
}
