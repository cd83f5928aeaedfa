import Testing

@testable import CommandRun

@Suite struct LineDifferenceTests {
  @Test(
    "the first difference is shown with its lines",
    arguments: [
      ("a\nb\nc\n", "a\nX\nc\n", "@@ -2 +2 @@\n-b\n+X\n"),
      ("a\nc\n", "a\nb\nc\n", "@@ -1,0 +2 @@\n+b\n"),
      ("a\nb\nc\n", "a\nc\n", "@@ -2 +1,0 @@\n-b\n"),
      ("a", "a\u{1B}", "@@ -1 +1 @@\n-a\n+a\\u{1B}\n"),
      ("same\n", "same\n", ""),
    ])
  func hunk(old: String, new: String, expected: String) {
    #expect(LineDifference(old: Array(old.utf8), new: Array(new.utf8)).text == expected)
  }
}
