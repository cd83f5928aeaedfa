import ColorScience
import Testing

@testable import AppearanceImport

@Suite("Colors by traits")
struct ImportedValueTests {
  private let clear = Paint.color(Color.black.withAlpha(0))

  @Test("a color is clear where nobody sees it in any variant")
  func clearColors() {
    #expect(TraitColor(clear).isClear)
    #expect(TraitColor(clear, dark: .system("clear", alpha: 1)).isClear)
    #expect(TraitColor(.system("label", alpha: 0)).isClear)
  }

  @Test("a color that is seen in one variant is not clear")
  func seenColors() {
    #expect(!TraitColor(.color(.white)).isClear)
    #expect(!TraitColor(clear, dark: .color(.black)).isClear)
    #expect(!TraitColor(.system("label", alpha: 0.1)).isClear)
    var contrast = TraitColor(clear)
    contrast.darkHighContrast = .color(.white)
    #expect(!contrast.isClear)
  }
}
