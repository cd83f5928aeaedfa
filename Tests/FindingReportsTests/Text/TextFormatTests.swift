import TestSupport
import Testing
import ThemeSyntax

@testable import FindingReports
@testable import ThemeOutputs

@Suite struct TextFormatTests {
  @Test("a finding shows its line, its place, its repair and a count")
  func wholeFinding() {
    let text = DiagnosticFormat.text.render(
      report(
        "name: Brand\n  statusBarStyle: ‹darkContnt›\n", "'darkContnt' is no status-bar style",
        fixIt: "darkContent"))
    #expect(
      text == """
        Brand.theme.yaml:2:19: error: 'darkContnt' is no status-bar style [unknown-key]
        2 |   statusBarStyle: darkContnt
          |                   ^~~~~~~~~~
          = try: write 'darkContent'

        1 error in 1 theme

        """)
  }

  @Test("on a narrow terminal messages break between words, and lines are cut around the place")
  func narrow() {
    var narrow = report(
      "name: Brand # \(String(repeating: "x", count: 60))\n  statusBarStyle: ‹darkContnt›\n",
      "'darkContnt' is no status-bar style; write one of those that there are", fixIt: "darkContent"
    )
    narrow.width = 60
    let text = DiagnosticFormat.text.render(narrow)
    #expect(
      text == """
        Brand.theme.yaml:2:19: error: 'darkContnt' is no status-bar
            style; write one of those that there are [unknown-key]
        2 |   statusBarStyle: darkContnt
          |                   ^~~~~~~~~~
          = try: write 'darkContent'

        1 error in 1 theme

        """)
    var long = report(
      "palette: { \(String(repeating: "a: x, ", count: 30))b: ‹blck› }\n", "no color")
    long.width = 40
    let lines = DiagnosticFormat.text.render(long).split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 40 }, "\(lines)")
    #expect(lines.contains { $0.contains("b: blck") })
  }

  @Test("a note has a frame of its own, in its own file")
  func note() {
    let finding = Diagnostic(
      "duplicate-key", .error, "mapping declares 'a' twice",
      at: SourceRange(file: 0, lower: 5, upper: 6),
      notes: [.init("first declared here", at: SourceRange(file: 1, lower: 0, upper: 3))])
    let sources = [
      SourceFile(path: "one", text: "a: 1\na: 2"), SourceFile(path: "two", text: "key"),
    ]
    #expect(
      frame(DiagnosticReport(diagnostics: [finding], sources: sources, themes: 2)) == """
        one:2:1: error: mapping declares 'a' twice [duplicate-key]
        2 | a: 2
          | ^
        two:1:1: note: first declared here
        1 | key
          | ^~~

        """)
  }

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

  @Test("a file as a whole is named without a frame")
  func wholeFile() {
    let finding = Diagnostic("too-large", .error, "file is larger than 64 MiB", at: nil)
    let source = SourceFile(path: "x.yaml", text: "")
    #expect(
      frame(DiagnosticReport(diagnostics: [finding], sources: [source], themes: 1))
        == "x.yaml: error: file is larger than 64 MiB [too-large]\n")
  }

  @Test("colors are written only when asked for")
  func color() {
    var colored = report("‹a›: 1", severity: .warning)
    colored.color = true
    #expect(
      frame(colored) == """
        \u{1B}[1mBrand.theme.yaml:1:1: \u{1B}[0m\u{1B}[1;33mwarning:\u{1B}[0m \
        \u{1B}[1munknown key [unknown-key]\u{1B}[0m
        \u{1B}[36m1\u{1B}[0m \u{1B}[36m|\u{1B}[0m a: 1
          \u{1B}[36m|\u{1B}[0m \u{1B}[1;33m^\u{1B}[0m

        """)
  }

  @Test(
    "the end counts errors, warnings and themes, and the findings of each rule",
    arguments: [
      (0, 0, 3, "no errors, no warnings in 3 themes"),
      (2, 1, 1, "2 errors, 1 warning in 1 theme\nby rule: 3 a"),
    ])
  func summaryLine(errors: Int, warnings: Int, themes: Int, expected: String) {
    let error = Diagnostic("a", .error, "b", at: nil)
    let warning = Diagnostic("a", .warning, "b", at: nil)
    let findings =
      Array(repeating: error, count: errors) + Array(repeating: warning, count: warnings)
    let report = DiagnosticReport(diagnostics: findings, sources: [], themes: themes)
    #expect(DiagnosticFormat.text.render(report).hasSuffix("\(expected)\n"))
  }
}
