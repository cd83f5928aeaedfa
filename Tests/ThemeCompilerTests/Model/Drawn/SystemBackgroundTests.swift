import Testing

@testable import ColorScience
@testable import ThemeCompiler
@testable import ThemeSyntax

@Suite("The system's own background")
struct SystemBackgroundTests {
  @Test("the solid one is the color of UIKit's that it is said to be")
  func opaque() throws {
    let color = try #require(UIKitColor(SystemBackground.color))
    #expect(SystemBackground.opaque.variants == color.variants(in: .ios26))
  }

  @Test("the material shows 6 % of what lies behind")
  func material() {
    let variants = SystemBackground.material.variants
    #expect(variants.light.alpha == 0.94 && variants.dark.alpha == 0.94)
    #expect(variants.light.withAlpha(1) == Color(hex8: 0xF9, 0xF9, 0xF9))
    #expect(!variants.isUniform)
  }

  @Test("what nobody knows has a reason with the bar in it, and a short one")
  func reasons() {
    #expect(
      UnknownBackground.styled(.isTranslucent).reason(.toolbar).contains("toolbar.isTranslucent"))
    #expect(
      UnknownBackground.glass(isAsked: true).reason(.toolbar)
        != UnknownBackground.glass(isAsked: false).reason(.toolbar))
    #expect(UnknownBackground.glass(isAsked: true).summary == UnknownBackground.tabBar26.summary)
  }
}
