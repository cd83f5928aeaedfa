import TestSupport
import Testing
import ThemeSyntax

@testable import FindingReports
@testable import ThemeCompiler

@Suite("Lines of code with a place in them")
struct CodeFrameTests {
  @Test("an underline stands below wide characters, emoji and letters with marks")
  func displayWidth() {
    #expect(
      frame(report("名前: é́ 👩‍👩‍👧 🇨🇭 ‹色👍🏽é›\n")) == """
        Brand.theme.yaml:1:42: error: unknown key [unknown-key]
        1 | 名前: é́ 👩‍👩‍👧 🇨🇭 色👍🏽é
          |               ^~~~~

        """)
  }

  @Test(
    "an underline stands below the place, however the characters before it are put together",
    arguments: [
      ("\u{1112}\u{1161}\u{11AB}", 2), ("\u{1100}\u{1161}\u{1102}\u{1161}", 4),
      ("\u{A960}\u{D7B0}\u{D7CB}", 2), ("한", 2), ("e\u{301}", 1), ("❤\u{FE0F}", 2), ("❤", 1),
      ("1\u{FE0F}\u{20E3}", 2), ("a\u{FE0F}", 1), ("👩\u{200D}❤\u{FE0F}\u{200D}👩", 2),
      ("🏳\u{FE0F}\u{200D}🌈", 2), ("क\u{94D}\u{200D}ष", 2), ("می\u{200C}خ", 3), ("👍🏽", 2),
      ("a🏽", 3), ("🇨🇭", 2), ("🇨", 1), ("a\u{200D}b", 10), ("\u{202E}", 8), ("ｶﾞ", 2), ("Ａ", 2),
      ("〈", 2), ("🈁", 2), ("𛂀", 2), ("\t", 4), ("\u{AD}", 6),
    ])
  func underlines(text: String, columns: Int) {
    #expect(
      frame(report("\(text)‹x›")).split(separator: "\n").last
        == "  | \(String(repeating: " ", count: columns))^")
  }

  @Test("a tab is four columns wide in the line and in the underline, one byte in the column")
  func tab() {
    #expect(
      frame(report("\t\tkey: ‹\tx›")) == """
        Brand.theme.yaml:1:8: error: unknown key [unknown-key]
        1 |         key:     x
          |              ^~~~~

        """)
  }

  @Test("CR LF and lone CR end a line and are not shown")
  func lineEnds() {
    #expect(
      frame(report("a: 1\r\nb: 2\rc: ‹3\r\nd›: 4")) == """
        Brand.theme.yaml:3:4: error: unknown key [unknown-key]
        3 | c: 3
          |    ^

        """)
  }

  @Test("a range over several lines is underlined to the end of its first line")
  func severalLines() {
    #expect(
      frame(report("palette:\n  ‹ink:\n    light: red›\n")) == """
        Brand.theme.yaml:2:3: error: unknown key [unknown-key]
        2 |   ink:
          |   ^~~~

        """)
  }

  @Test("the end of the file and an empty range get one caret", arguments: ["name:‹›", "a:‹›\nb"])
  func caret(source: String) {
    #expect(frame(report(source)).hasSuffix("^\n"))
  }

  @Test("a place after the last newline is on a line of its own")
  func afterLastNewline() {
    #expect(
      frame(report("name: x\n‹›")) == """
        Brand.theme.yaml:2:1: error: unknown key [unknown-key]
        2 |
          | ^

        """)
  }

  @Test("an empty file has a first line")
  func emptyFile() {
    #expect(
      frame(report("‹›")) == """
        Brand.theme.yaml:1:1: error: unknown key [unknown-key]
        1 |
          | ^

        """)
  }

  @Test("a byte-order mark takes no column and is not shown")
  func byteOrderMark() {
    #expect(
      frame(report("\u{FEFF}‹key›: 1")) == """
        Brand.theme.yaml:1:1: error: unknown key [unknown-key]
        1 | key: 1
          | ^~~

        """)
  }

  @Test("a long line is cut on both sides of the place")
  func longLine() {
    let filler = String(repeating: "0123456789", count: 30)
    #expect(
      frame(report("a: \(filler)‹here›\(filler)\n")) == """
        Brand.theme.yaml:1:304: error: unknown key [unknown-key]
        1 | …\(filler.suffix(40))here\(filler.prefix(76))…
          | \(String(repeating: " ", count: 41))^~~~

        """)
  }
}
