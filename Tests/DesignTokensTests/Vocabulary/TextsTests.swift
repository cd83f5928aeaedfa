import ColorScience
import Testing
import ThemeSyntax

@testable import DesignTokens

@Suite("Texts of messages")
struct TextsTests {
  @Test(
    "blanks and tabs at the ends go, and nothing within",
    arguments: [("  a b\t", "a b"), ("", ""), (" \t ", ""), ("a", "a"), ("\u{A0}é ", "\u{A0}é")])
  func trimmed(text: String, inner: String) {
    #expect(text.trimmed == inner)
  }
}
