import Testing

@testable import OutputText

@Suite("Characters that look like blanks")
struct UnusualBlankTests {
  @Test(
    "are those that Unicode calls spaces, but for the one of ASCII and that of Ogham, and some that are not seen"
  )
  func spaces() {
    for value in UInt32(0x80)...0xFFFF {
      guard let scalar = Unicode.Scalar(value), scalar.value != 0x1680 else { continue }
      let isSpace = scalar.properties.generalCategory == .spaceSeparator
      #expect((UnusualBlank(value)?.meaning == " ") == isSpace, "\(String(value, radix: 16))")
    }
    for value in [0xAD, 0x200B, 0x200D, 0x2060] as [UInt32] {
      #expect(UnusualBlank(value)?.meaning == "")
    }
    for value in [0x20, 0x09, 0x61] as [UInt32] { #expect(UnusualBlank(value) == nil) }
  }

  @Test("are replaced by what they stand for, and have advice for it")
  func replaced() {
    #expect(UnusualBlank.replaced(in: "a\u{A0}b\u{200B}c d") == "a bc d")
    #expect(UnusualBlank(0xA0)?.advice == "no-break space where a space belongs")
    #expect(UnusualBlank(0xAD)?.advice == "soft hyphen; remove it")
  }
}
