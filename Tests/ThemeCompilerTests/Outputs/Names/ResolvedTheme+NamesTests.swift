import TestSupport
import Testing

@testable import ColorScience
@testable import ThemeCompiler
@testable import ThemeSyntax

@Suite("Names in Swift of a theme")
struct ResolvedThemeNamesTests {
  @Test("the type of light and dark has the prefix, and colors no type that is common in UIColor")
  func types() throws {
    #expect(try resolvedTheme("prefix: shop").themeType == "ShopTheme")
    #expect(try resolvedTheme("name: Brand").themeType == "Theme")
    #expect(try resolvedTheme("name: Brand").colorNamespace == "Brand")
    #expect(try resolvedTheme("name: UIBrand").colorNamespace == "UIBrandColors")
    #expect(try resolvedTheme("name: Uibrand").colorNamespace == "Uibrand")
  }

  @Test("helpers of colors go out of the way of what the theme names")
  func helpers() throws {
    #expect(try resolvedTheme("name: Brand").colorHelpers.map(\.name) == ["adaptive"])
    let taken = try resolvedTheme("roles: { adaptive: red, adaptiveColor: red }")
    #expect(taken.adaptiveHelper.name == "adaptiveColorColor")
    #expect(taken.adaptiveHelper.origin == .helper)
  }

  @Test("without tokens of a catalog no color is looked up")
  func assets() throws {
    let theme = try resolvedTheme("palette: { a: red }\nroles: { b: \"{a}\" }")
    #expect(!theme.looksUpColors && theme.assetName(of: theme.roles[0].color) == nil)
  }

  @Test("an appearance called adaptive does not take the place of the function that makes colors")
  func adaptiveAppearance() throws {
    let file = try generated(
      """
      appearances:
        adaptive: { toolbar: { backgroundColor: { light: white, dark: black }, tintColor: gray } }
      """, "swiftUI")
    #expect(file.contains("case adaptive\n") && file.contains("func adaptiveColor(\n"))
    #expect(!file.contains(" adaptive("))
  }

  @Test("a role called adaptive in other letters does not take the place of that function either")
  func adaptiveRole() throws {
    let file = try generated(
      """
      appearances: { a: { toolbar: { backgroundColor: white, tintColor: black } } }
      roles: { Adaptive: { light: white, dark: black, lightHighContrast: "#EEEEEE" } }
      palette: { unused: { light: white, dark: black } }
      """, "dynamicColors", "colorTheme")
    #expect(!file.contains("= adaptive("))
    #expect(file.contains("adaptiveColor("))
  }
}
