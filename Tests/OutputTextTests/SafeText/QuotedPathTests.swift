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

  @Test(
    "paths stand as they are unless a reader would misread them",
    arguments: [
      ("Themes/Brand.theme.yaml", "Themes/Brand.theme.yaml"), ("a b", "a b"), ("ü/日本", "ü/日本"),
      (" a", #"" a""#), ("a ", #""a ""#), ("a\tb\n", #""a\tb\n""#), (#"a"b\"#, #""a\"b\\""#),
      ("\u{1B}[31m", #""\033[31m""#), ("\u{7}\u{8}\u{B}\u{C}\r", #""\a\b\v\f\r""#),
      ("a\u{202E}", #""a\342\200\256""#),
    ])
  func paths(path: String, written: String) {
    #expect(quotedPath(path) == written)
  }
}
