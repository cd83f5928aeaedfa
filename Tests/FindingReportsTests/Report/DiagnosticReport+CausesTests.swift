import TestSupport
import Testing
import ThemeSyntax

@testable import AppearanceCompiler
@testable import AppearanceReference
@testable import FindingReports
@testable import ThemeCompiler

@Suite("Findings of one cause are told as one")
struct DiagnosticReportCausesTests {
  /// The findings of a theme as a run shows them.
  private func report(_ text: String) -> DiagnosticReport {
    let input = ThemeInput(SourceFile(path: "x.theme.yaml", text: text))
    let compilation = AppearanceCompiler.compile([input]) { _ in .failure(LoadFailure("no file")) }
    var report = DiagnosticReport(compilation, themes: 1)
    report.tellCausesOnce()
    return report
  }

  private func repeats(_ finding: Diagnostic) -> [String] {
    finding.notes.filter(\.isRepeat).map(\.message)
  }

  @Test(
    "in a theme whose accent is too bright for text, whose bars swap, and whose scroll edge is clear"
  )
  func screen() {
    let report = report(
      """
      palette:
        accent: "#007AFF"
        paper: "#FFFFFF"
        ink: "#1C1C1E"
      appearances:
        light:
          statusBarStyle: darkContent
          navigationBar:
            backgroundColor: "{paper}"
            tintColor: "{accent}"
            titleColor: "{ink}"
            scrollEdge: transparent
          tabBar:
            backgroundColor: "{paper}"
            tintColor: "{accent}"
          inverse: swap
        dark:
          statusBarStyle: lightContent
          navigationBar:
            backgroundColor: "{ink}"
            tintColor: "{accent}"
            titleColor: "{paper}"
          inverse: swap
      """)
    #expect(
      report.diagnostics.map(\.id) == ["tint-contrast", "scroll-edge-unset", "tab-label-contrast"])
    // A title of the inverse cannot be read, though icons of the base can be told.
    #expect(report.diagnostics.map(\.severity) == [.error, .warning, .error])
    #expect(report.diagnostics.map { repeats($0).count } == [5, 5, 1])
    #expect(
      repeats(report.diagnostics[0])[0]
        == "also title #FFFFFF on #007AFF in 'lightInverse.navigationBar' (4.01:1)")
    let lines = DiagnosticFormat.text.render(report).split(separator: "\n")
    #expect(lines.count <= 40)
    #expect(lines.contains { $0.contains("= and 2 more pairs; --verbose shows each") })
    // What reads files of findings gets every pair.
    let sarif = DiagnosticFormat.sarif.render(report)
    #expect(sarif.split(separator: "\"also ").count - 1 == 11)
  }

  @Test("a color that bars extend, or that stands in several states, is one cause")
  func heirs() {
    let report = report(
      """
      appearances:
        mail:
          statusBarStyle: darkContent
          navigationBar:
            backgroundColor: white
            tintColor: "#FF9500"
            titleColor: black
            compact: { backgroundColor: "#EEEEEE" }
        shop: { extends: mail }
        list: { extends: mail, navigationBar: { backgroundColor: "#F8F8F8" } }
      """)
    #expect(report.diagnostics.map(\.id) == ["tint-contrast"])
    #expect(repeats(report.diagnostics[0]).contains { $0.contains("'mail.navigationBar.compact'") })
    #expect(repeats(report.diagnostics[0]).contains { $0.contains("'list.navigationBar'") })
  }

  @Test("a style of the status bar that a base lacks is one cause with its heirs")
  func missingStyle() {
    let report = report(
      """
      appearances:
        mail: { navigationBar: { backgroundColor: white } }
        shop: { extends: mail }
        list: { extends: shop, navigationBar: { backgroundColor: "#EEEEEE" } }
        dark: { extends: mail, navigationBar: { backgroundColor: black } }
        other: { navigationBar: { backgroundColor: white } }
      """)
    #expect(report.diagnostics.map(\.id) == Array(repeating: "status-bar-automatic", count: 3))
    let lines = report.diagnostics.map { finding in
      finding.range.flatMap { report.position(of: $0)?.line }
    }
    #expect(lines == [2, 5, 6])
    #expect(
      repeats(report.diagnostics[0]) == [
        "also white status bar on #FFFFFF in 'shop' (dark, darkHighContrast) (1:1)",
        "also white status bar on #EEEEEE in 'list' (dark, darkHighContrast) (1.16:1)",
      ])
  }

  @Test("two colors at two places, and an inverse that is worse than its base, are not")
  func separate() {
    let colors = report(
      """
      appearances:
        mail:
          statusBarStyle: darkContent
          navigationBar: { backgroundColor: white, tintColor: "#FF9500", titleColor: "#FF9500" }
          toolbar: { backgroundColor: white, tintColor: "#FF9500" }
      """)
    #expect(
      colors.diagnostics.map(\.id) == ["tint-contrast", "title-contrast", "tint-contrast"])
    let inverse = report(
      """
      appearances:
        dark:
          statusBarStyle: lightContent
          navigationBar: { backgroundColor: "#1C1C1E", tintColor: "#4DA3FF", titleColor: white }
          inverse: rgb
      """)
    #expect(inverse.diagnostics.map(\.id) == ["inverse-unreadable"])
  }
}
