import Testing

@testable import ThemeCompiler

@Suite("The verdict on a pair")
struct PairVerdictTests {
  @Test(
    "is a failure below what is required and a warning below what is advised",
    arguments: [(2.99, .fail), (3, .warning), (4.49, .warning), (4.5, .pass), (21, .pass)]
      as [(Double, PairVerdict)])
  func verdicts(ratio: Double, verdict: PairVerdict) throws {
    let pairs = try ThemePairs(
      "appearances: { a: { toolbar: { backgroundColor: white, tintColor: black } } }"
    ).pairs()
    let tint = try #require(pairs.first)
    #expect(tint.required == 3 && tint.advised == 4.5)
    #expect(PairVerdict(ratio, of: tint) == verdict)
  }

  @Test("is told from each other one without a color, by shape and by word")
  func apart() {
    let all = PairVerdict.allCases
    #expect(Set(all.map(\.shape)).count == all.count && Set(all.map(\.word)).count == all.count)
    #expect(all.allSatisfy { $0.shape.count == 1 })
  }
}
