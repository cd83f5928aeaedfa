import Testing

@testable import ThemeSyntax

@Suite("Ranges of a file")
struct SourceRangeTests {
  private let range = SourceRange(file: 2, lower: 10, upper: 20)

  @Test("hold what lies in the same file between their ends")
  func contains() {
    #expect(range.contains(range))
    #expect(range.contains(SourceRange(file: 2, lower: 20, upper: 20)))
    #expect(!range.contains(SourceRange(file: 2, lower: 9, upper: 12)))
    #expect(!range.contains(SourceRange(file: 1, lower: 12, upper: 13)))
  }

  @Test("have parts that stay within them, and no end before their beginning")
  func parts() {
    #expect(range.part(offset: 2, count: 3) == SourceRange(file: 2, lower: 12, upper: 15))
    #expect(range.part(offset: 8, count: 30) == SourceRange(file: 2, lower: 18, upper: 20))
    #expect(range.part(offset: 99, count: 1) == SourceRange(file: 2, lower: 20, upper: 20))
    #expect(range.part(offset: -3, count: -1) == SourceRange(file: 2, lower: 10, upper: 10))
    #expect(SourceRange(file: 0, lower: 5, upper: 1).upper == 5)
  }
}
