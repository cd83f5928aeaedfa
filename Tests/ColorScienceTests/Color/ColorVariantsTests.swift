import Testing

@testable import ColorScience

@Suite("Colors in four variants")
struct ColorVariantsTests {
  private let gray = Color(hex8: 128, 128, 128)

  @Test("a missing color for high contrast is the normal one")
  func missing() {
    let variants = ColorVariants(light: .white, dark: .black, darkHighContrast: gray)
    #expect(Variant.allCases.map { variants[$0] } == [.white, .black, .white, gray])
    #expect(!variants.isUniform && ColorVariants(all: gray).isUniform)
  }

  @Test("are changed one by one, and once where they are equal")
  func map() {
    var asked: [Color] = []
    _ = ColorVariants(all: gray).map {
      asked.append($0); return $0
    }
    #expect(asked == [gray])
    let halved = ColorVariants(light: .white, dark: .black).map { $0.withAlpha(0.5) }
    #expect(Variant.allCases.map { halved[$0].alpha } == [0.5, 0.5, 0.5, 0.5])
    #expect(halved.light.withAlpha(1) == .white && halved.dark.withAlpha(1) == .black)
  }

  @Test("are made and read each by itself, by the names that themes have")
  func each() {
    for variant in Variant.allCases {
      let variants = ColorVariants { $0 == variant ? .white : .black }
      #expect(Variant.allCases.filter { variants[$0] == .white } == [variant])
      #expect(variant.isDark == variant.name.hasPrefix("dark"))
    }
  }
}
