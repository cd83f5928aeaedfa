import Testing

@testable import ColorScience
@testable import ThemeCompiler
@testable import ThemeSyntax

@Suite("Reports of the lint")
struct LintReportTests {
  private func pair(_ summary: String) -> UncheckedPair {
    UncheckedPair(
      rule: "title-contrast", foreground: .title,
      background: PropertyPath(bar: .toolbar, state: .base, property: .backgroundColor),
      backgroundName: "backgroundColor", reason: "", outputs: [], summary: summary)
  }

  @Test("count what is not measured by the reason, over all appearances, and not what is nothing")
  func notMeasured() {
    var report = LintReport()
    #expect(report.notMeasured.isEmpty)
    var (first, second) = (ContrastReport(), ContrastReport())
    first.unchecked = [pair("an image"), pair("glass"), pair("")]
    second.unchecked = [pair("glass")]
    report.contrast = [first, second]
    #expect(report.notMeasured == ["an image": 1, "glass": 2])
  }
}
