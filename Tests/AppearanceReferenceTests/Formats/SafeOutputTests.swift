import TestSupport
import Testing
import ThemeSyntax

@testable import FindingReports
@testable import OutputText
@testable import AppearanceReference
@testable import ThemeCompiler

@Suite struct SafeOutputTests {
  @Test("escape sequences and hidden characters in a line are written out")
  func sourceLine() {
    #expect(
      frame(report("a: \u{1B}[31m\u{202E}‹x›")) == """
        Brand.theme.yaml:1:12: error: unknown key [unknown-key]
        1 | a: \\u{1B}[31m\\u{202E}x
          |                      ^

        """)
  }

  @Test("a command of a log in a line is written out, and the place stays underlined")
  func logCommand() {
    #expect(
      frame(report("a: ‹#EEE› # ##[add-matcher]x.json")) == """
        Brand.theme.yaml:1:4: error: unknown key [unknown-key]
        1 | a: #EEE # ##\\u{5B}add-matcher]x.json
          |    ^~~~

        """)
    #expect(
      frame(report("##vso[a]: ‹x›", "key '##vso[a]'", path: "::error::x")) == """
        :\\u{3A}error::x:1:11: error: key '##vso\\u{5B}a]' [unknown-key]
        1 | ##vso\\u{5B}a]: x
          |                ^

        """)
  }

  @Test("bytes that are not UTF-8 are shown as replacement characters")
  func invalidBytes() {
    let source = SourceFile(path: "x", bytes: [0x61, 0xFF, 0xC3, 0x62])
    let finding = Diagnostic(
      "utf-8", .error, "not UTF-8", at: SourceRange(file: 0, lower: 2, upper: 3))
    #expect(
      frame(DiagnosticReport(diagnostics: [finding], sources: [source], themes: 1)) == """
        x:1:3: error: not UTF-8 [utf-8]
        1 | a��b
          |   ^

        """)
  }

  @Test("paths and messages stay on one line", arguments: ["text", "xcode"])
  func oneLine(name: String) throws {
    let format = try #require(DiagnosticFormat.named(name))
    let first = format.render(hostile).split(separator: "\n").first
    #expect(
      first
        == "x\\u{A}\\u{1B}]0;y\\xC3\\u{202E}:1:1: error: key 'a\\u{A}b\\u{7}\\u{9B}' [unknown-key]")
  }

  @Test(
    "no format writes what a terminal would obey or hide, nor bytes that are not UTF-8",
    arguments: DiagnosticFormat.all.map(\.name))
  func harmless(name: String) throws {
    let format = try #require(DiagnosticFormat.named(name))
    let text = format.render(hostile)
    #expect(text.hasSuffix("\n"))
    let refused = text.unicodeScalars.filter { $0 != "\n" && UnsafeCharacter.contains($0) }
    #expect(Array(refused) == [])
  }

  @Test("in JSON everything comes back, bytes of paths that are not UTF-8 as private characters")
  func json() throws {
    let finding = try #require(try DiagnosticFormat.json.json(hostile)["diagnostics"]?.items.first)
    #expect(finding["message"] == .string("key 'a\nb\u{7}\u{9B}'"))
    #expect(finding["file"] == .string("x\n\u{1B}]0;y\u{10FFC3}\u{202E}"))
    #expect(finding["fixes"]?.items.first?["replacement"] == .string("\u{E0001}\""))
  }

  @Test("GitHub gets one command, however many lines a message has")
  func commands() {
    let text = DiagnosticFormat.gitHub.render(hostile)
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count == 2)
    #expect(text.hasPrefix("::error file=x\\u{A}\\u{1B}]0;y\\xC3\\u{202E},line=1,"))
  }

  /// A report whose every text would do harm.
  private var hostile: DiagnosticReport {
    var report = report(
      "‹a›", "key 'a\nb\u{7}\u{9B}'", path: "x\n\u{1B}]0;y\u{10FFC3}\u{202E}",
      fixIt: "\u{E0001}\"")
    report.summary = false
    return report
  }
}
