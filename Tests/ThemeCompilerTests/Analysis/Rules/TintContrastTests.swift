import Testing
import ThemeSyntax

@testable import ThemeCompiler

@Suite("The contrast of buttons with their bar")
struct TintContrastTests {
  @Test(
    "is an error below what icons need and a warning below what text needs",
    arguments: [
      (
        "#FF9500",
        ["error: tint #FF9500 on #FFFFFF has contrast 2.19:1 in 'a.toolbar'; 3:1 is needed"]
      ),
      (
        "#959595",
        ["error: tint #959595 on #FFFFFF has contrast 2.99:1 in 'a.toolbar'; 3:1 is needed"]
      ),
      (
        "#949494",
        [
          "warning: tint #949494 on #FFFFFF has contrast 3.03:1 in 'a.toolbar', enough for icons only; "
            + "text needs 4.5:1"
        ]
      ),
      (
        "#777777",
        [
          "warning: tint #777777 on #FFFFFF has contrast 4.47:1 in 'a.toolbar', enough for icons only; "
            + "text needs 4.5:1"
        ]
      ),
      ("#767676", []),
    ])
  func tints(tint: String, expected: [String]) {
    let found = findings("toolbar: { backgroundColor: white, tintColor: \"\(tint)\" }")
    #expect(found.map { "\($0.severity.rawValue): \($0.message)" } == expected)
    #expect(found.allSatisfy { $0.place == "\"\(tint)\"" })
    #expect(found.allSatisfy { $0.notes == ["its background is set here «white»"] })
  }

  @Test(
    "is that of each button with a color of its own",
    arguments: [
      ("buttons: { plain: white }", "plain button"), ("buttons: { done: white }", "done button"),
      ("buttons: { back: white }", "back button"),
      ("searchBar: { tintColor: white }", "tint of a search bar"),
    ])
  func parts(part: String, title: String) {
    let found = findings(
      "navigationBar: { backgroundColor: white, titleColor: black, tintColor: black, \(part) }")
    #expect(found.map(\.place) == ["white"])
    #expect(
      found.map { $0.message.hasPrefix("\(title) #FFFFFF on #FFFFFF has contrast 1:1") } == [true])
  }

  @Test("holds the texts that a state colors to the state, and icons to the bar's tint there")
  func states() {
    let found = findings(
      "toolbar: { backgroundColor: black, tintColor: white, "
        + "compact: { backgroundColor: white, tintColor: black } }")
    #expect(
      found.map(\.message) == [
        "icon tint #FFFFFF on #FFFFFF has contrast 1:1 in 'a.toolbar.compact'; 3:1 is needed"
      ])
  }

  @Test("is none of tabs, of buttons that are touched, and of those that are disabled")
  func others() {
    #expect(findings("tabBar: { backgroundColor: white, tintColor: white }") == [])
    let buttons = "{ plain: { color: black, highlightedColor: white, disabledColor: white } }"
    #expect(findings("toolbar: { backgroundColor: white, buttons: \(buttons) }") == [])
  }

  @Test("is held to the configuration's thresholds")
  func thresholds() {
    let bar = "toolbar: { backgroundColor: white, tintColor: \"#767676\" }"
    #expect(findings(bar, "thresholds: { nonText: 5 }").map(\.severity) == [.error])
    #expect(findings(bar, "thresholds: { text: 5 }").map(\.severity) == [.warning])
    #expect(findings(bar, "thresholds: { nonText: 4.54, text: 4.54 }") == [])
  }

  private func findings(_ bars: String, _ configuration: String = "") -> [ShownFinding] {
    LintRule.tintContrast.findings(
      in: "appearances: { a: { statusBarStyle: darkContent, \(bars) } }", configuration)
  }
}
