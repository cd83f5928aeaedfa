import Testing
import ThemeSyntax

@testable import ThemeCompiler

@Suite("Status-bar styles of an app that has one for all screens")
struct StatusBarWithoutEffectTests {
  private static let light = "light: { statusBarStyle: darkContent }"

  @Test("are found once, at the first, with how many others there are")
  func found() {
    for (others, has) in [
      ("", "has"), (", b: { statusBarStyle: default }", "and 1 other have"),
      (
        ", b: { statusBarStyle: default }, c: { statusBarStyle: lightContent }",
        "and 2 others have"
      ),
    ] {
      let found = findings(Self.light + others)
      #expect(found.map(\.severity) == [.warning])
      #expect(found.map(\.place) == ["darkContent"])
      #expect(
        found.map(\.message) == [
          "'light.statusBarStyle' \(has) no effect, since UIViewControllerBasedStatusBarAppearance in "
            + "Info.plist is false; take out the one or the other"
        ])
    }
  }

  @Test("count once where heirs and inverses have them from there, and not where nobody writes one")
  func written() {
    let found = findings("\(Self.light), b: { extends: light, inverse: swap }, c: {}")
    #expect(found.map { $0.message.hasPrefix("'light.statusBarStyle' has no effect") } == [true])
    #expect(findings("a: {}") == [])
  }

  @Test("have one where the app's Info.plist asks its controllers, or none is named")
  func passes() {
    #expect(findings(Self.light, asksControllers: true) == [])
    let theme = "appearances: { \(Self.light) }"
    #expect(LintRule.statusBarWithoutEffect.findings(in: theme) == [])
  }

  @Test("are not measured, as iOS shows another style")
  func unmeasured() {
    for (asksControllers, count) in [(true, 1), (false, 0)] {
      let found = LintRule.statusBarContrast.findings(
        in: """
          appearances:
            a: { statusBarStyle: lightContent, navigationBar: { backgroundColor: white } }
          """, "infoPlist: Info.plist",
        file: (
          "Info.plist", LintRule.plist("UIViewControllerBasedStatusBarAppearance", asksControllers)
        ))
      #expect(found.count == count)
    }
  }

  private func findings(_ appearances: String, asksControllers: Bool = false) -> [ShownFinding] {
    LintRule.statusBarWithoutEffect.findings(
      in: "appearances: { \(appearances) }", "infoPlist: Info.plist",
      file: (
        "Info.plist", LintRule.plist("UIViewControllerBasedStatusBarAppearance", asksControllers)
      ))
  }
}
