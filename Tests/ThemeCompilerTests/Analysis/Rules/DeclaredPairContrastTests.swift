import Testing
import ThemeSyntax

@testable import ThemeCompiler

@Suite("Colors that a file of tokens declares a readable pair")
struct DeclaredPairContrastTests {
  @Test(
    "are found below what a text or a control needs",
    arguments: [
      ("text", "#AAAAAA", "2.32:1 (light); 4.5:1"), ("text", "#777777", "4.47:1 (light); 4.5:1"),
      ("uicontrol", "#959595", "2.99:1 (light); 3:1"),
    ])
  func found(kind: String, ink: String, ratio: String) {
    let found = findings(kind, ink)
    #expect(found.map(\.severity) == [.warning])
    #expect(found.map(\.place) == ["background"])
    #expect(
      found.map(\.message) == ["'ink' on 'background' has contrast \(ratio) is needed"])
  }

  @Test(
    "are none at what is needed, and none that nobody declares",
    arguments: [("text", "#767676"), ("uicontrol", "#949494"), ("other", "#AAAAAA")])
  func passes(kind: String, ink: String) {
    #expect(findings(kind, ink) == [])
  }

  @Test("need what the configuration says")
  func thresholds() {
    #expect(findings("text", "#666666", "thresholds: { text: 7 }").count == 1)
    #expect(findings("text", "#595959", "thresholds: { text: 7 }") == [])
  }

  @Test("on a color that no file has are none")
  func unknown() {
    #expect(findings("text", "#AAAAAA", on: "paper") == [])
  }

  private func findings(
    _ kind: String, _ ink: String, _ configuration: String = "",
    on background: String = "background"
  ) -> [ShownFinding] {
    LintRule.declaredPairContrast.findings(
      in: "tokens: text.yml\nroles: { text: \"{ink}\" }", configuration,
      file: (
        "text.yml",
        """
        global: { type: color }
        props:
          background: { value: "#FFFFFF" }
          ink:
            value: "\(ink)"
            \(kind)_contrast_pairing:
            - \(background)
        """
      ))
  }
}
