import Testing
import ThemeSyntax

@testable import AppearanceCompiler
@testable import AppearanceReference
@testable import ThemeFiles
@testable import ThemeAnalysis
@testable import ThemeModel

@Suite("The configuration decides what rules find and how much it matters")
struct LintConfigurationTests {
  @Test(
    "what counts as a large title follows its font",
    arguments: [
      ("", 4.5, 4.5), ("titleFont: headline", 4.5, 4.5), ("titleFont: title2", 3, 4.5),
      ("titleFont: title1", 3, 3),
      // 20 points by default, 17 at the smallest size of Dynamic Type.
      ("titleFont: title3", 4.5, 4.5),
      ("titleFont: { textStyle: headline, weight: bold }", 3, 4.5),
      ("titleFont: { textStyle: subheadline, weight: bold }", 4.5, 4.5),
      ("titleFont: { name: Avenir-Heavy, textStyle: title3 }", 4.5, 4.5),
      ("titleFont: { name: Avenir-Heavy, textStyle: title1 }", 3, 3),
      // A large title in the same color is as small as it is.
      ("titleFont: title1, largeTitleFont: caption2", 4.5, 4.5),
      ("titleFont: title1, largeTitleFont: { size: 18 }", 3, 4.5),
      ("titleFont: { size: 17.5 }", 4.5, 4.5),
      ("titleFont: { size: 18 }", 3, 4.5), ("titleFont: { size: 24 }", 3, 3),
      ("titleFont: { size: 14, weight: bold }", 3, 4.5),
      ("titleFont: { size: 19, weight: heavy }", 3, 3),
      ("titleFont: { size: 14, name: Avenir-Heavy }", 4.5, 4.5),
    ])
  func largeTitles(font: String, apple: Double, css: Double) throws {
    let theme = "appearances: { a: { navigationBar: { backgroundColor: white, tintColor: black,"
    for (name, required) in [("apple", apple), ("css", css)] {
      let manifest = try manifest("\(theme) \(font) } } }", "largeTextIs: \(name)")
      #expect(
        manifest.contains(
          """
          "foreground": "tintColor", "ratio": 21, "required": \
          \(required == 3 ? "3" : "4.5"), "rule": "title-contrast"
          """), "\(font) by \(name)\n\(manifest)")
    }
  }

  @Test(
    "a large title needs what its font needs",
    arguments: [
      ("", 3.0), ("largeTitleFont: largeTitle", 3), ("largeTitleFont: caption2", 4.5),
      ("largeTitleFont: { size: 10 }", 4.5), ("largeTitleFont: body", 4.5),
      ("largeTitleFont: title3", 4.5), ("largeTitleFont: { size: 14, weight: bold }", 3),
      ("scrollEdge: { backgroundColor: white, largeTitleFont: body }", 4.5),
      ("largeTitleFont: body, scrollEdge: { largeTitleFont: title1 }", 4.5),
    ])
  func ownLargeTitles(font: String, required: Double) throws {
    let bar = "backgroundColor: white, titleColor: black, largeTitleColor: \"#949494\", \(font)"
    let found = findings("appearances: { a: { navigationBar: { \(bar) } } }", "")
      .filter { $0.id == "title-contrast" }
    #expect(found.isEmpty == (required == 3), "\(font)")
    #expect(found.allSatisfy { $0.message.hasPrefix("large title #949494 on #FFFFFF") })
  }

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

  @Test("what is off by default is not reported, with options alone neither")
  func off() {
    let theme =
      "appearances: { a: { tabBar: { tintColor: '#2E7D32', unselectedItemTintColor: '#B3261E' } } }"
    let rule = "indistinguishable-tab-state"
    for configuration in ["", "lint: { \(rule): { minimum: 0.5 } }"] {
      #expect(!findings(theme, configuration).contains { $0.id == rule })
    }
    let options = "lint: { \(rule): { severity: error, minimum: 0.5 } }"
    #expect(findings(theme, options).contains { $0.id == rule && $0.severity == .error })
  }

  @Test("an option moves the limit of its rule")
  func options() {
    let theme = """
      appearances: { a: { tabBar: { tintColor: "#0A3D91", unselectedItemTintColor: "#6B6B70" } } }
      """
    let rule = "indistinguishable-tab-state"
    for (minimum, isFound) in [(0.1, false), (0.9, true)] {
      let configuration = "lint: { \(rule): { severity: note, minimum: \(minimum) } }"
      #expect(findings(theme, configuration).contains { $0.id == rule } == isFound)
    }
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

  @Test("a repair keeps the quotes of what it replaces, which JSON needs")
  func quotes() throws {
    let theme = """
      { "appearances": { "a": { "toolbar": {
        "background": "opaque", "backgroundColor": "#FFFFFF80", "tintColor": "#000000" } } } }
      """
    let found = try #require(findings(theme, "").first { $0.id == "opaque-with-alpha" })
    #expect(found.fixIts.map(\.replacement) == ["\"#FFFFFF\"", "\"default\""])
  }

  @Test("a background that cannot be seen at all is not told to be black")
  func clear() throws {
    let theme = """
      appearances: { a: { toolbar: { background: opaque, backgroundColor: transparent } } }
      """
    let found = try #require(findings(theme, "").first { $0.id == "opaque-with-alpha" })
    #expect(found.message.hasSuffix("or 'background: transparent' for no background"))
    #expect(found.fixIts.map(\.message) == ["write 'background: transparent'"])
    let nearly = theme.replacing("transparent", with: "'rgb(0 0 0 / 99.9%)'")
    #expect(findings(nearly, "").contains { $0.message.contains("has alpha 0.99 in") })
  }

  @Test("what appearances inherit is found once")
  func inherited() {
    let theme = """
      appearances:
        a: { statusBarStyle: darkContent, navigationBar: { style: black, tintColor: black } }
        b: { extends: a }
        c: { extends: b, inverse: mirror }
      """
    #expect(findings(theme, "").map(\.id) == ["bar-style-conflict"])
  }

  @Test("a color that a dynamic appearance shares with its member is found once")
  func sharedColor() {
    let theme = """
      appearances: { a: { toolbar: { backgroundColor: { light: white, dark: black } } } }
      dynamic: { d: { light: a, dark: a } }
      """
    let found = findings(theme, "runtime: yalantis").filter { $0.id == "dynamic-frozen" }
    #expect(found.count == 1)
  }

  @Test("content at a transparent scroll edge is the configured backdrop")
  func scrollEdge() {
    let theme = """
      appearances:
        a: { toolbar: { backgroundColor: black, tintColor: white, scrollEdge: transparent } }
      """
    for (configuration, isFound) in [("", true), ("backdrop: '#333333'", false)] {
      let ids = findings(theme, configuration).map(\.id)
      #expect(ids.contains("scroll-edge-unset") == isFound, "\(configuration)")
    }
  }

  @Test("a color of a file that the theme extends may be unused")
  func inheritedPalette() {
    let theme = "{ extends: base.theme.yaml, palette: { own: red }, roles: { r: '{used}' } }"
    let base = SourceFile(path: "base.theme.yaml", text: "palette: { used: red, unused: blue }")
    let source = SourceFile(path: "Example.theme.yaml", text: theme)
    let found = lint([ThemeInput(source)]) { _ in .success(base) }.diagnostics
    #expect(
      found.map(\.message) == ["nothing refers to palette color 'own'; remove it, or use {own}"])
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
