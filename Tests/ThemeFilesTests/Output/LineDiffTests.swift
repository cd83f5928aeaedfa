import Testing

@testable import ThemeFiles

@Suite struct LineDiffTests {
  @Test(
    "the first difference is shown with its lines",
    arguments: [
      ("a\nb\nc\n", "a\nX\nc\n", "@@ -2 +2 @@\n-b\n+X\n"),
      ("a\nc\n", "a\nb\nc\n", "@@ -1,0 +2 @@\n+b\n"),
      ("a\nb\nc\n", "a\nc\n", "@@ -2 +1,0 @@\n-b\n"),
      ("a", "a\u{1B}", "@@ -1 +1 @@\n-a\n+a\\u{1B}\n"),
      ("a\nb\n", "a\nb", "@@ -2 +2 @@\n-b\n+b\n\\ No newline at end of file\n"),
      ("a\nb\nc\nd\n", "X\nb\nc\nY\n", "@@ -1,3 +1,3 @@\n-a\n-b\n-c\n+X\n+b\n+c\n"),
      ("", "a\n", "@@ -0,0 +1 @@\n+a\n"),
      ("same\n", "same\n", ""),
    ])
  func hunk(old: String, new: String, expected: String) {
    #expect(LineDiff(Array(old.utf8), Array(new.utf8)).excerpt == expected)
  }

  @Test("changes near each other share a hunk, distant ones do not")
  func hunks() {
    let lines = (1...20).map { "line \($0)\n" }
    var changed = lines
    changed[0] = "first\n"
    changed[5] = "sixth\n"
    changed[19] = "last"
    let diff = LineDiff(bytes(lines), bytes(changed)).patch(of: "a")
    #expect(
      diff == """
        --- a
        +++ a
        @@ -1,9 +1,9 @@
        -line 1
        +first
         line 2
         line 3
         line 4
         line 5
        -line 6
        +sixth
         line 7
         line 8
         line 9
        @@ -17,4 +17,4 @@
         line 17
         line 18
         line 19
        -line 20
        +last
        \\ No newline at end of file

        """)
    #expect(LineDiff(bytes(lines), bytes(lines)).patch(of: "a") == "")
  }

  @Test("a patch may have more lines on one side, and a path with blanks ends in a tab")
  func lines() {
    let old = (1...9).map { "\($0)\n" }
    let patch = LineDiff(bytes(old), bytes(old.filter { $0 != "5\n" })).patch(of: "a b")
    #expect(
      patch == """
        --- a b\t
        +++ a b\t
        @@ -2,7 +2,6 @@
         2
         3
         4
        -5
         6
         7
         8

        """)
    #expect(LineDiff([], bytes(["1\n"])).patch(of: "a") == "--- a\n+++ a\n@@ -0,0 +1 @@\n+1\n")
  }

  private func bytes(_ lines: [String]) -> [UInt8] { Array(lines.joined().utf8) }
}
