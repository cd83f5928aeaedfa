import Testing
import ThemeSyntax

@testable import ThemeCompiler

@Suite("A property by a proxy and by bar-appearance objects")
struct MixedMechanismsTests {
  // The only appearance is the light and the dark one of `colorTheme` alike.
  private static let bars = "light: { navigationBar: { tintColor: black, backgroundColor: white } }"

  @Test("is found once, with the outputs that make the objects")
  func found() {
    let found = findings(Self.bars, "proxy, colorTheme, barAppearances")
    #expect(found.map(\.severity) == [.error])
    #expect(found.map(\.place) == ["white"])
    #expect(
      found.map(\.message) == [
        "'light.navigationBar.backgroundColor' is set by 'proxy' and by bar-appearance objects of "
          + "'barAppearances', 'colorTheme'; the proxy wins; make only one of them"
      ])
  }

  @Test(
    "is none by one mechanism, or by values that change no bar",
    arguments: ["proxy", "proxy, manifest", "proxy, presets", "barAppearances, doubleNavigation"])
  func passes(outputs: String) {
    #expect(findings(Self.bars, outputs) == [])
  }

  @Test("is none of a property that no such object holds")
  func tints() {
    #expect(findings("light: { toolbar: { tintColor: black } }", "proxy, barAppearances") == [])
  }

  @Test(
    "of DoubleNavigationController is that of appearances that screens wear, on bars that they have"
  )
  func worn() {
    let screens = "screens: { ListController: { appearance: light } }"
    let outputs = "proxy, doubleNavigation"
    #expect(findings(Self.bars, outputs) == [])
    #expect(findings(Self.bars, outputs, screens).count == 1)
    #expect(findings("light: { tabBar: { backgroundColor: white } }", outputs, screens) == [])
  }

  private func findings(
    _ appearances: String, _ outputs: String, _ screens: String = ""
  ) -> [ShownFinding] {
    LintRule.mixedMechanisms.findings(
      in: "appearances: { \(appearances) }\n\(screens)", "outputs: [\(outputs)]")
  }
}
