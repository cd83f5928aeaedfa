import Testing
import ThemeSyntax

@testable import ThemeCompiler

@Suite("Backgrounds in place of glass")
struct GlassBackgroundTests {
  @Test("are found once, at the first, with how many others there are")
  func found() {
    let bar = "{ backgroundColor: white }"
    for (others, replace) in [
      ("", "replaces"), (", toolbar: \(bar)", "and 1 other replace"),
      (", toolbar: \(bar), tabBar: { background: opaque }", "and 2 others replace"),
    ] {
      let found = findings("a: { navigationBar: \(bar)\(others) }, b: { extends: a }")
      #expect(found.map(\.severity) == [.warning])
      #expect(found.map(\.place) == ["white"])
      #expect(
        found.map(\.message) == [
          "background of 'a.navigationBar' \(replace) Liquid Glass on iOS 26; write 'liquidGlass: "
            + "system' on the bar for the glass, 'liquidGlass: keep' for the background"
        ])
    }
  }

  @Test(
    "are colors, gradients, every background but the default, and those of states",
    arguments: [
      ("backgroundGradient: [black, white]", true), ("background: transparent", true),
      ("background: default", false), ("tintColor: black", false),
      ("scrollEdge: { backgroundColor: white }", true), ("scrollEdge: transparent", true),
      ("scrollEdge: same", false), ("scrollEdge: { tintColor: black }", false),
    ])
  func kinds(bar: String, isFound: Bool) {
    #expect(findings("a: { toolbar: { \(bar) } }").isEmpty == !isFound)
  }

  @Test("are decided on where the bar says what becomes of them", arguments: ["system", "keep"])
  func decided(word: String) {
    #expect(findings("a: { toolbar: { backgroundColor: white, liquidGlass: \(word) } }") == [])
  }

  @Test(
    "are none without the SDK of iOS 26, whatever iOS the app runs on",
    arguments: ["", "sdk: 18.0", "deploymentTarget: 26.0"])
  func older(configuration: String) {
    #expect(findings("a: { toolbar: { backgroundColor: white } }", configuration) == [])
  }

  @Test(
    "are none of an app that opts out of glass, which the SDK of iOS 27 does not let it",
    arguments: [("26.0", false), ("27.0", true)])
  func optedOut(sdk: String, isFound: Bool) {
    let found = LintRule.glassBackground.findings(
      in: "appearances: { a: { toolbar: { backgroundColor: white } } }",
      "{ sdk: \(sdk), infoPlist: Info.plist }",
      file: ("Info.plist", LintRule.plist("UIDesignRequiresCompatibility", true)))
    #expect(found.isEmpty == !isFound)
  }

  private func findings(
    _ appearances: String, _ configuration: String = "sdk: 26.0"
  ) -> [ShownFinding] {
    LintRule.glassBackground.findings(in: "appearances: { \(appearances) }", configuration)
  }
}
