import TestSupport
import Testing

@testable import ThemeCompiler
@testable import ThemeSyntax

@Suite("Screens")
struct ParseScreensTests {
  @Test(
    "show a navigation bar and no toolbar, and look the same while editing, unless they say otherwise"
  )
  func defaults() throws {
    let theme = try resolvedTheme(
      """
      appearances: { a: { inverse: swap, toolbar: { backgroundColor: white, tintColor: black } } }
      screens:
        OneController: { appearance: a }
        TwoController: { appearance: a, navigationBarHidden: true, toolbarHidden: false, whenEditing: inverse }
      """)
    let (one, two) = (theme.screens[0], theme.screens[1])
    #expect(!one.navigationBarHidden && one.toolbarHidden && one.whenEditing == one.appearance)
    #expect(two.navigationBarHidden && !two.toolbarHidden && two.whenEditing != two.appearance)
  }

  @Test(
    "are named by a class, and wear an appearance that there is",
    arguments: [
      ("two words: { appearance: a }", "unusable-name «two words»"),
      ("OneController: { toolbarHidden: true }", "missing-key «OneController»"),
      ("OneController: { appearance: b }", "undefined-appearance «b»"),
      ("OneController: { appearance: a, whenEditing: b }", "undefined-appearance «b»"),
      ("OneController: { appearance: a, toolbarHidden: maybe }", "wrong-type «maybe»"),
    ])
  func mistakes(screen: String, error: String) {
    #expect(errors(in: "appearances: { a: {} }\nscreens: { \(screen) }").contains(error))
  }
}
