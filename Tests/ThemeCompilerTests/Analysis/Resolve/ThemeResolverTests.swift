import TestSupport
import Testing

@testable import ColorScience
@testable import ThemeCompiler
@testable import ThemeSyntax

@Suite("Appearances by their names, and their status bars")
struct ThemeResolverTests {
  @Test(
    "an automatic status bar has the style that can be read in every state of the bar",
    arguments: [
      ("backgroundColor: white", .darkContent), ("backgroundColor: black", .lightContent),
      // White gives 4.54:1 on #767676 and black 4.62:1; on #757575 they are 4.6:1 and 4.55:1.
      ("backgroundColor: \"#767676\"", .darkContent),
      ("backgroundColor: \"#757575\"", .lightContent),
      ("backgroundColor: \"#757575\", scrollEdge: { backgroundColor: white }", .darkContent),
      ("backgroundColor: { light: white, dark: black }", .default),
      // What the system draws has the system's status bar on it.
      ("background: default", .default), ("tintColor: red", .default),
    ] as [(String, StatusBarStyle)])
  func automatic(bar: String, style: StatusBarStyle) throws {
    let theme = try resolvedTheme(
      "appearances: { a: { statusBarStyle: auto, navigationBar: { \(bar) } } }")
    #expect(theme.appearances[0].statusBarStyle.value == style)
    #expect(theme.appearances[0].darkStatusBarStyle == nil)
  }

  @Test("an automatic one is the system's on what the system draws, in one interface style too")
  func system() throws {
    let theme = try resolvedTheme(
      """
      appearances:
        a: { interfaceStyle: light, statusBarStyle: auto, navigationBar: { background: default } }
      """)
    #expect(theme.appearances.map(\.statusBarStyle.value) == [.default])
  }

  @Test("an automatic one has a style for each interface style where no single one can be read")
  func eachInterface() throws {
    let theme = try resolvedTheme(
      """
      appearances:
        a: { statusBarStyle: auto, navigationBar: { backgroundColor: { light: black, dark: white } } }
      """)
    #expect(theme.appearances[0].statusBarStyle.value == .lightContent)
    #expect(theme.appearances[0].darkStatusBarStyle?.value == .darkContent)
  }

  @Test("styles that are written are the appearance's")
  func written() throws {
    let theme = try resolvedTheme(
      """
      appearances:
        a: { statusBarStyle: lightContent, navigationBar: { backgroundColor: white } }
        b: { statusBarStyle: { light: darkContent, dark: lightContent } }
      """)
    #expect(theme.appearances.map(\.statusBarStyle.value) == [.lightContent, .darkContent])
    #expect(theme.appearances.map(\.darkStatusBarStyle?.value) == [nil, .lightContent])
  }

  @Test("a name that leads to no appearance lists what there is")
  func appearances() {
    let errors = shownFindings(
      in:
        "appearances: { light: {}, night: { extends: base }, calm: { inverse: invert }, dim: { inverse: x } }"
    ).filter { $0.severity == .error }
    #expect(
      errors.map(\.message) == [
        "no appearance 'base'; there is 'light', 'calm' or 'dim'",
        "no appearance or inverse rule 'invert'; did you mean 'mirror'?",
        "no appearance or inverse rule 'x'; there is 'none', 'swap', 'rgb', 'mirror', 'lightness' or 4 more",
      ])
    #expect(errors.map(\.repairs) == [[], ["mirror"], []])
  }

  @Test(
    "nothing can wear an abstract appearance",
    arguments: [
      "screens: { A: { appearance: base } }",
      "screens: { A: { appearance: light, whenEditing: base } }",
      "dynamic: { system: { light: light, dark: base } }", "inverse: base",
    ])
  func abstract(use: String) {
    let found = shownFindings(
      in: "\(use)\nappearances: { base: { abstract: true }, light: { description: Light. } }")
    #expect(Set(found.map(\.id)) == ["abstract-appearance"])
    #expect(found.first?.notes == ["it is made abstract here «true»"])
  }
}
