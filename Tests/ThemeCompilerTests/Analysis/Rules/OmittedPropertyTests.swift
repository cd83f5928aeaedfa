import Testing
import ThemeSyntax

@testable import AppearanceCompiler
@testable import AppearanceReference
@testable import ThemeCompiler

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

  @Test("is an appearance that no output dresses bars in, of which nothing is measured")
  func appearances() {
    let theme = """
      appearances:
        light: { interfaceStyle: light, toolbar: { tintColor: black } }
        sale: { interfaceStyle: light, toolbar: { tintColor: black } }
        dark: { interfaceStyle: dark, toolbar: { tintColor: white } }
        old: { deprecated: true, toolbar: { tintColor: black } }
        bare: {}
      dynamic: { system: { light: light, dark: dark } }
      screens: { CartViewController: { appearance: system } }
      """
    let sale = ["'sale' is left out by 'colorTheme', and nothing of it is measured"]
    #expect(messages(theme, "colorTheme") == sale)
    #expect(
      messages(theme, "doubleNavigation") == [
        sale[0].replacing("colorTheme", with: "doubleNavigation")
      ])
    #expect(messages(theme, "colorTheme, swiftUI") == [])
    #expect(messages(theme, "manifest") == [])
  }

  @Test("is a color that only one of the light and the dark appearance has")
  func oneSidedColors() {
    let theme = """
      appearances:
        light:
          statusBarStyle: darkContent
          navigationBar: { backgroundColor: white, titleColor: black, scrollEdge: { titleColor: red } }
          toolbar: { backgroundColor: white, tintColor: black }
        dark:
          statusBarStyle: lightContent
          navigationBar: { backgroundColor: black, shadowColor: red }
      """
    #expect(
      messages(theme, "colorTheme") == [
        "'light.navigationBar.titleColor' is left out by 'colorTheme', since 'dark' has no such color",
        "'light.navigationBar.scrollEdge.titleColor' is left out by 'colorTheme', since 'dark' has no such color",
        "'light.toolbar.tintColor' is left out by 'colorTheme', since 'dark' has no such color",
        "'dark.navigationBar.shadowColor' is left out by 'colorTheme', since 'light' has no such color",
      ])
    #expect(messages(theme, "barAppearances") == [])
  }

  @Test(
    "is an interface style that a runtime's bars do not keep to",
    arguments: ["yalantis", "yalantis2015"])
  func interfaceStyle(runtime: String) {
    func messages(_ tint: String, _ runtime: String) -> [String] {
      let theme = """
        appearances:
          day:
            interfaceStyle: light
            statusBarStyle: darkContent
            navigationBar: { backgroundColor: white, tintColor: \(tint) }
        """
      return LintRule.Example(theme, configuration: "runtime: \(runtime)").compile().diagnostics
        .filter { $0.id == "omitted-property" }.map(\.message)
    }
    #expect(
      messages(".label", runtime) == [
        "'day.interfaceStyle' is left out by 'presets', so that its colors follow the device's"
      ])
    #expect(messages("black", runtime) == [])
    #expect(messages(".label", "AppearanceKit") == [])
  }

  /// The messages of the rule and of waivers without effect.
  private func messages(_ theme: String, _ outputs: String) -> [String] {
    LintRule.Example(theme, configuration: "outputs: [\(outputs)]").compile().diagnostics
      .filter { ["omitted-property", "unused-waiver"].contains($0.id) }.map(\.message)
  }
}
