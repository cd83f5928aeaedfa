import ColorScience
import Testing
import ThemeSyntax

@testable import AppearanceImport

@Suite("The color sets of an app")
struct AppFilesTests {
  private let assets: AssetColors = {
    var assets = AssetColors()
    for path in [
      ["Theme", "Background", "tab.bar"], ["Other", "Background", "tab.bar"], ["Brand Blue"],
    ] {
      assets.add(
        AssetColors.Asset(
          name: path.joined(separator: "/"), path: path,
          color: TraitColor(.color(.white)), at: SourceRange(file: 0, lower: 0, upper: 0)))
    }
    return assets
  }()

  @Test("generated names lead to a set by the folders that tell it from others")
  func accessors() {
    #expect(
      assets.accessed(by: ["Asset", "Theme", "Background", "tabBar"])?.name
        == "Theme/Background/tab.bar")
    #expect(assets.accessed(by: ["Asset", "brandBlue"])?.name == "Brand Blue")
  }

  @Test("a generated name that fits two sets leads to neither")
  func ambiguous() {
    #expect(assets.accessed(by: ["tabBar"]) == nil)
    #expect(assets.accessed(by: ["Background", "tabBar"]) == nil)
  }
}
