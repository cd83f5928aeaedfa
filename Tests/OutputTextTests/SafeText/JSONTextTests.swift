import Testing

@testable import OutputText

@Suite("Texts in JSON")
struct JSONTextTests {
  @Test("JSON escapes every byte that needs it, wherever in a text it is")
  func everyPlace() {
    for length in 1...20 {
      for place in 0..<length {
        for (byte, escape) in [
          (UInt8(0), "\\u0000"), (0x1F, "\\u001f"), (0x22, "\\\""), (0x5C, "\\\\"),
          (0x7F, "\\u007f"),
        ] {
          var bytes = [UInt8](repeating: 0x7E, count: length)
          bytes[place] = byte
          let expected =
            [0x22] + bytes[..<place] + Array(escape.utf8) + bytes[(place + 1)...] + [0x22]
          #expect(jsonText(String(decoding: bytes, as: UTF8.self)) == expected)
        }
      }
    }
  }

  @Test("short escapes are written where JSON has them, and a surrogate pair above the first plane")
  func escapes() {
    #expect(jsonText("\t\n\r\u{8}") == Array(#""\t\n\r\u0008""#.utf8))
    #expect(jsonText("\u{E0001}") == Array(#""\udb40\udc01""#.utf8))
    #expect(jsonText("é👍/") == Array("\"é👍/\"".utf8))
  }
}
