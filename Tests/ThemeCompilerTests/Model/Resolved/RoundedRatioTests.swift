import Testing

@testable import ThemeCompiler

@Suite struct RoundedRatioTests {
  @Test(
    "a ratio has six decimals and stays on its side of every threshold",
    arguments: [
      (19.627047727057104, [3], 19.627048), (5.3747106026, [3, 4.5, 7], 5.374711),
      (4.4999999, [4.5], 4.499999), (4.49999999999999, [3, 4.5, 7], 4.499999),
      (4.5, [4.5], 4.5), (4.5000004, [4.5], 4.5), (4.4999994, [4.5], 4.499999),
      (6.9999997, [3, 4.5], 7), (6.9999997, [3, 4.5, 7], 6.999999), (2.9999996, [3], 2.999999),
      (21, [3], 21), (1, [3], 1), (1.0000001, [3], 1), (20.9999999, [3], 21),
      // Thresholds with more decimals, which the value has passed and its neighbor has not.
      (4.50000012, [4.5000001], 4.500001), (4.50000005, [4.5000001], 4.5),
      (4.50000005, [4.5, 4.5000001], 4.5),
      // Nothing with six decimals lies between these two.
      (4.49999995, [4.4999999, 4.5], 4.49999995),
    ] as [(Double, [Double], Double)])
  func vectors(ratio: Double, thresholds: [Double], expected: Double) {
    let all = thresholds + Array(repeating: thresholds[0], count: 4 - thresholds.count)
    #expect(roundedRatio(ratio, thresholds: SIMD4(all)) == expected)
  }

  @Test("verdicts and the order of ratios survive, however near the thresholds are")
  func neighbors() {
    let thresholds = [3, 4.5, 4.5000007, 7]
    for threshold in thresholds {
      let ratios = (-3_000...3_000).map { threshold + Double($0) * 1e-9 }
      let rounded = ratios.map { roundedRatio($0, thresholds: SIMD4(thresholds)) }
      for (ratio, short) in zip(ratios, rounded) {
        #expect(abs(ratio - short) < 1e-6)
        #expect(thresholds.allSatisfy { (ratio >= $0) == (short >= $0) }, "\(ratio)")
      }
      #expect(zip(rounded, rounded.dropFirst()).allSatisfy { $0 <= $1 })
    }
  }
}
