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

  @Test("of two sets of a name the first counts, and all are sorted by name")
  func named() {
    var assets = assets
    assets.add(
      AssetColors.Asset(
        name: "Brand Blue", path: ["Brand Blue"], color: TraitColor(.color(.black)),
        at: SourceRange(file: 1, lower: 0, upper: 0)))
    #expect(assets.named("Brand Blue")?.color == TraitColor(.color(.white)))
    #expect(assets.named("brand blue") == nil)
    #expect(
      assets.all.map(\.name) == [
        "Brand Blue", "Other/Background/tab.bar", "Theme/Background/tab.bar",
      ])
  }

  @Test("files are numbered as they come, whatever they are read as")
  func numbers() {
    var files = AppFiles()
    let kinds: [AppFiles.Kind] = [.swift, .infoPlist, .swift]
    let numbers = kinds.map { files.add(SourceFile(path: "a", text: ""), as: $0) }
    #expect(numbers == [0, 1, 2])
    #expect(files.numbers(of: .swift) == [0, 2])
    #expect(files.numbers(of: .colorSet).isEmpty)
  }
}
