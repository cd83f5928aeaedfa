import Testing

@testable import ThemeSyntax

@Suite("Strings of JSON")
struct JSONReaderStringsTests {
  /// Characters beside those that end a string's plain part, or with bits like theirs.
  private let fillers: [Character] = [" ", "!", "#", "[", "]", "a", "\u{7F}", "é", "¢", "ܢ", "😀"]

  @Test("a string is read whole wherever an escape stands in it")
  func escapes() {
    for filler in fillers {
      for count in 0...20 {
        for place in 0...count {
          let (head, tail) = (
            String(repeating: filler, count: place), String(repeating: filler, count: count - place)
          )
          #expect(textOfValue(valueOfJSON("\"\(head)\(tail)\"")) == head + tail)
          #expect(textOfValue(valueOfJSON("\"\(head)\\n\(tail)\"")) == "\(head)\n\(tail)")
          #expect(textOfValue(valueOfJSON("\"\(head)\\\"\(tail)\"")) == "\(head)\"\(tail)")
        }
      }
    }
  }

  @Test("a control character is found wherever it stands", arguments: [0x01, 0x09, 0x0A, 0x1F])
  func controls(code: UInt8) {
    let character = Character(Unicode.Scalar(code))
    for count in 0...20 {
      for place in 0...count {
        let head = String(repeating: "é", count: place)
        let value = "\"\(head)\(character)\(String(repeating: " ", count: count - place))\""
        let ids = valueOfJSON(value).result.diagnostics.map(\.id)
        #expect(ids == [code == 0x0A ? "unclosed-string" : "control-character"], "\(value)")
      }
    }
  }

  @Test("a string that nothing closes is reported at its beginning")
  func unclosed() {
    for count in 0...20 {
      let reading = Reading("\"" + String(repeating: "a", count: count), path: "test.theme.json")
      #expect(reading.findings.map { $0.prefix(19) } == ["unclosed-string 1:1"])
    }
  }
}
