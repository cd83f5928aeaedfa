import Testing

@testable import ThemeSyntax

@Suite("Trees as they are built")
struct TreeBuilderTests {
  @Test(
    "a source gives exactly the tree, places and findings of its fixture",
    arguments: SyntaxCase.of("aliases.cases"))
  func matchesFixture(_ item: SyntaxCase) {
    item.expectRecorded()
  }
}
