import Testing

@testable import ColorScience
@testable import ThemeCompiler
@testable import ThemePreview

@Suite("Tabs in drawings")
struct TabPartsTests {
  private func tabs(
    _ bar: String, _ state: DrawnBar.State = .standard, on device: PhoneScene.Device = .phone
  ) throws -> [PartScene.Role: Color] {
    let source = try previewed("appearances: { a: { tabBar: { \(bar) } } }")
    let scene = source.maker(of: 0).scene(state, .flat, .light, on: device)
    let parts = try #require(scene.tabBar).parts
    return Dictionary(parts.map { ($0.role, $0.color) }, uniquingKeysWith: { first, _ in first })
  }

  private let red = Color(hex8: 255, 0, 0)
  private let lime = Color(hex8: 0, 255, 0)
  private let blue = Color(hex8: 0, 0, 255)

  @Test("the color of a layout comes before that of all layouts, and that before the tint")
  func chain() throws {
    let (tint, all, own) = (
      "tintColor: red", "items: { selectedTitleColor: lime }",
      "stacked: { selectedTitleColor: blue }"
    )
    #expect(try tabs(tint)[.selectedTab] == red)
    #expect(try tabs("\(tint), \(all)")[.selectedTab] == lime)
    #expect(try tabs("\(tint), \(all), \(own)")[.selectedTab] == blue)
    #expect(try tabs("\(tint), \(own)")[.selectedIcon] == red)
  }

  @Test("other tabs have a color of their own, which titles and icons share")
  func others() throws {
    let tabs = try tabs("unselectedItemTintColor: lime, items: { iconColor: blue }")
    #expect(tabs[.otherTabs] == lime && tabs[.otherIcons] == blue)
    // Neither is the selected one's, which is the system's blue.
    #expect(tabs[.selectedTab] == tabs[.selectedIcon] && tabs[.selectedTab] != lime)
  }

  @Test("a phone on its side has the layout with titles beside icons")
  func compact() throws {
    let bar = "stacked: { titleColor: red }, compactInline: { titleColor: blue }"
    #expect(try tabs(bar)[.otherTabs] == red)
    #expect(try tabs(bar, .compact)[.otherTabs] == blue)
  }
  @Test("an iPad has the layout with titles beside icons of regular width")
  func pad() throws {
    let bar = "stacked: { titleColor: red }, inline: { titleColor: blue }"
    #expect(try tabs(bar)[.otherTabs] == red)
    #expect(try tabs(bar, on: .pad)[.otherTabs] == blue)
  }
}
