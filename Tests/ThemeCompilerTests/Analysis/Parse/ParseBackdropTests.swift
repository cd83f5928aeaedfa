import Testing

@testable import ThemeCompiler
@testable import ThemeSyntax

@Suite("What lies behind bars")
struct ParseBackdropTests {
  @Test(
    "is a word, or opaque colors",
    arguments: ["dark", "light", "\"#101012\"", "[red, blue]", "null"])
  func taken(backdrop: String) {
    #expect(errors(in: "appearances: { a: { backdrop: \(backdrop) } }") == [])
  }

  @Test(
    "is nothing else",
    arguments: [
      ("[]", "missing-value «[]»"), ("[dark, red]", "misplaced-key «dark»"),
      ("\"#10101280\"", "translucent-backdrop «\"#10101280\"»"), ("drak", "unknown-color «drak»"),
    ])
  func mistakes(backdrop: String, error: String) {
    let theme = "appearances: { a: { backdrop: \(backdrop), toolbar: { backgroundColor: white } } }"
    #expect(errors(in: theme) == [error])
  }
}
