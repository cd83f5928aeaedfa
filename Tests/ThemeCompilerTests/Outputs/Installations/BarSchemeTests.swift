import TestSupport
import Testing

@testable import ColorScience
@testable import ThemeCompiler
@testable import ThemeSyntax

@Suite("Color schemes of SwiftUI")
struct BarSchemeTests {
  private func schemes(_ look: String) throws -> Bars<BarScheme> {
    let theme = try resolvedTheme("appearances: { look: { \(look) } }")
    let installation = Installation(
      inSwiftUI: theme.appearances[0], theme.colors, on: .ios15)
    return try #require(installation.schemes)
  }

  private let dark = BarScheme(isDarkInLight: true, isDarkInDark: true)
  private let light = BarScheme(isDarkInLight: false, isDarkInDark: false)

  @Test("a navigation bar has that of the status bar, other bars that in which text can be read")
  func choice() throws {
    let schemes = try schemes(
      "statusBarStyle: lightContent, navigationBar: { backgroundColor: white }, "
        + "toolbar: { backgroundColor: \"#101010\" }, tabBar: { backgroundColor: white }")
    #expect(schemes.navigationBar == dark && schemes.toolbar == dark && schemes.tabBar == light)
  }

  @Test("without a background it is the interface's, unless the style is black")
  func inherited() throws {
    let schemes = try schemes("toolbar: { style: black }, tabBar: { tintColor: red }")
    #expect(schemes.toolbar == dark && schemes.tabBar == .system)
  }

  @Test("says in which variants it is dark, and whether that is as in the interface")
  func variants() {
    #expect(BarScheme.system.variants(true, of: .all) == .dark)
    #expect(dark.variants(true, of: .all) == .all && dark.variants(false, of: .all) == [])
    #expect(BarScheme.system.followsInterface(in: .all))
    #expect(!dark.followsInterface(in: .all) && dark.followsInterface(in: .dark))
  }

  @Test("the tint is the first of the navigation bar, the tab bar and the toolbar")
  func tint() throws {
    let theme = try resolvedTheme(
      "appearances: { look: { toolbar: { tintColor: red }, tabBar: { tintColor: blue } } }")
    let installation = Installation(
      inSwiftUI: theme.appearances[0], theme.colors, on: .ios15)
    #expect(installation.tintBar == .tabBar && installation.tintBar(of: .toolbar) == .tabBar)
  }
}
