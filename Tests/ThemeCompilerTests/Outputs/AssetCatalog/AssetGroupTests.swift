import TestSupport
import Testing

@testable import ThemeCompiler

@Suite("Folders of color sets")
struct AssetGroupTests {
  private func groups(_ text: String) throws -> [AssetGroup] {
    try resolvedTheme("name: Brand\n" + text).assetGroups
  }

  @Test("the palette's colors and those of roles stand in folders that have the theme's name")
  func folders() throws {
    let groups = try groups("palette: { deep: { ink: black } }\nroles: { link: \"{deep.ink}\" }")
    #expect(
      groups.map(\.path) == ["Brand.xcassets/BrandPalette", "Brand.xcassets/BrandRoles"])
    #expect(groups[0].colors.map(\.symbol) == ["deepInk"])
    #expect(groups[0].colors.map(\.origin) == [.paletteColor("deep.ink")])
  }

  @Test("a role has a set for its inverse beside its own, told apart by their origins")
  func roles() throws {
    let groups = try groups("roles: { link: { light: white, dark: black } }")
    #expect(groups[0].colors.isEmpty)
    #expect(groups[1].colors.map(\.symbol) == ["link", "invertedLink"])
    #expect(groups[1].colors.map(\.origin) == [.role("link"), .roleInverse("link")])
  }
}
