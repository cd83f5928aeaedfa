import TestSupport
import Testing

@testable import ColorScience
@testable import ThemeCompiler
@testable import ThemeSyntax

@Suite("A bar in the light and in the dark theme")
struct ThemedBarTests {
  private func bar(_ kind: BarKind, _ light: String, _ dark: String) throws -> ThemedBar {
    let theme = try resolvedTheme(
      """
      appearances: { light: { \(kind.name): { \(light) } }, dark: { \(kind.name): { \(dark) } } }
      """)
    return ThemedBar(theme.lightAndDark, kind, on: .ios15)
  }

  @Test("names begin with the bar and its state, a navigation bar being the bar")
  func names() throws {
    let bar = try bar(.navigationBar, "tintColor: white", "tintColor: black")
    #expect(bar.functions.map(\.name) == ["barTint", "barTitle", "barLargeTitle"])
    let tabs = try self.bar(
      .tabBar, "tintColor: white, scrollEdge: { tintColor: red }", "tintColor: black")
    #expect(tabs.allFunctions.map(\.name) == ["tabBarTint", "tabBarScrollEdgeTint"])
    let toolbar = try self.bar(
      .toolbar, "tintColor: white, compact: { buttons: { plain: red } }", "tintColor: black")
    #expect(
      toolbar.states[0].functions.map(\.description)
        == ["The color of the toolbar's plain buttons at compact height."])
  }

  @Test("the bar of the dark theme is black where it has no style")
  func styles() throws {
    #expect(try bar(.toolbar, "", "").styles == [.default, .black])
    #expect(try bar(.toolbar, "style: black", "style: default").styles == [.black, .default])
  }

  @Test("where one theme sets a background or its translucency, the other has UIKit's default")
  func backgrounds() throws {
    #expect(try bar(.toolbar, "", "").backgrounds == [])
    #expect(try bar(.toolbar, "backgroundColor: white", "").backgrounds == [.opaque, .default])
    #expect(
      try bar(.toolbar, "isTranslucent: false", "backgroundColor: white").translucency
        == [false, true])
    #expect(try bar(.toolbar, "", "backgroundColor: white").translucency == [])
  }

  @Test("a shadow is hidden in both themes where neither shows one")
  func shadows() throws {
    #expect(
      try bar(.toolbar, "shadowColor: none", "shadowColor: black").hidesShadow == [true, false])
    #expect(
      try bar(.toolbar, "shadowColor: none", "background: none").hidesShadow == [true, true])
    #expect(
      try bar(.toolbar, "background: none", "background: none").hidesShadow == [false, false])
  }

  @Test("states are those in which either theme has an object of its own")
  func states() throws {
    let bar = try bar(
      .toolbar, "tintColor: white, compact: { backgroundColor: white }",
      "scrollEdge: transparent, compactScrollEdge: transparent")
    #expect(bar.states.map(\.state) == [.compact, .scrollEdge])
  }

  @Test(
    "a part has a color in both themes: its own, that of another part, or none where that is seen")
  func parts() throws {
    let theme = try resolvedTheme(
      """
      appearances:
        light: { navigationBar: { backgroundColor: white, titleColor: black, buttons: { done: red } } }
        dark: { navigationBar: { tintColor: white } }
      """)
    let bar = ThemedBar(theme.lightAndDark, .navigationBar, on: .ios15)
    var colors = ThemedColors(theme)
    // The light theme has no tint, and a large title has the color of the title.
    #expect(
      bar.functions.map(\.part) == [.backgroundColor, .titleColor, .largeTitleColor, .doneButton])
    let dark = bar.functions.map {
      let color = colors.split($0.colors)[1]
      return colors.table[color].variants.light
    }
    #expect(dark[0].alpha == 0 && dark[1] == .white && dark[3] == .white)
  }
}
