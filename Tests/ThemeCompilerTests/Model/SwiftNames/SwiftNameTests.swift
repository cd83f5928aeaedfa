import Testing

@testable import ThemeCompiler

@Suite struct SwiftNameTests {
  @Test(
    "only the first letter is capitalized, with the accents that belong to it",
    arguments: [
      ("", ""), ("a", "A"), ("screen1", "Screen1"), ("Screen", "Screen"), ("1a", "1a"),
      ("_a", "_a"), ("étage", "Étage"), ("e\u{301}tage", "E\u{301}tage"), ("ßa", "SSa"),
      ("a\u{345}b", "A\u{399}b"), ("aé", "Aé"),
    ])
  func capitalized(name: String, expected: String) {
    #expect(SwiftName.capitalized(name).unicodeScalars.elementsEqual(expected.unicodeScalars))
  }
}
