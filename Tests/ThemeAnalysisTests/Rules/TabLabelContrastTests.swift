import Testing
import ThemeSyntax

@testable import ThemeAnalysis
@testable import ThemeModel

@Suite("Labels and icons of tabs")
struct TabLabelContrastTests {
  private let white = Seen(0xFFFFFF)

  @Test(
    "a color that no tab shows is not measured",
    arguments: [
      "items: { @ }", "stacked: { @ }, inline: { @ }, compactInline: { @ }",
    ])
  func unseen(items: String) {
    let all =
      "titleColor: \"#555\", iconColor: \"#555\", selectedTitleColor: black, selectedIconColor: black"
    let colors = "tintColor: white, unselectedItemTintColor: white"
    let bar = "backgroundColor: white, \(colors), \(items.replacing("@", with: all))"
    let analysis = measured("a: { interfaceStyle: light, tabBar: { \(bar) } }")
    #expect(analysis.diagnostics.map(\.id) == [])
    #expect(analysis.entries(of: "tintColor").isEmpty)
    #expect(analysis.entries(of: "unselectedItemTintColor").isEmpty)
    // iOS 12 shows nothing else.
    let old = measured(
      "a: { interfaceStyle: light, tabBar: { \(bar) } }", "deploymentTarget: 12.0")
    for name in ["tintColor", "unselectedItemTintColor"] { old.expectPair(name, white, on: white) }
    #expect(old.diagnostics.filter { $0.id == "tab-label-contrast" }.count == 2)
  }

  @Test("where only titles have another color, or not in all layouts, the color is still seen")
  func seen() {
    for (items, required) in [
      ("items: { selectedTitleColor: black }", 3.0),
      ("stacked: { @ }, inline: { @ }, compactInline: { @ }", 3.0),
      ("stacked: { @ }, inline: { @ }", 4.5),
      ("items: { selectedIconColor: black }", 4.5),
    ] {
      let layouts = items.replacing("@", with: "selectedTitleColor: black")
      let analysis = measured(
        "a: { interfaceStyle: light, tabBar: { backgroundColor: white, tintColor: white, \(layouts) } }"
      )
      #expect(analysis.entries(of: "tintColor").map(\.required) == [required], "\(items)")
    }
  }

  @Test("before iOS 13 a label has the color of unselected tabs, whatever 'items' says")
  func labelsBefore13() throws {
    let colors = "tintColor: \"#0A5FD9\", unselectedItemTintColor: \"#8E8E93\""
    let bar = "backgroundColor: white, \(colors), items: { titleColor: black }"
    let analysis = measured(
      "a: { interfaceStyle: light, tabBar: { \(bar) } }", "deploymentTarget: 12.0")
    let entries = analysis.entries(of: "unselectedItemTintColor")
    #expect(entries.map(\.required) == [3, 4.5])
    let ratio = Seen(0x8E8E93).ratio(white)
    #expect(ratio < 4.5 && entries.allSatisfy { abs($0.worst - ratio) < 1e-9 })
    #expect(
      analysis.diagnostics.filter { $0.id == "tab-label-contrast" }.map(\.severity) == [.error])
    // What is the same on every iOS is measured once.
    #expect(analysis.entries(of: "tintColor").count == 1)
    #expect(analysis.entries(of: "items.titleColor").count == 1)
  }
}
