import Testing

@testable import OutputText

@Suite("Texts that show what they hide")
struct VisibleTextTests {
  @Test("what a file holds keeps its lines and tabs on a terminal, whatever ends them")
  func content() {
    #expect(visibleContent("a\tb\r\nc\u{1B}\rd\n") == "a\tb\r\nc\\u{1B}\\u{D}d\n")
  }

  @Test("what hides is written out by its number, and a byte that is no text by its digits")
  func writtenOut() {
    #expect(visibleText("a\u{1B}\n\u{202E}") == #"a\u{1B}\u{A}\u{202E}"#)
    #expect(visibleText(PathText.text([0xE9])) == #"\xE9"#)
    #expect(visibleLines("a\nb\t") == "a\nb\\u{9}")
    #expect(hexadecimal(10, digits: 4) == "000A" && hexadecimal(0x1F600, digits: 1) == "1F600")
  }

  @Test("content in a log has commands written out, and nothing else")
  func log() {
    #expect(contentInLog("##[group]") == #"##\u{5B}group]"#)
    #expect(contentInLog("a\u{1B}[0m") == "a\u{1B}[0m")
  }
}
