import Testing

@testable import ColorScience
@testable import ThemeCompiler
@testable import ThemeSyntax

@Suite("Measured pairs")
struct ContrastReportTests {
  private func entry(
    _ worst: Double, _ best: Double, _ variants: VariantSet, required: Double = 4.5
  ) -> ContrastEntry {
    ContrastEntry(
      rule: "title-contrast", worst: worst, best: best, required: required, foreground: .title,
      background: PropertyPath(bar: .toolbar, state: .scrollEdge, property: .backgroundColor),
      backgroundName: "backgroundColor", variants: variants, mayVary: worst != best, verdict: .fail,
      outputs: [])
  }

  @Test("a ratio is not rounded up to what is asked for, nor to a level of WCAG")
  func rounding() {
    let pair = entry(4.499_999_9, 6.999_999_99, .all, required: 5)
    #expect(pair.roundedWorst == 4.499_999 && pair.roundedBest == 6.999_999)
    let other = entry(4.999_999_9, 5.123_456_78, .all, required: 5)
    #expect(other.roundedWorst == 4.999_999 && other.roundedBest == 5.123_457)
  }

  @Test("what fails over every backdrop is first, the worst before the rest")
  func order() {
    let variants = Variant.allCases
    var report = ContrastReport()
    report.entries = [
      entry(1, 9, VariantSet(variants[0])), entry(3, 4, VariantSet(variants[1])),
      entry(2, 4, VariantSet(variants[2])), entry(1, 1, VariantSet(variants[3])),
    ]
    let failing = FailingPair(
      index: 0, diagnostic: nil, entries: 0..<4,
      variants: [VariantSet(variants[0]), VariantSet(variants[1]), VariantSet(variants[2])])
    #expect(report.worstFirst(failing) == [variants[2], variants[1], variants[0]])
  }

  @Test("numbers of another variant are the same only where all of them are")
  func sameNumbers() {
    let pair = entry(2, 4, .all)
    #expect(pair.has(ContrastInterval(worst: 2, best: 4), mayVary: true))
    #expect(!pair.has(ContrastInterval(worst: 2, best: 4), mayVary: false))
    #expect(!pair.has(ContrastInterval(worst: 2, best: 5), mayVary: true))
  }

  @Test("a waived pair is named as the manifest names it, by its bar's state")
  func waived() {
    let pair = WaivedPair("light", entry(4.499_999_9, 5, .all), required: 4.5)
    #expect(pair.place == "toolbar.scrollEdge" && pair.foreground == "title")
    #expect(pair.ratio == 4.499_999 && pair.required == 4.5)
  }
}
