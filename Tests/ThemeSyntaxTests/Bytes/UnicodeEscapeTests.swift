import Testing

@testable import ThemeSyntax

@Suite("Escapes of JSON")
struct UnicodeEscapeTests {
  private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

  @Test("are a code unit of four digits in any case, or none")
  func units() {
    #expect(bytes(#"x\u00e9"#).escapedCodeUnit(at: 1) == 0xE9)
    #expect(bytes(#"\uABcd"#).escapedCodeUnit(at: 0) == 0xABCD)
    for text in [#"\u00e"#, #"\u00g9"#, #"\U00e9"#, "u00e9a", ""] {
      #expect(bytes(text).escapedCodeUnit(at: 0) == nil, "\(text)")
    }
  }

  @Test("a pair of surrogates is the code point that UTF-16 makes of it")
  func pairs() {
    for scalar in "😀\u{10000}\u{10FFFF}".unicodeScalars {
      let units = Array(String(scalar).utf16)
      let second = bytes("\\u" + String(units[1], radix: 16))
      #expect(second.escapedCodePoint(after: UInt32(units[0]), at: 0) == scalar.value)
    }
    #expect(bytes(#"\ud83d"#).escapedCodePoint(after: 0xD83D, at: 0) == nil)
    #expect(bytes(#"\ude00"#).escapedCodePoint(after: 0xDE00, at: 0) == nil)
  }

  @Test("digits end at the limit and at the end")
  func digits() {
    #expect(bytes("0aFg").endOfHexDigits(from: 0) == 3)
    #expect(bytes("0aF0").endOfHexDigits(from: 1, atMost: 2) == 3)
    #expect(bytes("0a").endOfHexDigits(from: 9) == 2)
  }
}
