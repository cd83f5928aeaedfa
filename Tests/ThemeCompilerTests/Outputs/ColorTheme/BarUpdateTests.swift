import TestSupport
import Testing

@testable import ColorScience
@testable import ThemeCompiler
@testable import ThemeSyntax

@Suite("Updates of a bar's colors")
struct BarUpdateTests {
  private func update(
    _ kind: BarKind, _ light: String, _ dark: String, target: Int = 15
  ) throws -> String {
    let theme = try resolvedTheme(
      """
      appearances: { light: { \(kind.name): { \(light) } }, dark: { \(kind.name): { \(dark) } } }
      """)
    let themed = ColorTheme(theme, on: target < 26 ? .ios15 : .ios26)
    let bar = try #require(themed.bars.first { $0.kind == kind })
    return written(theme, target: target) { $0.writeUpdate(bar) }
  }

  @Test("a bar that only has a tint keeps its objects")
  func tint() throws {
    #expect(
      try update(.toolbar, "tintColor: white", "tintColor: black") == """

        extension UIToolbar {
          /// Gives the bar the colors of a theme and leaves the rest as it is.
          func updateColors(for theme: Theme) {
            barStyle = theme == .light ? .default : .black
            tintColor = .toolbarTint(for: theme)
          }
        }

        """)
  }

  @Test("a color goes to the bar's object, which then is in every slot")
  func background() throws {
    let text = try update(.toolbar, "backgroundColor: white", "backgroundColor: black")
    #expect(
      text.contains(
        """
            let appearance = standardAppearance
            appearance.configureWithOpaqueBackground()
            appearance.backgroundColor = .toolbarBackground(for: theme)
            standardAppearance = appearance
            compactAppearance = appearance
            scrollEdgeAppearance = appearance
            compactScrollEdgeAppearance = appearance
        """))
  }

  @Test("themes that configure the background in two ways are told apart")
  func configurations() throws {
    let text = try update(
      .toolbar, "backgroundColor: white, isTranslucent: false",
      "background: default, isTranslucent: true")
    #expect(text.contains("    isTranslucent = theme == .dark\n"))
    #expect(
      text.contains(
        """
            if theme == .light {
              appearance.configureWithOpaqueBackground()
            } else {
              appearance.configureWithDefaultBackground()
            }
        """))
    let shadow = try update(.toolbar, "shadowColor: none", "backgroundColor: black")
    #expect(
      shadow.contains("    if theme == .light {\n      appearance.shadowColor = nil\n    }\n"))
  }

  @Test("a state is a copy of the bar's object, and an edge that is left to UIKit has none")
  func states() throws {
    let text = try update(
      .navigationBar, "backgroundColor: white, scrollEdge: transparent",
      "backgroundColor: black, scrollEdge: default")
    #expect(
      text.contains(
        """
            let scrollEdge: UINavigationBarAppearance = appearance.copy()
            scrollEdge.configureWithTransparentBackground()
        """), "\(text)")
    #expect(text.contains("    compactAppearance = theme == .light ? appearance : nil\n"))
    #expect(text.contains("    scrollEdgeAppearance = theme == .light ? scrollEdge : nil\n"))
  }

  @Test("tabs at the scroll edge have the colors of the edge, the selected one among them")
  func tabsAtTheEdge() throws {
    let edge = "scrollEdge: { tintColor: red, unselectedItemTintColor: black }"
    let text = try update(
      .tabBar, "tintColor: black, unselectedItemTintColor: gray, \(edge)",
      "tintColor: white, unselectedItemTintColor: silver")
    #expect(
      text.contains(
        """
            let scrollEdgeUnselected = UIColor.tabBarScrollEdgeUnselectedTint(for: theme)
            let scrollEdgeSelected = UIColor.tabBarScrollEdgeTint(for: theme)
            for layout in [
              scrollEdge.stackedLayoutAppearance, scrollEdge.inlineLayoutAppearance,
              scrollEdge.compactInlineLayoutAppearance,
            ] {
              layout.normal.iconColor = scrollEdgeUnselected
              layout.normal.titleTextAttributes[.foregroundColor] = scrollEdgeUnselected
              layout.selected.iconColor = scrollEdgeSelected
              layout.selected.titleTextAttributes[.foregroundColor] = scrollEdgeSelected
            }
        """), "\(text)")
    // In its standard state the selected tab has the tint of the bar.
    #expect(text.contains("    tintColor = .tabBarTint(for: theme)\n"))
    #expect(text.ranges(of: "layout.selected.iconColor").count == 1)
  }

  @Test("icons of buttons have the tint of the bar in every state")
  func buttonsAtTheEdge() throws {
    let text = try update(
      .toolbar, "tintColor: black, scrollEdge: { tintColor: red }", "tintColor: white")
    #expect(text.contains("UIColor.toolbarScrollEdgePlainButton(for: theme)"))
    #expect(!text.contains("toolbarScrollEdgeTint"))
  }

  @Test("the system's glass takes the place of a background that yields to it")
  func glass() throws {
    let text = try update(
      .toolbar, "backgroundColor: white, liquidGlass: system", "backgroundColor: black")
    #expect(
      text.contains(
        """
            if #available(iOS 26.0, *), theme == .light {
              appearance.configureWithDefaultBackground()
            } else {
              appearance.configureWithOpaqueBackground()
              appearance.backgroundColor = .toolbarBackground(for: theme)
            }
        """), "\(text)")
    let glass = "backgroundColor: white, liquidGlass: system"
    #expect(
      try update(.toolbar, "backgroundColor: black", glass)
        .contains("    if #available(iOS 26.0, *), theme == .dark {\n"))
    #expect(try update(.toolbar, glass, glass).contains("    if #available(iOS 26.0, *) {\n"))
    #expect(try !update(.toolbar, "backgroundColor: black", "").contains("#available"))
  }
}
