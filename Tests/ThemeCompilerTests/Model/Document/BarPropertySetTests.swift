import Testing

@testable import ThemeCompiler

@Suite("Sets of properties")
struct BarPropertySetTests {
  @Test("tell every property from every other one")
  func every() {
    // A set has a bit for each.
    #expect(BarProperty.allCases.count <= 128)
    for property in BarProperty.allCases {
      var set = BarPropertySet()
      set.insert(property)
      #expect(BarProperty.allCases.filter(set.contains) == [property])
      set.remove(property)
      #expect(!set.contains(property))
    }
  }
}
