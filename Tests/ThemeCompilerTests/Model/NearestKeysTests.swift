import Testing

@testable import ColorScience
@testable import ThemeCompiler
@testable import ThemeSyntax

@Suite("The nearest of many keys")
struct NearestKeysTests {
  @Test("those that share words come first, then those that are spelled alike")
  func order() {
    let keys = ["style", "tintColor", "titleColor", "backgroundColor", "barTintColor"]
    #expect(nearestFew("titelColor", in: keys, count: 2) == ["titleColor", "tintColor"])
    #expect(nearestFew("background", in: keys, count: 1) == ["backgroundColor"])
    #expect(nearestFew("stile", in: keys, count: 1) == ["style"])
  }

  @Test("there are as many as are asked for, equal ones in their order")
  func count() {
    #expect(nearestFew("x", in: ["a", "b", "c"], count: 2) == ["a", "b"])
    #expect(nearestFew("x", in: [], count: 2) == [])
    #expect(nearestFew(String(repeating: "x", count: 100_000), in: ["a"]) == ["a"])
  }
}
