import Testing
import ThemeSyntax

@testable import ThemeCompiler

@Suite("Bars that cannot be read without their background")
struct ScrollEdgeUnsetTests {
  @Test(
    "are held to white content in a light interface and black content in a dark one",
    arguments: [
      ("black", "white", "tint #FFFFFF on #FFFFFF content", "1:1", "(light, lightHighContrast)"),
      ("white", "black", "tint #000000 on #000000 content", "1:1", "(dark, darkHighContrast)"),
    ])
  func found(background: String, tint: String, pair: String, ratio: String, variants: String) {
    let found = findings(
      "a: { toolbar: { backgroundColor: \(background), tintColor: \(tint), scrollEdge: transparent } }"
    )
    #expect(found.map(\.severity) == [.warning])
    #expect(found.map(\.place) == ["transparent"])
    #expect(
      found.map(\.message) == [
        "\(pair) has contrast \(ratio) in 'a.toolbar.scrollEdge' \(variants), where iOS hides the "
          + "declared background; 3:1 is needed; write 'scrollEdge: same', or declare the content as "
          + "'backdrop'"
      ])
    #expect(found.map(\.notes) == [["the tint comes from here «\(tint)»"]])
  }

  @Test(
    "are none where the background stays, or the tint can be read on the content",
    arguments: [
      "a: { toolbar: { backgroundColor: black, tintColor: white, scrollEdge: same } }",
      "a: { toolbar: { backgroundColor: black, tintColor: white } }",
      "a: { interfaceStyle: dark, toolbar: { backgroundColor: black, tintColor: white, scrollEdge: transparent } }",
      "a: { toolbar: { backgroundColor: black, tintColor: { light: black, dark: white }, scrollEdge: transparent } }",
    ])
  func passes(appearance: String) {
    #expect(findings(appearance) == [])
  }

  @Test("are judged by the theme's backdrop, or the configuration's, where there is one")
  func backdrop() {
    let bar = "toolbar: { backgroundColor: black, tintColor: white, scrollEdge: transparent }"
    #expect(findings("a: { \(bar) }").count == 1)
    #expect(findings("a: { \(bar) }", "backdrop: '#333333'") == [])
    #expect(findings("a: { backdrop: \"#333333\", \(bar) }") == [])
  }

  @Test("are found at the first background of presets that leave the edge to the app")
  func presets() {
    let bars = "navigationBar: { backgroundColor: gray }, toolbar: { backgroundColor: black }"
    let found = findings(
      "a: { tabBar: { backgroundColor: red }, \(bars) }", "runtime: yalantis2015")
    #expect(found.map(\.place) == ["gray"])
    #expect(
      found.map(\.message) == [
        "iOS hides the background of 'a.navigationBar' at the scroll edge, which 'presets' for "
          + "'yalantis2015' leaves unset; set 'scrollEdgeAppearance' in the app, or make "
          + "'barAppearances'"
      ])
    for configuration in [
      "{ runtime: yalantis, deploymentTarget: 26.0 }", "{ runtime: yalantis, outputs: manifest }",
    ] {
      #expect(findings("a: { \(bars) }", configuration) == [], "\(configuration)")
    }
  }

  private func findings(_ appearances: String, _ configuration: String = "") -> [ShownFinding] {
    LintRule.scrollEdgeUnset.findings(in: "appearances: { \(appearances) }", configuration)
  }
}
