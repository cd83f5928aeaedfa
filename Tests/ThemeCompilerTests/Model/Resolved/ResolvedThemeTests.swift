import TestSupport
import Testing

@testable import ColorScience
@testable import ThemeCompiler
@testable import ThemeSyntax

@Suite("Themes as meant")
struct ResolvedThemeTests {
  @Test("appearances that screens wear are there once, in the theme's order")
  func worn() throws {
    let theme = try resolvedTheme(
      """
      appearances: { a: {}, b: {}, c: {} }
      screens:
        OneController: { appearance: c, whenEditing: a }
        TwoController: { appearance: c }
      """)
    #expect(theme.wornAppearances.map(\.name) == ["a", "c"])
  }

  @Test("a dark interface has its own style of the status bar, or the light one's")
  func statusBar() throws {
    let theme = try resolvedTheme(
      """
      appearances:
        one: { statusBarStyle: darkContent }
        two: { statusBarStyle: { light: darkContent, dark: lightContent } }
      """)
    let (one, two) = (theme.appearances[0], theme.appearances[1])
    #expect(
      Variant.allCases.map { one.statusBarStyle(in: $0).value } == [
        .darkContent, .darkContent, .darkContent, .darkContent,
      ])
    #expect(
      Variant.allCases.map { two.statusBarStyle(in: $0).value } == [
        .darkContent, .lightContent, .darkContent, .lightContent,
      ])
    #expect(two.hasStatusBarStyle(.lightContent) && !one.hasStatusBarStyle(.lightContent))
  }

  @Test("inverses are known as such, and a pinned appearance is seen in its own variants")
  func kinds() throws {
    let theme = try resolvedTheme(
      "appearances: { a: { interfaceStyle: dark, inverse: swap, toolbar: { backgroundColor: black, tintColor: white } } }"
    )
    #expect(theme.appearances.map(\.isInverse) == [false, true])
    #expect(theme.appearances[0].variants == .dark)
  }
}
