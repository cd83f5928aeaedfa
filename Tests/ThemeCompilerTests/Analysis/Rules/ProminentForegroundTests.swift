import Testing
import ThemeSyntax

@testable import ThemeCompiler

@Suite("Texts of buttons that iOS 26 fills")
struct ProminentForegroundTests {
  @Test(
    "are found where the app has glass",
    arguments: ["sdk: 26.0", "deploymentTarget: 26.0"])
  func found(configuration: String) {
    let found = findings("light: { toolbar: { buttons: { done: \"#0A5FD9\" } } }", configuration)
    #expect(found.map(\.severity) == [.warning])
    #expect(found.map(\.place) == ["\"#0A5FD9\""])
    #expect(
      found.map(\.message) == [
        "'light.toolbar.buttons.done' colors the text of a button that iOS 26 fills with the tint; "
          + "leave it out, and the system derives the text from the fill"
      ])
  }

  @Test(
    "are none with an older SDK or with none that is known",
    arguments: ["", "sdk: 18.0", "deploymentTarget: 18.0"])
  func older(configuration: String) {
    #expect(findings("light: { toolbar: { buttons: { done: black } } }", configuration) == [])
  }

  @Test(
    "are those of done buttons alone",
    arguments: ["plain: black", "back: black", "done: { font: body }"])
  func otherButtons(button: String) {
    let bar = "navigationBar: { tintColor: black, buttons: { \(button) } }"
    #expect(findings("light: { \(bar) }", "sdk: 26.0") == [])
  }

  @Test("are named in the state that has its own, and once for all that have them from one place")
  func places() {
    let edge = "scrollEdge: { backgroundColor: white, buttons: { done: gray } }"
    let found = findings(
      "light: { toolbar: { buttons: { done: black }, \(edge) } }, dark: { extends: light }",
      "sdk: 26.0")
    #expect(found.map(\.place) == ["black", "gray"])
    #expect(
      found.last?.message.hasPrefix("'light.toolbar.scrollEdge.buttons.done'") == true)
  }

  private func findings(_ appearances: String, _ configuration: String) -> [ShownFinding] {
    LintRule.prominentForeground.findings(in: "appearances: { \(appearances) }", configuration)
  }
}
