import TestSupport
import OutputText
import Testing

@Suite("Numbers as text")
struct NumberTextTests {
  @Test(
    "have the fewest digits that read back the same, and no point where they are whole",
    arguments: [
      (0, "0"), (-0.0, "0"), (1, "1"), (-17, "-17"), (0.1, "0.1"), (1.0 / 3, "0.3333333333333333"),
      (999_999_999_999_999, "999999999999999"), (1e16, "1e+16"), (.infinity, "inf"),
    ])
  func shortest(number: Double, text: String) {
    #expect(NumberText.shortest(number) == text)
    #expect(Double(text) == number)
  }

  @Test(
    "have a fixed count of decimals, rounded half away from zero",
    arguments: [
      (0, 2, "0.00"), (0.005, 2, "0.01"), (-0.125, 2, "-0.13"), (12.3456, 3, "12.346"),
      (99.995, 1, "100.0"), (1e300, 2, "1e+300"),
    ])
  func decimals(number: Double, count: Int, text: String) {
    #expect(NumberText.decimals(number, count) == text)
  }

  @Test("are whole where their neighbors are no more than 1 apart")
  func whole() {
    #expect(NumberText.whole(-12) == -12 && NumberText.whole(0.5) == nil)
    #expect(NumberText.whole(1e15) == nil && NumberText.whole(.nan) == nil)
  }
}
