import TestSupport
import Testing

@testable import ColorScience
@testable import ThemeCompiler
@testable import ThemeSyntax

@Suite("Enumerations of light and dark")
struct ColorThemeTests {
  private func functions(_ text: String) throws -> [ThemedFunction] {
    let theme = try resolvedTheme(text)
    return ColorTheme(theme, on: .ios15).functions(theme)
  }

  private static let bars = """
    appearances:
      light: { navigationBar: { backgroundColor: white, tintColor: black } }
      dark: { navigationBar: { backgroundColor: black, tintColor: white } }

    """

  @Test("there is a function for each role, its inverse, and each part of a bar that has a color")
  func functions() throws {
    let functions = try functions(Self.bars + "roles: { link: { light: black, dark: white } }")
    #expect(
      functions.map(\.name)
        == ["link", "invertedLink", "barBackground", "barTint", "barTitle", "barLargeTitle"])
    #expect(functions[2].description == "The color of the navigation bar's background.")
  }

  @Test("the functions of roles and of bars are declared, also where they have one name")
  func declarations() throws {
    let theme = try resolvedTheme(Self.bars + "roles: { barTint: red }")
    let declared = Output.colorTheme.declares(theme, .ios15)
      .filter { $0.name == "barTint" }
    #expect(
      declared.map(\.origin) == [
        .role("barTint"), .bar("the color of the navigation bar's buttons"),
      ])
    #expect(declared.allSatisfy { $0.signature == "Theme" })
  }

  @Test("a color that one of the appearances has alone has no function")
  func oneSided() throws {
    let theme = try resolvedTheme(
      """
      appearances:
        light:
          tabBar: { tintColor: black, scrollEdge: { unselectedItemTintColor: gray } }
        dark: { tabBar: { backgroundColor: black, shadowColor: red } }
      """)
    let found = theme.oneSidedColors(on: .ios15)
    #expect(
      found.map(\.path) == [
        "light.tabBar.tintColor", "dark.tabBar.shadowColor",
        "light.tabBar.scrollEdge.unselectedItemTintColor",
      ])
    #expect(found.map(\.other) == ["dark", "light", "dark"])
  }

  @Test("a state has functions for what it has of its own")
  func states() throws {
    let edge = "scrollEdge: { backgroundColor: silver }"
    let functions = try functions(
      """
      appearances:
        light: { toolbar: { backgroundColor: white, tintColor: black, \(edge) } }
        dark: { toolbar: { backgroundColor: black, tintColor: white } }
      """)
    #expect(
      functions.map(\.name) == ["toolbarBackground", "toolbarTint", "toolbarScrollEdgeBackground"])
    #expect(
      functions[2].description
        == "The color of the toolbar's background at the edge of the content.")
  }

  @Test("an opaque background without a color keeps the system's")
  func systemBackground() throws {
    let text = try Output.colorTheme.text(
      of: """
        appearances:
          light: { navigationBar: { backgroundColor: white, tintColor: black } }
          dark: { navigationBar: { background: opaque, tintColor: white } }
        """)
    #expect(
      text.contains(
        """
              appearance.configureWithOpaqueBackground()
              if theme == .light {
                appearance.backgroundColor = .barBackground(for: theme)
              }
        """))
  }

  @Test("each theme has its status bar")
  func statusBar() throws {
    let text = try Output.colorTheme.text(of: Self.bars) { $0.access = .public }
    #expect(
      text.contains(
        """
          public enum Theme: String, CaseIterable, Sendable {
            case light
            case dark

            /// The style of the status bar over the theme's navigation bar.
            nonisolated public var statusBarStyle: UIStatusBarStyle {
              switch self {
              case .light: return .darkContent
              case .dark: return .lightContent
              }
            }
          }
        """))
  }

  @Test("a function tells the themes apart where its colors differ")
  func switches() throws {
    let text = try Output.colorTheme.text(
      of: "roles: { a: .white }\nappearances: { light: { toolbar: { tintColor: .white } }, "
        + "dark: { toolbar: { tintColor: .black } } }")
    #expect(text.contains("static func a(for theme: Theme) -> UIColor {\n      UIColor("))
    #expect(
      text.contains(
        "static func toolbarTint(for theme: Theme) -> UIColor {\n      switch theme {\n"))
  }

  @Test("a prefix gives the enumeration of themes its name where there are only roles")
  func prefixWithoutAppearances() throws {
    let file = try generated("prefix: shop\nroles: { ink: black }", "colorTheme")
    #expect(file.contains("enum ShopTheme:"))
  }
}
