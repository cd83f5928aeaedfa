import Testing

@testable import appearance

@Suite struct PreviewTests {
  @Test("a misspelled format is refused")
  func format() {
    #expect(
      refusal(of: ["x", "--format", "svgz"], by: Preview.self)
        == "unknown format 'svgz'; did you mean 'svg'?")
    #expect(refusal(of: ["x", "--format", "svg"], by: Preview.self) == nil)
  }

  @Test(
    "a place or an input that can't be meant is refused",
    arguments: [
      (["x", "--output", "-"], "--output takes a path; './-' is one named '-'"),
      (["-", "--watch"], "--watch needs files; '-' is standard input"),
    ] as [([String], String)])
  func refusals(arguments: [String], message: String) {
    #expect(refusal(of: arguments, by: Preview.self) == message)
  }
}
