import ColorScience
import Testing
import ThemeSyntax

@testable import DesignTokens

@Suite("Values by variant")
struct VariantValuesTests {
  @Test(
    "a variant without one has that of its fallback, and the first is that of the first variant")
  func fallbacks() {
    var values = VariantValues<Int>()
    #expect(values.first == nil && values.value(in: .darkHighContrast) == nil)
    values[.dark] = 2
    #expect(values.first == 2 && values.value(in: .light) == nil)
    #expect(values.value(in: .darkHighContrast) == 2 && values.value(in: .lightHighContrast) == nil)
    values[.light] = 1
    #expect(Variant.allCases.map { values.value(in: $0) } == [1, 2, 1, 2])
    #expect(Variant.allCases.map { values.mapped { $0 * 10 }[$0] } == [10, 20, nil, nil])
  }
}
