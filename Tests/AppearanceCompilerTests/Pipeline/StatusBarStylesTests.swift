import Testing
import ThemeSyntax

@testable import ColorScience
@testable import ThemeCompiler

@Suite("A status-bar style for each interface style")
struct StatusBarStylesTests {
  /// Dark in a light interface and light in a dark one.
  private let inverted = "navigationBar: { backgroundColor: { light: black, dark: white } }"

  @Test("a bar that is dark by day and light by night passes with a style for each")
  func passes() {
    let pair = "statusBarStyle: { light: lightContent, dark: darkContent }"
    #expect(aboutStatusBars("a: { \(pair), \(inverted) }").map(\.message) == [])
    for style in ["lightContent", "darkContent", "default"] {
      let found = aboutStatusBars("a: { statusBarStyle: \(style), \(inverted) }")
      #expect(!found.isEmpty, "\(style)")
      #expect(
        found.allSatisfy {
          $0.message.contains("{ light: lightContent, dark: darkContent } gives 21:1")
        }, "\(found.map(\.message))")
    }
  }

  @Test("each style is measured in its own variants, and the wrong one is found where it stands")
  func measured() throws {
    let pair = "statusBarStyle: { light: lightContent, dark: lightContent }"
    let analysis = analyze("a: { \(pair), \(inverted) }")
    let findings = analysis.diagnostics.filter { $0.id == "status-bar-contrast" }
    let finding = try #require(findings.first)
    #expect(findings.count == 1)
    #expect(finding.message.contains("(dark, darkHighContrast)"))
    #expect(finding.message.hasSuffix("; darkContent gives 21:1"))
    let range = try #require(finding.range)
    #expect(text(range, of: analysis) == "lightContent" && range.lower > 60)
    let entries = analysis.report.contrast[0].entries.filter { $0.foreground == .statusBar }
    #expect(entries.map(\.variants) == [.light, .dark])
  }

  @Test("the inverse that mirror makes of an adaptive appearance has a style for each")
  func mirror() throws {
    let bar = "navigationBar: { backgroundColor: { light: white, dark: black } }"
    let theme = "a: { \(bar), inverse: mirror }"
    let analysis = analyze(theme)
    #expect(analysis.diagnostics.map(\.message) == [])
    let inverse = try #require(analysis.theme?.appearances.first { $0.isInverse })
    #expect(inverse.statusBarStyle.value == .lightContent)
    #expect(inverse.darkStatusBarStyle?.value == .darkContent)
    // Other runtimes have one style.
    let other = analyze(theme, "runtime: yalantis").diagnostics
    #expect(other.contains { $0.message.contains("'statusBarStyle' of 'light' and 'dark'") })
  }

  @Test("one style stays one where it can be read in both interface styles")
  func auto() throws {
    let bar = "navigationBar: { backgroundColor: { light: white, dark: \"#DDDDDD\" } }"
    let theme = try #require(analyze("a: { statusBarStyle: auto, \(bar) }").theme)
    #expect(theme.appearances[0].statusBarStyle.value == .darkContent)
    #expect(theme.appearances[0].darkStatusBarStyle == nil)
  }

  @Test("members that no single style fits make a dynamic appearance with a style for each")
  func dynamic() throws {
    let day = "day: { interfaceStyle: light, statusBarStyle: lightContent }"
    let night = "night: { interfaceStyle: dark, statusBarStyle: darkContent }"
    let source = SourceFile(
      path: "A.theme.yaml",
      text: "appearances: { \(day), \(night) }\ndynamic: { system: { light: day, dark: night } }")
    let analysis = Analysis(ThemeInput(source)) { _ in .failure(LoadFailure("no such file")) }
    let system = try #require(analysis.theme?.appearances.last)
    #expect(!analysis.hasErrors)
    #expect(system.statusBarStyle.value == .lightContent)
    #expect(system.darkStatusBarStyle?.value == .darkContent)
  }

  @Test(
    "an output that has one style for both says so",
    arguments: ["colorTheme", "presets\nruntime: yalantis"])
  func omitted(outputs: String) {
    let pair = "statusBarStyle: { light: lightContent, dark: darkContent }"
    let found = analyze(
      "light: { \(pair), \(inverted) }, dark: { extends: light }", "outputs: \(outputs)")
    #expect(
      found.diagnostics.contains {
        $0.id == "omitted-property" && $0.message.hasPrefix("a status-bar style for each")
      }, "\(found.diagnostics.map(\.message))")
  }

  private func aboutStatusBars(_ appearances: String) -> [Diagnostic] {
    analyze(appearances).diagnostics.filter { $0.id.hasPrefix("status-bar") }
  }

  private func text(_ range: SourceRange, of analysis: Analysis) -> String {
    let bytes = analysis.sources[0].bytes[Int(range.lower)..<Int(range.upper)]
    return String(decoding: bytes, as: UTF8.self)
  }

  private func analyze(_ appearances: String, _ configuration: String = "") -> Analysis {
    let read = Configuration.read(SourceFile(path: "appearance.yaml", text: configuration)).0
    let source = SourceFile(path: "A.theme.yaml", text: "appearances: { \(appearances) }")
    return Analysis(ThemeInput(source, configuration: read)) { _ in
      .failure(LoadFailure("no such file"))
    }
  }
}
