import Testing
import ThemeSyntax

@testable import ThemeCompiler

@Suite("Labels and icons of tabs")
struct TabLabelContrastTests {
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
}
