import TestSupport
import Testing
import ThemeSyntax

@testable import ColorScience
@testable import ThemeCompiler

@Suite("Inverses of appearances")
struct ThemeResolverInversesTests {
  @Test(
    "by a rule are made, with links in both directions",
    arguments: ["swap", "rgb", "mirror", "lightness"])
  func made(rule: String) throws {
    let theme = try resolvedTheme(
      "appearances: { light: { toolbar: { backgroundColor: white, tintColor: black }, inverse: \(rule) } }"
    )
    #expect(theme.appearances.map(\.inverse) == [[1], [0]])
    let inverse = try #require(theme.appearances.last)
    #expect(inverse.isInverse && inverse.name == "lightInverse")
    #expect(inverse.description == ["The inverse of `lightAppearance`, by `\(rule)`."])
    let toolbar = inverse.bars.toolbar
    #expect(hex(toolbar, .backgroundColor, theme) == "#000000")
    #expect(hex(toolbar, .tintColor, theme) == "#FFFFFF")
  }

  @Test("by none are none")
  func none() throws {
    let theme = try resolvedTheme(
      "inverse: swap\nappearances: { light: { inverse: none, toolbar: {} } }")
    #expect(theme.appearances.map(\.name) == ["light"])
  }

  @Test("of the theme are looked up where no appearance inherits them")
  func unused() {
    let appearances =
      "appearances: { a: { inverse: none, toolbar: { backgroundColor: white, tintColor: black } } }"
    func found(_ inverse: String) -> [ShownFinding] {
      shownFindings(in: "inverse: \(inverse)\n\(appearances)").filter { $0.severity == .error }
    }
    #expect(found("swap").isEmpty && found("a").isEmpty)
    #expect(found("night").map(\.id) == ["undefined-appearance"])
    #expect(found("night").map(\.place) == ["night"])
    let mapping = found("{ toolbar: { tintColor: \"{ink}\" } }")
    #expect(mapping.map(\.id) == ["undefined-reference"])
  }

  @Test("that an appearance inherits are looked up once")
  func inherited() {
    let found = shownFindings(
      in: "inverse: night\nappearances: { a: { toolbar: { tintColor: black } } }")
    #expect(found.map(\.id) == ["undefined-appearance"])
  }

  @Test("have what they write themselves over what swap gives, and the status bar that can be read")
  func overlay() throws {
    let theme = try resolvedTheme(
      """
      appearances:
        light:
          interfaceStyle: light
          statusBarStyle: darkContent
          navigationBar: { backgroundColor: white, tintColor: black, titleColor: "#333333" }
          inverse: { interfaceStyle: dark, navigationBar: { titleColor: "#CCCCCC" } }
      """)
    let inverse = try #require(theme.appearances.last)
    let bar = inverse.bars.navigationBar
    #expect(
      hex(bar, .backgroundColor, theme) == "#000000" && hex(bar, .tintColor, theme) == "#FFFFFF")
    #expect(hex(bar, .titleColor, theme) == "#CCCCCC")
    #expect(inverse.interfaceStyle == .dark && inverse.statusBarStyle.value == .lightContent)
  }

  @Test("that are named are linked to whatever stands where, and not back")
  func named() throws {
    let theme = try resolvedTheme(
      "appearances: { a: { inverse: b, toolbar: {} }, b: { inverse: c, toolbar: {} }, c: { toolbar: {} } }"
    )
    #expect(theme.appearances.map(\.inverse) == [[1], [2], []])
  }

  @Test("are another appearance")
  func itself() {
    let found = shownFindings(in: "appearances: { a: { inverse: a, toolbar: {} } }")
    #expect(found.map(\.id) == ["own-inverse"] && found.map(\.place) == ["a"])
    #expect(
      found.map(\.message) == [
        "appearance 'a' is named as its own inverse; name another one or write none"
      ])
  }

  @Test("of each other are compared once")
  func mutual() {
    let found = shownFindings(
      in: """
        appearances:
          a: { inverse: b, toolbar: { tintColor: black } }
          b: { inverse: a, toolbar: {} }
        """)
    #expect(found.count { $0.id == "missing-counterpart" } == 1)
  }

  @Test("can do without what swap gives them, in their states too")
  func unset() throws {
    let theme = try resolvedTheme(
      """
      appearances:
        light:
          statusBarStyle: darkContent
          navigationBar:
            backgroundColor: white
            tintColor: black
            shadowColor: "#FF0000"
            scrollEdge: { titleColor: "#222222" }
          inverse: { navigationBar: { shadowColor: ~, scrollEdge: { shadowColor: ~ } } }
      """)
    let bar = try #require(theme.appearances.last?.bars.navigationBar)
    #expect(bar[.shadowColor] == nil && bar.color(.tintColor) != nil)
    let edge = try #require(bar.state(.scrollEdge))
    #expect(edge[.shadowColor] == nil && edge.color(.titleColor) != nil)
  }

  private func hex(_ bar: ResolvedBar, _ property: BarProperty, _ theme: ResolvedTheme) -> String? {
    bar.color(property).map { theme.colors[$0.value, .light].hex }
  }
}
