import TestSupport
import Testing

@testable import ColorScience
@testable import ThemeCompiler
@testable import ThemeSyntax

@Suite("Light and dark in an enumeration")
struct LightAndDarkTests {
  @Test(
    "are those named so, else the members of a dynamic one, else those of the interface style",
    arguments: [
      ("{ dark: {}, a: {}, light: {} }", "light", "dark"),
      ("{ a: { interfaceStyle: dark }, b: { interfaceStyle: light } }", "b", "a"),
      ("{ a: {}, b: { interfaceStyle: dark } }", "a", "b"), ("{ a: {} }", "a", "a"),
    ])
  func choice(appearances: String, light: String, dark: String) throws {
    let theme = try resolvedTheme("appearances: \(appearances)")
    #expect(theme.lightAndDark.map(\.name) == [light, dark])
  }

  @Test("a dynamic appearance decides where no name does")
  func dynamic() throws {
    let theme = try resolvedTheme(
      "appearances: { a: {}, b: { statusBarStyle: default } }\ndynamic: { d: { light: b, dark: a } }"
    )
    #expect(theme.lightAndDark.map(\.name) == ["b", "a"])
    #expect(try resolvedTheme("name: Brand").lightAndDark.isEmpty)
  }

  @Test("a status bar that follows the interface has the style of the enumeration's")
  func statusBar() throws {
    let theme = try resolvedTheme(
      "appearances: { light: {}, dark: { statusBarStyle: darkContent } }")
    #expect(ColorTheme(theme, on: .ios15).statusBarStyles == [.darkContent, .darkContent])
    let plain = try resolvedTheme("appearances: { light: {}, dark: {} }")
    #expect(ColorTheme(plain, on: .ios15).statusBarStyles == [.darkContent, .lightContent])
  }

  @Test("tabs at the scroll edge have the colors of the edge, as the function gives them")
  func tabsAtTheEdge() throws {
    let theme = try resolvedTheme(
      """
      appearances:
        light:
          tabBar: { backgroundColor: white, tintColor: black, scrollEdge: { tintColor: "#EEEEEE" } }
        dark: { tabBar: { backgroundColor: black, tintColor: white } }
      """)
    let drawn = ColorTheme(theme, on: .ios15).installations(of: theme.appearances[0])[0].appearance
    let edge = try #require(drawn.drawn(.tabBar, on: .ios15).own(.scrollEdge))
    let tint = try #require(edge.ink(.selectedTab)?.color)
    #expect(theme.colors[tint].variants.light.hex == "#EEEEEE")
  }

  @Test("a foreground that only one of them colors is left out, and dark bars are black ones")
  func shared() throws {
    let theme = try resolvedTheme(
      """
      appearances:
        light: { toolbar: { backgroundColor: white, tintColor: black, buttons: { done: red } } }
        dark: { toolbar: { backgroundColor: black, tintColor: white } }
      """)
    let themed = ColorTheme(theme, on: .ios15)
    let (light, dark) = (
      themed.installations(of: theme.appearances[0])[0].appearance,
      themed.installations(of: theme.appearances[1])[0].appearance
    )
    #expect(light.bars.toolbar.has(.tintColor) && dark.bars.toolbar.has(.tintColor))
    #expect(light.interfaceStyle == .light && dark.interfaceStyle == .dark)
    #expect(
      dark.bars.toolbar[.style]?.value == .word(BarStyle.black) && !light.bars.toolbar.has(.style))
  }
}
