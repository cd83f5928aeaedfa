import Testing

@testable import ColorScience
@testable import ThemeCompiler

@Suite("What is measured of a pair")
struct MeasureContrastTests {
  @Test("is one entry where the colors are one in all variants")
  func uniform() throws {
    let entries = try measured("backgroundColor: white, tintColor: \"#767676\"")
    #expect(entries.map(\.variants) == [.all])
    #expect(entries.map { ($0.worst * 100).rounded(.down) } == [454])
    #expect(entries.allSatisfy { $0.worst == $0.best && !$0.mayVary })
    #expect(entries.map(\.verdict) == [.pass])
  }

  @Test("is one entry for the variants that share their numbers")
  func variants() throws {
    let entries = try measured(
      "backgroundColor: white, tintColor: { light: black, dark: white, darkHighContrast: black }")
    #expect(
      entries.map(\.variants) == [[.light, VariantSet(.darkHighContrast)], VariantSet(.dark)])
    #expect(entries.map(\.worst) == [21, 1] && entries.map(\.verdict) == [.pass, .fail])
  }

  @Test("over what may lie behind is an interval, which passes as a whole or depends on that")
  func translucent() throws {
    // Over black #FFFFFF4D is 77 of 255, a luminance of 0.0742.
    let low = try measured(
      "background: default, backgroundEffect: none, backgroundColor: \"#FFFFFF4D\", tintColor: black"
    )
    #expect(low.map { ($0.worst * 100).rounded(.down) } == [248] && low.map(\.best) == [21])
    #expect(low.map(\.mayVary) == [true] && low.map(\.verdict) == [.dependsOnContent])
    // Over black #FFFFFF80 is 128 of 255, a luminance of 0.2159.
    let high = try measured(
      "background: default, backgroundEffect: none, backgroundColor: \"#FFFFFF80\", tintColor: black"
    )
    #expect(high.map { ($0.worst * 100).rounded(.down) } == [531])
    #expect(high.map(\.mayVary) == [true] && high.map(\.verdict) == [.pass])
  }

  @Test("goes behind what the report has, whatever numbers that has")
  func appended() throws {
    let themed = try ThemePairs(
      "appearances: { a: { toolbar: { backgroundColor: white, tintColor: black } } }")
    let pair = try #require(themed.pairs().first)
    let ground = try #require(pair.ground)
    var report = ContrastReport()
    let meter = themed.configuration.meter
    #expect(report.measure(pair, on: ground, meter: meter, colors: themed.theme.colors) == 0..<1)
    #expect(report.measure(pair, on: ground, meter: meter, colors: themed.theme.colors) == 1..<2)
  }

  private func measured(_ bar: String) throws -> [ContrastEntry] {
    let themed = try ThemePairs("appearances: { a: { toolbar: { \(bar) } } }")
    return try themed.measured(try #require(themed.pairs().first))
  }
}
