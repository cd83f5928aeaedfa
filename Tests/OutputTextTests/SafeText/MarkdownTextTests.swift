import Testing

@testable import OutputText

@Suite("Texts of others in Markdown")
struct MarkdownTextTests {
  @Test(
    "a code span has a fence that is in no run of the text, and no bare pipe",
    arguments: [
      ("a", "`a`"), ("a|b", #"`a\|b`"#), ("a`b", "``a`b``"), ("`a", "`` `a ``"),
      ("a``", "``` a`` ```"), (#"a\"#, #"` a\ `"#), ("", ""),
    ])
  func code(text: String, span: String) {
    #expect(MarkdownText.code(text) == span)
  }

  @Test(
    "words of a cell are no markup, mention, issue or link",
    arguments: [
      ("*a*", #"\*a\*"#), ("<b>", "&lt;b&gt;"), ("@someone #1", "&#64;someone &#35;1"),
      ("https://a", "https&#58;//a"), ("&amp;", "&amp;amp;"),
    ])
  func cell(text: String, words: String) {
    #expect(MarkdownText.cell(text) == words)
  }

  @Test("words for an editor have backslashes, which need no knowledge of references")
  func words() {
    #expect(MarkdownText.words("_a_ <b> x://y") == #"\_a\_ \<b\> x:\//y"#)
  }
}
