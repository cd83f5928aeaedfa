import TestSupport
import Testing

@testable import ColorScience
@testable import ThemeCompiler
@testable import ThemeSyntax

@Suite("Appearances that extend others")
struct InheritAppearancesTests {
  @Test("have what the nearest one says, in whatever order they stand")
  func order() throws {
    let theme = try resolvedTheme(
      """
      appearances:
        c: { extends: b, toolbar: { tintColor: red } }
        b: { extends: a, statusBarStyle: lightContent }
        a: { statusBarStyle: darkContent, toolbar: { backgroundColor: white, tintColor: black } }
      """)
    let c = theme.appearances[0]
    #expect(c.statusBarStyle.value == .lightContent)
    #expect(
      c.bars.toolbar.color(.tintColor).map { theme.colors[$0.value].variants.light.hex }
        == "#FF0000")
    #expect(c.bars.toolbar.has(.backgroundColor))
  }

  @Test("a circle is one error, and a name that leads nowhere another")
  func mistakes() {
    let circle = errors(
      in: "appearances: { a: { extends: b }, b: { extends: c }, c: { extends: a } }")
    #expect(circle.count == 1 && circle[0].hasPrefix("cyclic-extends"))
    #expect(errors(in: "appearances: { a: { extends: b } }") == ["undefined-appearance «b»"])
  }
}
