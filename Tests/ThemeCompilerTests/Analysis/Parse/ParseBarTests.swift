import TestSupport
import Testing

@testable import ThemeCompiler
@testable import ThemeSyntax

@Suite("Bars")
struct ParseBarTests {
  @Test(
    "take values of their kind, and in a state nothing that belongs to the bar",
    arguments: [
      ("scrollEdge: { style: black }", "misplaced-key «style»"),
      ("background: white", "unknown-value «background»"),
      ("backgroundImage: \"\"", "wrong-type «\"\"»"), ("isTranslucent: yes", "wrong-type «yes»"),
      ("unselectedItemTintColor: red", "misplaced-key «unselectedItemTintColor»"),
      ("titleKern: wide", "wrong-type «wide»"),
      ("compact: transparent", "unknown-value «transparent»"),
      ("buttons: { plain: { colour: red } }", "unknown-key «colour»"),
    ])
  func mistakes(property: String, error: String) {
    #expect(errors(in: "appearances: { a: { navigationBar: { \(property) } } }").contains(error))
  }

  @Test("a group that is a color is that color, and null unsets all of a group")
  func groups() throws {
    let (bar, _) = try resolvedBar(.navigationBar, "buttons: { plain: red, done: { font: body } }")
    #expect(bar.color(.plainButton) != nil && bar.color(.doneButton) == nil)
    let theme = try resolvedTheme(
      """
      appearances:
        a: { navigationBar: { tintColor: red, buttons: { plain: red, done: red } } }
        b: { extends: a, navigationBar: { buttons: null } }
      """)
    #expect(theme.appearances[1].bars.navigationBar.settings.map(\.property) == [.tintColor])
  }
}
