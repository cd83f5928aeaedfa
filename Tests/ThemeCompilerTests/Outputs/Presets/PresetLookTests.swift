import TestSupport
import Testing

@testable import ColorScience
@testable import ThemeCompiler
@testable import ThemeSyntax

@Suite("What an appearance looks like in a line")
struct PresetLookTests {
  private func look(_ look: String, _ entries: [ContrastEntry] = []) throws -> String? {
    let theme = try resolvedTheme("appearances: { look: { \(look) } }")
    var report = LintReport()
    report.contrast = [ContrastReport()]
    report.contrast[0].entries = entries
    return EmitContext(
      theme: theme, configuration: Configuration(), report: report, diagnostics: [], sources: [],
      lines: SourceMaps([])
    ).look(of: 0)
  }

  private func entry(_ worst: Double, _ foreground: PairForeground) -> ContrastEntry {
    ContrastEntry(
      rule: "", worst: worst, best: worst, required: 4.5, foreground: foreground,
      background: PropertyPath(bar: .toolbar, state: .base, property: .backgroundColor),
      backgroundName: "", variants: .all, mayVary: false, verdict: .pass, outputs: [])
  }

  @Test("is the text and the background of the first bar that has both")
  func grounds() throws {
    #expect(
      try look(
        "navigationBar: { backgroundColor: white }, "
          + "toolbar: { backgroundColor: \"#101010\", tintColor: white }")
        == "Light text on `#101010`.")
    #expect(try look("toolbar: { tintColor: white }") == nil)
  }

  @Test("says both grounds where light and dark differ, and their text once where it does not")
  func variants() throws {
    let ground = "backgroundColor: { light: white, dark: \"#101010\" }"
    #expect(
      try look("toolbar: { \(ground), tintColor: { light: black, dark: white } }")
        == "Dark text on `#FFFFFF` or light text on `#101010`.")
    #expect(
      try look(
        "toolbar: { backgroundColor: { light: white, dark: silver }, tintColor: black }")
        == "Dark text on `#FFFFFF` or `#C0C0C0`.")
    #expect(
      try look("interfaceStyle: dark, toolbar: { \(ground), tintColor: white }")
        == "Light text on `#101010`.")
  }

  @Test("ends with the lowest contrast, rounded down, and with what has it in words")
  func lowest() throws {
    let tint = PropertyPath(bar: .toolbar, state: .base, property: .tintColor)
    let entries = [entry(7, .title), entry(4.619, .property(tint))]
    #expect(
      try look("toolbar: { backgroundColor: white, tintColor: black }", entries)
        == "Dark text on `#FFFFFF`; the lowest contrast is 4.61:1 (tint).")
    let alone = try look("toolbar: {}", [entry(3.257, .title)])
    #expect(alone == "The lowest contrast is 3.25:1 (title).")
  }
}
