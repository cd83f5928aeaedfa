import Testing

@testable import ThemeSyntax

@Suite("JSON as it is read")
struct JSONReaderTests {
  @Test(
    "a source gives exactly the tree, places and findings of its fixture",
    arguments: SyntaxCase.of("json.cases"))
  func matchesFixture(_ item: SyntaxCase) {
    item.expectRecorded()
  }
}
