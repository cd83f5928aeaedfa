import Testing
import ThemeSyntax

@testable import ThemeCompiler

@Suite("Screens that leave out what others set")
struct PartialAppearanceTests {
  @Test("are told the first thing, who sets it, and how many more there are")
  func found() {
    let found = findings(
      "full: { navigationBar: { tintColor: black, backgroundColor: white, shadowColor: gray } }, "
        + "bare: { navigationBar: { tintColor: black } }")
    #expect(found.map(\.severity) == [.warning])
    #expect(found.map(\.place) == ["bare"])
    #expect(
      found.map(\.message) == [
        "'bare' leaves out 'navigationBar.backgroundColor', which 'full' sets, and 1 more; where "
          + "nothing resets it, the screen will look like whichever screen pushed it"
      ])
    #expect(found.map(\.notes) == [["'full' sets it here «white»"]])
  }

  @Test("are found on both sides, each for its own")
  func both() {
    let found = findings(
      "full: { navigationBar: { tintColor: black } }, bare: { navigationBar: { titleFont: body } }")
    #expect(found.map(\.place) == ["full", "bare"])
    #expect(
      found.first?.message.hasPrefix(
        "'full' leaves out 'navigationBar.titleFont', which 'bare' sets;") == true)
    #expect(
      found.last?.message.hasPrefix(
        "'bare' leaves out 'navigationBar.tintColor', which 'full' sets;") == true)
  }

  @Test(
    "are none in what has a default in the theme",
    arguments: [
      "titleColor: black", "largeTitleColor: black", "buttons: { plain: black }", "style: black",
    ])
  func defaults(setting: String) {
    let bar = "tintColor: black"
    #expect(
      findings(
        "full: { navigationBar: { \(bar), \(setting) } }, bare: { navigationBar: { \(bar) } }")
        == [])
  }

  @Test("are none with a bar that is hidden, on the screen or by the appearance")
  func hidden() {
    let full = "full: { navigationBar: { tintColor: black } }"
    #expect(findings("\(full), bare: { navigationBar: { isHidden: true } }") == [])
    #expect(findings("\(full), bare: {}", bare: "navigationBarHidden: true") == [])
    // A toolbar is hidden unless the screen shows it.
    let tools = "full: { toolbar: { tintColor: black } }, bare: {}"
    #expect(findings(tools) == [])
    #expect(findings(tools, full: "toolbarHidden: false", bare: "toolbarHidden: false").count == 1)
  }

  @Test("are two at least, of DoubleNavigationController")
  func passes() {
    let appearances = "full: { navigationBar: { tintColor: black } }, bare: {}"
    #expect(findings(appearances).count == 1)
    #expect(findings(appearances, output: "barAppearances") == [])
    let theme = "appearances: { \(appearances) }\nscreens: { A: { appearance: full } }"
    #expect(LintRule.partialAppearance.findings(in: theme, "outputs: doubleNavigation") == [])
  }

  private func findings(
    _ appearances: String, full: String = "", bare: String = "",
    output: String = "doubleNavigation"
  ) -> [ShownFinding] {
    let theme = """
      appearances: { \(appearances) }
      screens:
        ListController: { appearance: full, \(full) }
        ItemController: { appearance: bare, \(bare) }
      """
    return LintRule.partialAppearance.findings(in: theme, "outputs: \(output)")
  }
}
