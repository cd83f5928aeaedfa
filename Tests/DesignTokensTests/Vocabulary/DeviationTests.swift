import Testing
import ThemeSyntax

@testable import DesignTokens

@Suite("Departures are counted by place")
struct DeviationTests {
  private static func range(_ file: Int32, _ place: Int32) -> SourceRange {
    SourceRange(file: file, lower: place, upper: place + 1)
  }

  @Test("a place that is read for several variants counts once, also among very many")
  func counts() {
    var log = DeviationLog()
    for _ in 0..<3 {
      for place in 0..<10_000 as Range<Int32> {
        log.note(.valueKey, at: Self.range(1, place), "value")
        log.note(.textColor, at: Self.range(place % 2, 7), "white")
      }
    }
    #expect(log.all.map(\.kind) == [.textColor, .valueKey, .textColor])
    #expect(log.all.map(\.count) == [1, 10_000, 1])
    #expect(log.all.map(\.range.file) == [0, 1, 1])
  }

  @Test("the text is that of the place noted first")
  func first() {
    var log = DeviationLog()
    log.note(.valueKey, at: Self.range(0, 9), "type")
    log.note(.valueKey, at: Self.range(0, 3), "value")
    #expect(log.all.map(\.message) == ["'type' without '$'; write '$type'"])
    #expect(log.all.map(\.range.lower) == [9])
  }
}
