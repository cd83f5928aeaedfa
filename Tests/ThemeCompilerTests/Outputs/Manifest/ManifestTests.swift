import TestSupport
import Testing

@testable import ColorScience
@testable import ThemeCompiler
@testable import ThemeSyntax

@Suite("What a manifest consists of")
struct ManifestTests {
  @Test("a color that is the same in every variant is one color")
  func colors() {
    #expect(ManifestColor(ColorVariants(all: .black)) == .color(.black))
    let variants = ColorVariants(
      light: .white, dark: .black, lightHighContrast: .white, darkHighContrast: .black)
    #expect(ManifestColor(variants) == .adaptive(variants))
  }

  @Test("the settings of a bar come by their names")
  func settings() {
    let bar = ManifestBar(
      settings: [.style, .isTranslucent, .tintColor, .compact].map {
        BarSetting(property: $0, value: .flag(true), range: nowhere)
      })
    #expect(
      bar.settingsByName.map(\.property.name)
        == ["compact", "isTranslucent", "style", "tintColor"])
  }
}
