import Testing

@testable import ColorScience

@Suite struct ShortRatioTests {
  @Test(
    "a ratio is cut to hundredths and written without zeros at its end",
    arguments: [
      (4.5, "4.5"), (4.4999, "4.49"), (9.04, "9.04"), (21, "21"), (1, "1"), (3.001, "3"),
      (100, "100"), (10.1, "10.1"),
    ])
  func texts(ratio: Double, text: String) {
    #expect(shortRatio(ratio) == text)
  }
}
