import Testing
import ThemeSyntax

@testable import AppearanceCompiler
@testable import AppearanceReference
@testable import ThemeFiles
@testable import ThemeCompiler

@Suite("The configuration decides what rules find and how much it matters")
struct LintThemeTests {
  @Test(
    "a severity raises notes and lowers errors, and turns on a rule that is off",
    arguments: [
      ("unused-palette-color", "", Diagnostic.Severity.note),
      ("unused-palette-color", "warning", .warning), ("unused-palette-color", "error", .error),
      ("duplicate-color", "note", .note), ("duplicate-color", "warning", .warning),
      ("ambiguous-color-name", "note", .note),
    ] as [(String, String, Diagnostic.Severity)])
  func severities(rule: String, configured: String, severity: Diagnostic.Severity) {
    let theme = "{ palette: { a: green, b: green, c: red }, roles: { r: '{a}' } }"
    let configuration = configured.isEmpty ? "" : "lint: { \(rule): \(configured) }"
    let found = findings(theme, configuration).filter { $0.id == rule }
    #expect(!found.isEmpty && found.allSatisfy { $0.severity == severity })
  }

  @Test("a waiver lets a finding on the theme as a whole pass, and the manifest lists it")
  func waiver() throws {
    let theme = """
      appearances:
        a:
          toolbar:
            # appearance:ignore swapped-themes -- the night shift reads on paper
            backgroundColor: { light: black, dark: white }
      """
    let manifest = try manifest(theme, "")
    #expect(manifest.contains("the night shift reads on paper"))
    #expect(manifest.contains(#""warnings": 0"#))
    #expect(findings(theme, "").isEmpty)
  }

  private func findings(_ theme: String, _ configuration: String) -> [Diagnostic] {
    LintRule.Example(theme, configuration: configuration).compile().diagnostics
  }

  private func manifest(_ theme: String, _ configuration: String) throws -> String {
    let text = configuration + "\nlint: { status-bar-automatic: off }"
    let compilation = LintRule.Example(theme, configuration: text).compile()
    let file = try #require(compilation.files.last)
    return String(decoding: file.bytes, as: UTF8.self)
  }
}
