import TestSupport
import Testing

@testable import ColorScience
@testable import ThemeCompiler
@testable import ThemePreview
@testable import ThemeSyntax

@Suite("Pairs and what became of them")
struct JudgedPairTests {
  @Test(
    "behind a translucent color the worst content comes first, and nothing behind an opaque one")
  func backgrounds() {
    let half = Color.white.withAlpha(0.5)
    #expect(extremeBackgrounds(of: .black, on: half, over: []) == [.black, .white])
    #expect(extremeBackgrounds(of: .white, on: half, over: []) == [.white, .black])
    let gray = Color(hex8: 0x80, 0x80, 0x80)
    #expect(extremeBackgrounds(of: .black, on: half, over: [.white, gray]) == [gray, .white])
    #expect(extremeBackgrounds(of: .black, on: half, over: [gray]) == [gray])
    #expect(extremeBackgrounds(of: .black, on: .white, over: []) == [])
  }

  @Test("each pair of an appearance has what was measured of it, and what there is to say")
  func pairs() throws {
    let pairs = try previewed(PreviewedThemes.failing).pairs[0].filter { $0.reason == nil }
    // Of a white status bar on #F7F7F9 with #1C1C1E and #0A5FD9 on it.
    let bad = pairs.filter { $0.verdict != .pass }
    #expect(pairs.count == 3 && bad.count == 1)
    #expect(bad[0].verdict == .fail && bad[0].finding?.id == "status-bar-contrast")
    let worst = try #require(bad[0].entry(in: .light)).measured.worst
    #expect(abs(worst - 1.06) < 0.01)
    #expect(bad[0].entry(in: .dark) == nil, "the appearance is light")
  }

  @Test("the worst of the verdicts counts, and none is unknown")
  func verdicts() throws {
    let pair = try #require(try previewed(PreviewedThemes.failing).pairs[0].first)
    let measured = try #require(pair.entries.first).measured
    func verdict(_ verdicts: [PairVerdict]) -> PairVerdict {
      JudgedPair(
        pair: pair.pair, entries: verdicts.map { JudgedEntry(measured: measured, verdict: $0) },
        reason: nil, finding: nil
      ).verdict
    }
    #expect(verdict([.pass, .warning, .fail]) == .fail)
    #expect(verdict([.warning, .depends]) == .depends)
    #expect(verdict([.pass, .waived, .warning]) == .warning)
    #expect(verdict([.pass, .waived]) == .waived && verdict([.pass]) == .pass)
    #expect(verdict([]) == .unknown)
  }

  @Test("what passes has a warning where a finding says that its contrast is low")
  func warnings() throws {
    // 3.99:1, enough for icons and not for texts.
    let theme =
      "appearances: { a: { toolbar: { backgroundColor: white, tintColor: \"#3B7FE0\" } } }"
    let report = try #require(PreviewedThemes.analysis(theme).report.contrast.first)
    #expect(report.entries.map(\.verdict) == [.pass])
    #expect(report.judged.map(\.verdict) == [.warning])
  }

  @Test("a pair has its colors in each variant, over content its extremes, and none on the unknown")
  func colors() throws {
    func colors(_ bar: String, _ variant: Variant) throws -> PairColors? {
      let source = try previewed("appearances: { a: { toolbar: { \(bar) } } }")
      let pair = try #require(source.pairs[0].first)
      return pair.colors(in: variant, source.theme.colors, source.analysis.meter)
    }
    let adaptive = "backgroundColor: { light: white, dark: black }, tintColor: gray"
    let gray = Color(hex8: 128, 128, 128)
    #expect(try colors(adaptive, .light) == PairColors(front: gray, back: .white, behind: []))
    #expect(try colors(adaptive, .dark)?.back == .black)
    let translucent = try colors("backgroundColor: \"#FFFFFF80\", tintColor: black", .light)
    #expect(translucent?.behind == [.black, .white])
    #expect(try colors("backgroundImage: Wood, tintColor: black", .light) == nil)
  }
}
