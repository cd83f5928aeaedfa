import Testing

@testable import ThemeCompiler
@testable import ThemeSyntax

@Suite("What a layer says over another one")
struct LayeredTests {
  private let place = Unset(range: SourceRange(file: 0, lower: 1, upper: 2))

  @Test("holds if it says anything, and else what is below")
  func holds() {
    #expect(Layered.set(1).over(.set(2)).value == 1)
    #expect(Layered.set(1).over(.unset(place)).value == 1)
    #expect(Layered.inherited.over(.set(2)).value == 2)
    #expect(Layered<Int>.inherited.over(.unset(place)).unset == place)
    #expect(Layered<Int>.inherited.over(.inherited).value == nil)
  }

  @Test("null has an effect where there is something below")
  func null() {
    #expect(Layered.unset(place).over(.set(2)).unset == place.withEffect)
    #expect(Layered<Int>.unset(place).over(.inherited).unset == place)
    #expect(Layered<Int>.unset(place).over(.unset(place.withEffect)).unset == place)
    #expect(Layered.unset(place).over(.set(2)).value == nil)
  }
}
