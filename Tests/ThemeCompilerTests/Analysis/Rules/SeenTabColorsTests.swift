import Testing
import ThemeSyntax

@testable import ThemeCompiler

@Suite("Tabs of the same color")
struct SeenTabColorsTests {
  private let bar = "backgroundColor: white, tintColor: \"#555\", unselectedItemTintColor: \"#555\""

  private func count(_ rest: String = "", _ configuration: String = "") -> Int {
    measured("a: { interfaceStyle: light, tabBar: { \(bar)\(rest) } }", configuration)
      .diagnostics.count { $0.id == "indistinguishable-tab-state" }
  }

  @Test("iOS 26 colors the tabs that are not selected itself")
  func glass() {
    #expect(count() == 1)
    #expect(count("", "deploymentTarget: 26.0") == 0)
    #expect(count("", "deploymentTarget: 15.0\nsdk: 26.0") == 1)
  }

  @Test("an output that dresses no tab bar, or writes one of the colors only, shows no tabs alike")
  func outputs() {
    #expect(count("", "outputs: doubleNavigation") == 0)
    #expect(count("", "outputs: swiftUI") == 0)
    #expect(count("", "outputs: [doubleNavigation, barAppearances]") == 1)
    #expect(count("", "outputs: manifest") == 1)
  }

  @Test("a color that tabs have no part in is not compared")
  func items() {
    #expect(count(", items: { selectedTitleColor: black }") == 1)
    #expect(count(", items: { selectedTitleColor: black, selectedIconColor: black }") == 0)
    #expect(count(", items: { titleColor: black, iconColor: black }") == 0)
  }
}
