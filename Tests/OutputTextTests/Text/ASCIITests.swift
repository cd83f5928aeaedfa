import Testing

@testable import OutputText

@Suite("Bytes of ASCII")
struct ASCIITests {
  @Test("are classified as the standard library classifies characters")
  func classes() {
    for byte in UInt8(0)..<128 {
      let character = Character(Unicode.Scalar(byte))
      #expect(byte.isDigit == ("0"..."9").contains(character))
      #expect(byte.isLetter == character.isLetter, "\(byte)")
      #expect(byte.hexValue.map(Int.init) == character.hexDigitValue)
      #expect(Character(Unicode.Scalar(byte.asciiLowercased)) == Character(character.lowercased()))
      #expect(byte.isCSSWhitespace == [0x09, 0x0A, 0x0C, 0x0D, 0x20].contains(byte))
      #expect(byte.isNameByte == (byte.isNameStart || byte.isDigit || character == "-"))
    }
  }

  @Test("beyond ASCII may be part of a name, and are no digits, letters or blanks")
  func beyond() {
    for byte in UInt8(128)...255 {
      #expect(byte.isNameStart && byte.isNameByte)
      #expect(!byte.isDigit && !byte.isCSSWhitespace && byte.hexValue == nil)
      #expect(byte.asciiLowercased == byte)
    }
  }
}
