import Testing

@testable import ColorScience
@testable import ThemeCompiler
@testable import ThemeSyntax

@Suite("Sets of variants")
struct VariantSetTests {
  @Test("have their members in order, once each")
  func members() {
    for raw in UInt8(0)..<16 {
      let set = VariantSet(rawValue: raw)
      #expect(Array(set.members) == Variant.allCases.filter { set.contains(VariantSet($0)) })
    }
  }

  @Test("an interface style has the variants of its kind")
  func styles() {
    #expect(InterfaceStyle.unspecified.variants == .all)
    #expect(Array(InterfaceStyle.dark.variants.members) == Variant.allCases.filter(\.isDark))
    #expect(Array(InterfaceStyle.light.variants.members) == Variant.allCases.filter { !$0.isDark })
  }
}
