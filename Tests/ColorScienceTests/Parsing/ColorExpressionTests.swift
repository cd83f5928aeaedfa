import Testing

@testable import ColorScience

@Suite("Expressions of colors")
struct ColorExpressionTests {
  @Test("come with what probably means something else, at its place")
  func suspicious() throws {
    let hex = try parseColor(Array("#80FFFFFF".utf8)[...])
    #expect(hex.remarks.map(\.replacements) == [["#FFFFFF80"]])
    let mixed = "light-dark(white, rgb(0.5 0.25 0))"
    let found = try #require(try parseColor(Array(mixed.utf8)[...]).remarks.first)
    #expect(found.replacements == ["rgb(50% 25% 0%)"])
    #expect(found.part == 18..<33)
    #expect(try parseColor(Array("rgb(5 0.25 0)".utf8)[...]).remarks.isEmpty)
  }

  @Test("are the same with any blanks of CSS around them, and of a slice's own bytes")
  func blanks() throws {
    let bytes = Array("xx\t#FF0000\u{0C}yy".utf8)
    let expression = try parseColor(bytes[2..<11]).expression
    #expect(expression == .color(CSSColor(.rgb, SIMD3(1, 0, 0))))
  }

  @Test("an error is exact only where it offers something")
  func exact() {
    #expect(!ColorSyntaxError("no", offset: 0, count: 1, isExact: true).isExact)
    #expect(ColorSyntaxError("no", offset: 0, count: 1, suggestion: "red", isExact: true).isExact)
  }
}
