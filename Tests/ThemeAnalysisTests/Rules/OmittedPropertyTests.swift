import Testing
import ThemeSyntax

@testable import AppearanceCompiler
@testable import AppearanceReference
@testable import ThemeOutputs
@testable import ThemeAnalysis

@Suite("What outputs leave out")
struct OmittedPropertyTests {
  @Test("is said once for alike outputs and a bar, with everything that is left out")
  func once() {
    let messages = messages(
      """
      appearances:
        light:
          statusBarStyle: darkContent
          navigationBar:
            backgroundColor: white
            titleFont: headline
            buttons: { plain: { color: black, font: body }, back: { font: body } }
            searchBar: { tintColor: black, textColor: black }
        dark:
          extends: light
          navigationBar: { titleKern: 1 }
      dynamic: { system: { light: light, dark: dark } }
      """, "colorTheme, swiftUI, barAppearances")
    #expect(
      messages == [
        "'colorTheme' leaves out 6 properties of the navigation bar, in 2 appearances: "
          + "'titleFont', 'buttons.plain.font', 'buttons.back.font', 'searchBar', 'titleKern'",
        "'swiftUI' leaves out 7 properties of the navigation bar, in 2 appearances: 'titleFont', "
          + "'buttons', 'searchBar', 'titleKern'",
      ])
  }

  @Test("is the whole bar where an output has nothing of it")
  func wholeBar() {
    let messages = messages(
      """
      appearances:
        light: { statusBarStyle: darkContent, tabBar: { tintColor: black, backgroundColor: white } }
      screens: { CartViewController: { appearance: light } }
      """, "doubleNavigation")
    #expect(messages == ["'doubleNavigation' leaves out the tab bar"])
  }

  @Test("is passed by a waiver one by one, and the rest of it is still said")
  func waived() {
    let messages = messages(
      """
      appearances:
        light:
          statusBarStyle: darkContent
          navigationBar:
            backgroundColor: white
            titleFont: headline  # appearance:ignore omitted-property -- set in code
            titleKern: 1
      """, "swiftUI")
    #expect(messages == ["'light.navigationBar.titleKern' is left out by 'swiftUI'"])
  }

  /// The messages of the rule and of waivers without effect.
  private func messages(_ theme: String, _ outputs: String) -> [String] {
    LintRule.Example(theme, configuration: "outputs: [\(outputs)]").compile().diagnostics
      .filter { ["omitted-property", "unused-waiver"].contains($0.id) }.map(\.message)
  }
}
