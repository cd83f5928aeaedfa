import Testing

@testable import OutputText

@Suite("Colors drawn on a terminal")
struct SwatchTests {
  @Test("a terminal of 24 bits shows the color itself, another one the nearest it has")
  func depths() {
    #expect(Swatch(.full).text(10, 95, 217) == "\u{1B}[48;2;10;95;217m  \u{1B}[0m ")
    #expect(Swatch(.indexed).text(10, 95, 217) == "\u{1B}[48;5;26m  \u{1B}[0m ")
    #expect(Swatch(.none).text(10, 95, 217).isEmpty)
  }

  @Test("each color of the 256 is nearest to itself")
  func indices() {
    #expect(Swatch.index(0, 0, 0) == 16)
    #expect(Swatch.index(255, 255, 255) == 231)
    #expect(Swatch.index(255, 0, 0) == 196)
    for gray in 0..<24 {
      let level = UInt8(8 + 10 * gray)
      #expect(Swatch.index(level, level, level) == 232 + gray)
    }
  }

  @Test("a field stands before each hexadecimal color of a text and nowhere else")
  func pieces() {
    let text = "title #EA2E49 on #FFFFFF80, not #abc, #12345, #1234567 or #GGGGGG"
    let pieces = Swatch(.full).pieces(of: text)
    #expect(pieces.map(\.text).joined() == text)
    #expect(pieces.map { $0.text.prefix(10) } == ["title ", "#EA2E49 on", "#FFFFFF80,"])
    #expect(pieces.map(\.swatch.isEmpty) == [true, false, false])
    #expect(Swatch(.none).pieces(of: text).count == 1)
  }
}
