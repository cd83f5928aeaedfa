import Testing

@testable import OutputText

@Suite("Paths in differences")
struct QuotedPathTests {
  @Test(
    "are quoted as git quotes them, and only where they have to be",
    arguments: [
      ("a/b.yaml", "a/b.yaml"), ("a b", "a b"), ("é/日本", "é/日本"),
      (" a", #"" a""#), ("a ", #""a ""#), (#"a"b"#, #""a\"b""#), (#"a\b"#, #""a\\b""#),
      ("a\tb\nc", #""a\tb\nc""#), ("\u{1B}[0m", #""\033[0m""#),
      ("a\u{202E}b", #""a\342\200\256b""#),
    ])
  func quotes(path: String, quoted: String) {
    #expect(quotedPath(path) == quoted)
  }

  @Test("keep each byte that is not UTF-8")
  func bytes() {
    #expect(quotedPath(PathText.text([0x61, 0xFF])) == #""a\377""#)
  }
}
