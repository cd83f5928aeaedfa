import TestSupport
import Testing
import ThemeSyntax

@testable import AppearanceCompiler
@testable import ColorScience
@testable import OutputText
@testable import ThemeCompiler

@Suite("Components of asset catalogs")
struct AssetComponentsTests {
  @Test("bytes are hexadecimal, and the alpha a decimal")
  func bytes() {
    let found = AssetComponents(Color(hex8: 10, 0, 255).withAlpha(0.5))
    #expect(
      [found.red, found.green, found.blue, found.alpha] == ["0x0A", "0x00", "0xFF", "0.500"])
  }

  @Test(
    "components that are no bytes, and all of Display P3, are decimals with three digits or more")
  func decimals() {
    let mixed = AssetComponents(Color(red: 1, green: 0.5, blue: 0))
    #expect(
      [mixed.red, mixed.green, mixed.blue, mixed.alpha] == ["1.000", "0.500", "0.000", "1.000"])
    #expect(AssetComponents(Color(.displayP3, red: 1, green: 0, blue: 0)).red == "1.000")
    #expect(AssetComponents(Color(red: 0.0000123, green: 0.1, blue: 0)).red == "0.0000123")
    #expect(AssetComponents(Color(red: 0.123456789, green: 0.1, blue: 0)).red == "0.123456789")
  }
}
