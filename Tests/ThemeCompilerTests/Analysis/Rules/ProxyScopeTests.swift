import Testing
import ThemeSyntax

@testable import ThemeCompiler

@Suite("What a proxy sets too widely or not at all")
struct ProxyScopeTests {
  @Test("is the first tint of the theme")
  func tint() {
    let found = findings(
      "light: { toolbar: { tintColor: black }, tabBar: { tintColor: gray } }, "
        + "dark: { toolbar: { tintColor: white } }")
    #expect(found.map(\.severity) == [.warning])
    #expect(found.map(\.place) == ["black"])
    #expect(
      found.map(\.message) == [
        "UIKit does not offer 'light.toolbar.tintColor' to proxies, and system controllers inherit it; "
          + "install 'proxy' in containers, or make 'barAppearances'"
      ])
  }

  @Test("is whether a tab bar is translucent, of each appearance")
  func translucency() {
    let found = findings(
      "light: { tabBar: { isTranslucent: false } }, dark: { tabBar: { isTranslucent: true } }")
    #expect(found.map(\.place) == ["false", "true"])
    #expect(
      found.map(\.message)
        == ["light", "dark"].map {
          "no proxy takes '\($0).tabBar.isTranslucent'; 'proxy' leaves it out; set it on each tab bar"
        })
  }

  @Test("is nothing else, and nothing of other outputs")
  func passes() {
    let bars = "toolbar: { backgroundColor: white, isTranslucent: false }"
    #expect(findings("light: { \(bars), navigationBar: { isTranslucent: false } }") == [])
    let tinted = "light: { toolbar: { tintColor: black }, tabBar: { isTranslucent: false } }"
    #expect(findings(tinted, "barAppearances") == [])
  }

  private func findings(_ appearances: String, _ output: String = "proxy") -> [ShownFinding] {
    LintRule.proxyScope.findings(in: "appearances: { \(appearances) }", "outputs: \(output)")
  }
}
