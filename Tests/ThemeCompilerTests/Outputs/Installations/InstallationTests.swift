import Testing
import ThemeSyntax

@testable import AppearanceCompiler
@testable import AppearanceReference
@testable import ThemeCompiler

@Suite("What one output shows of a theme")
struct InstallationTests {
  private static let twoTints = """
    a:
        statusBarStyle: darkContent
        navigationBar: { backgroundColor: white, tintColor: black }
        tabBar: { backgroundColor: black, tintColor: white }
    """

  @Test("a tab that is black on black by the one tint of SwiftUI is found, and the output named")
  func oneTint() throws {
    let found = findings(Self.twoTints, outputs: "presets, swiftUI")
    let error = try #require(found.first { $0.severity == .error })
    #expect(
      error.message == "selected tab #000000 on #000000 has contrast 1:1 in 'a.tabBar' in output "
        + "'swiftUI'; 4.5:1 is needed")
    #expect(error.id == "tab-label-contrast")
    #expect(
      found.contains {
        $0.message == "'a.tabBar.tintColor' is left out by 'swiftUI', which has one tint for all "
          + "bars, that of the navigation bar"
      })
    #expect(findings(Self.twoTints, outputs: "presets, barAppearances").isEmpty)
  }

  @Test("a pair that no requested output draws is not measured")
  func onlyWhatIsDrawn() {
    // SwiftUI colors neither titles nor tabs that are not selected.
    let theme = """
      a:
          statusBarStyle: darkContent
          navigationBar: { backgroundColor: white, titleColor: "#EEEEEE", compact: { backgroundColor: "#EEEEEE" } }
          tabBar: { backgroundColor: white, tintColor: black, unselectedItemTintColor: "#EEEEEE" }
      """
    #expect(!findings(theme, outputs: "swiftUI").contains { $0.severity == .error })
    #expect(findings(theme, outputs: "swiftUI, presets").contains { $0.severity == .error })
    let bars = findings(
      "a: { tabBar: { backgroundColor: white, tintColor: white } }\nscreens: { S: { appearance: a } }",
      outputs: "doubleNavigation")
    #expect(!bars.contains { $0.id == "tab-label-contrast" })
  }

  @Test("a title has the color of the scheme that the status bar asks for")
  func titles() throws {
    let theme = """
      a:
          statusBarStyle: lightContent
          navigationBar: { backgroundColor: "#7F7F7F", titleColor: black }
      """
    let error = try #require(
      findings(theme, outputs: "swiftUI").first { $0.id == "title-contrast" })
    #expect(
      error.message == "white title on #7F7F7F has contrast 4:1 in 'a.navigationBar' in output "
        + "'swiftUI'; 4.5:1 is needed")
    #expect(!findings(theme, outputs: "presets").contains { $0.id == "title-contrast" })
  }

  @Test("a bar that is dark by day and bright by night gets the scheme that can be read on it")
  func turned() throws {
    let theme = """
      a:
          navigationBar: { backgroundColor: { light: black, dark: white }, tintColor: { light: white, dark: black } }
      """
    #expect(!findings(theme, outputs: "swiftUI").contains { $0.severity >= .warning })
    let text = try swift(theme, outputs: "swiftUI")
    #expect(
      text.contains(".toolbarColorScheme(scheme == .dark ? .light : .dark, for: .navigationBar)"))
    #expect(text.contains("@Environment(\\.colorScheme) private var scheme"))
    #expect(text.contains("resolvedColor(with: traits)"))
    #expect(findings(theme, outputs: "presets").contains { $0.id == "status-bar-automatic" })
  }

  @Test("SwiftUI has a status-bar style for each interface style")
  func styles() throws {
    let theme = """
      a:
          statusBarStyle: { light: lightContent, dark: darkContent }
          navigationBar: { backgroundColor: { light: black, dark: white } }
      """
    #expect(!findings(theme, outputs: "swiftUI").contains { $0.severity >= .warning })
    #expect(try swift(theme, outputs: "swiftUI").contains("scheme == .dark ? .light : .dark"))
  }

  @Test("a background that goes at the scroll edge takes the scheme with it")
  func edge() {
    let theme = """
      a:
          statusBarStyle: lightContent
          backdrop: white
          navigationBar: { backgroundColor: black, scrollEdge: transparent }
      """
    let found = findings(theme, outputs: "swiftUI").filter { $0.severity == .error }
    #expect(
      found.count == 2 && found.allSatisfy { $0.message.contains("(dark, darkHighContrast)") })
  }

  @Test("a bar that an output does not hide has a status bar on it")
  func hidden() {
    let theme = """
      a:
          statusBarStyle: lightContent
          navigationBar: { backgroundColor: white, isHidden: true }
      """
    #expect(!findings(theme, outputs: "presets").contains { $0.severity == .error })
    #expect(
      findings(theme, outputs: "presets, barAppearances").contains {
        $0.id == "status-bar-contrast" && $0.message.contains("in output 'barAppearances'")
      })
  }

  @Test("a part that only one of the two themes colors is colored in neither")
  func sharedParts() {
    let theme = """
      light:
          statusBarStyle: darkContent
          navigationBar: { backgroundColor: white, titleColor: "#EEEEEE" }
        dark:
          statusBarStyle: lightContent
          navigationBar: { backgroundColor: black }
      """
    #expect(!findings(theme, outputs: "colorTheme").contains { $0.id == "title-contrast" })
    #expect(findings(theme, outputs: "barAppearances").contains { $0.id == "title-contrast" })
  }

  @Test("a manifest names the outputs of a pair that the theme does not write")
  func manifest() throws {
    let compilation = compile(
      Self.twoTints, outputs: "presets, swiftUI, manifest", lint: "tab-label-contrast: warning")
    let file = try #require(compilation.files.last)
    let text = String(decoding: file.bytes, as: UTF8.self)
    #expect(
      text.contains(
        "\"foreground\": \"tintColor\", \"outputs\": [ \"swiftUI\" ], \"ratio\": 1, \"required\": 4.5"
      ))
    #expect(text.contains("\"foreground\": \"tintColor\", \"ratio\": 21, \"required\": 4.5"))
  }

  private func findings(_ appearances: String, outputs: String) -> [Diagnostic] {
    compile(appearances, outputs: outputs).diagnostics
  }

  private func swift(_ appearances: String, outputs: String) throws -> String {
    let compilation = compile(appearances, outputs: outputs)
    let file = try #require(compilation.files.first, "\(compilation.diagnostics)")
    return String(decoding: file.bytes, as: UTF8.self)
  }

  private func compile(
    _ appearances: String, outputs: String, lint: String = ""
  ) -> Compilation {
    let theme = "appearances:\n  " + appearances
    let configuration = """
      outputs: [\(outputs)]
      deploymentTarget: 16.0
      lint: { \(["mixed-mechanisms: off", "swapped-themes: off", lint].filter { !$0.isEmpty }.joined(separator: ", ")) }
      """
    return LintRule.Example(theme, configuration: configuration).compile()
  }
}
