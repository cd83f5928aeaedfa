import TestSupport
import Testing
import ThemeSyntax

@testable import FindingReports
@testable import ThemeCompiler

@Suite("Findings as text")
struct TextFormatTests {
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
