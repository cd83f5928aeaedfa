import Testing

@testable import ThemeSyntax

@Suite("Bytes before they are read", .timeLimit(.minutes(1)))
struct ByteCheckTests {
  @Test("4 MiB of zeros answer at once, one byte more is too large")
  func zeros() {
    var bytes = [UInt8](repeating: 0, count: 4 << 20)
    #expect(
      Reading(bytes).result.diagnostics.map(\.message) == [
        "control character U+0000 is not allowed; remove it"
      ])
    bytes.append(0)
    #expect(Reading(bytes).result.diagnostics.map(\.message) == ["file is larger than 4 MiB"])
  }

  @Test("a file without a byte is none, and a mark at its beginning is skipped")
  func ends() {
    #expect(Reading("").result.diagnostics.map(\.id) == ["empty-file"])
    let marked = Reading("\u{FEFF}a: b")
    #expect(marked.findings.isEmpty && marked.sources.last == "b")
  }

  @Test("a character that nobody wants is found in any of 130 places")
  func places() {
    for place in 0..<130 {
      var bytes = [UInt8](repeating: 0x61, count: 130)
      bytes[place] = 0x07
      let findings = Reading(bytes).result.diagnostics
      #expect(findings.map(\.id) == ["control-character"])
      #expect(findings.first?.range?.lower == Int32(place))
    }
  }

  @Test("a no-break space that indents is replaced by a space, one within a text is not touched")
  func blanks() {
    let reading = Reading("a:\n\u{A0}\u{A0}b: 1\n")
    #expect(reading.result.diagnostics.map(\.id) == ["unusual-blank"])
    #expect(reading.fixed == "a:\n  b: 1\n")
    #expect(Reading("a: b\u{A0}c\n").findings.isEmpty)
  }

  @Test("20 findings say that a file is no text")
  func most() {
    let bytes = [UInt8](repeating: 0xFF, count: 100)
    #expect(Reading(bytes).result.diagnostics.count == 20)
  }
}
