import Testing
import ThemeSyntax

@testable import ThemeCompiler

@Suite("Settings of glass in an app without it")
struct GlassWithoutEffectTests {
  @Test("are found once, at the first, with how many others there are")
  func found() {
    let found = findings("a: { toolbar: { liquidGlass: system }, tabBar: { liquidGlass: system } }")
    #expect(found.map(\.severity) == [.warning])
    #expect(found.map(\.place) == ["system"])
    #expect(
      found.map(\.message) == [
        "'a.toolbar.liquidGlass' and 1 other have no effect, since UIDesignRequiresCompatibility in "
          + "Info.plist keeps glass away; take out the one or the other"
      ])
  }

  @Test(
    "are what asks for glass, or for buttons without it",
    arguments: [
      ("liquidGlass: system", true), ("liquidGlass: keep", false),
      ("hidesSharedBackground: true", true), ("hidesSharedBackground: false", false),
      ("tintColor: black", false),
    ])
  func kinds(bar: String, isFound: Bool) {
    let found = findings("a: { navigationBar: { \(bar) } }")
    #expect(found.isEmpty == !isFound)
    #expect(found.allSatisfy { $0.message.contains(" has no effect") })
  }

  @Test("count once where heirs and inverses have them from there")
  func heirs() {
    let found = findings(
      "a: { toolbar: { liquidGlass: system } }, b: { extends: a, inverse: swap }")
    #expect(found.map { $0.message.hasPrefix("'a.toolbar.liquidGlass' has") } == [true])
  }

  @Test("have one with the SDK of iOS 27, without the key and where no Info.plist is named")
  func passes() {
    let glass = "a: { toolbar: { liquidGlass: system } }"
    #expect(findings(glass, sdk: "27.0") == [])
    #expect(findings(glass, isCompatible: false) == [])
    let theme = "appearances: { \(glass) }"
    #expect(LintRule.glassWithoutEffect.findings(in: theme, "sdk: 26.0") == [])
  }

  @Test("leave the colors of bars measured as before iOS 26")
  func measured() {
    let file = ("Info.plist", LintRule.plist("UIDesignRequiresCompatibility", true))
    let tabs = LintRule.tabLabelContrast.findings(
      in: """
        appearances:
          a: { tabBar: { backgroundColor: white, tintColor: black, unselectedItemTintColor: white } }
        """, "{ deploymentTarget: 26.0, infoPlist: Info.plist }", file: file)
    #expect(tabs.map { $0.message.hasPrefix("unselected tab #FFFFFF on #FFFFFF") } == [true])
    // Nothing fills done buttons.
    let buttons = LintRule.tintContrast.findings(
      in: """
        appearances:
          a:
            toolbar: { backgroundColor: white, tintColor: "#0A5FD9", buttons: { done: "#0A5FD9" } }
        """, "{ sdk: 26.0, infoPlist: Info.plist }", file: file)
    #expect(buttons == [])
    // A bar that asks for glass keeps its color.
    let titles = LintRule.titleContrast.findings(
      in: """
        appearances:
          a: { navigationBar: { liquidGlass: system, backgroundColor: white, titleColor: white } }
        """, "{ deploymentTarget: 26.0, infoPlist: Info.plist }", file: file)
    #expect(titles.map { $0.message.hasPrefix("title #FFFFFF on #FFFFFF") } == [true])
  }

  private func findings(
    _ appearances: String, sdk: String = "26.0", isCompatible: Bool = true
  ) -> [ShownFinding] {
    LintRule.glassWithoutEffect.findings(
      in: "appearances: { \(appearances) }", "{ sdk: \(sdk), infoPlist: Info.plist }",
      file: ("Info.plist", LintRule.plist("UIDesignRequiresCompatibility", isCompatible)))
  }
}
