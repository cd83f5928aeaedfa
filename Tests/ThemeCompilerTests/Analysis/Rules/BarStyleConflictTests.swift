import Testing
import ThemeSyntax

@testable import ThemeCompiler

@Suite("Bar styles that say another status bar")
struct BarStyleConflictTests {
  @Test("are found at the bar's style, with the status bar's and what to write")
  func found() {
    let found = findings("light: { statusBarStyle: darkContent, navigationBar: { style: black } }")
    #expect(found.map(\.severity) == [.warning])
    #expect(found.map(\.place) == ["black"])
    #expect(
      found.map(\.message) == [
        "bar style 'black' contradicts status-bar style 'darkContent' of 'light'; a stock "
          + "UINavigationController derives white text from it; write 'default'"
      ])
    #expect(found.map(\.notes) == [["the status bar's style is set here «darkContent»"]])
    #expect(found.map(\.repairs) == [["default"]])
  }

  @Test("are found where the status bar is dark in one of two interface styles")
  func eachStyle() {
    let styles = "{ light: lightContent, dark: darkContent }"
    #expect(
      findings("a: { statusBarStyle: \(styles), navigationBar: { style: black } }").count == 1)
  }

  @Test(
    "are none that agree with it, or of a bar that is hidden",
    arguments: [
      ("lightContent", "style: black"), ("default", "style: black"),
      ("darkContent", "style: default"),
      ("darkContent", "tintColor: black"), ("darkContent", "style: black, isHidden: true"),
    ])
  func passes(statusBar: String, bar: String) {
    #expect(findings("a: { statusBarStyle: \(statusBar), navigationBar: { \(bar) } }") == [])
  }

  @Test("are found once, whoever inherits them")
  func inherited() {
    let found = findings(
      """
      a: { statusBarStyle: darkContent, navigationBar: { style: black, tintColor: black } },
      b: { extends: a }, c: { extends: b, inverse: mirror }
      """)
    #expect(found.count == 1)
  }

  private func findings(_ appearances: String) -> [ShownFinding] {
    LintRule.barStyleConflict.findings(in: "appearances: { \(appearances) }")
  }
}
