import Testing

@testable import ThemeSyntax

@Suite("YAML as it is read")
struct YAMLReaderTests {
  @Test(
    "a source gives exactly the tree, places and findings of its fixture",
    arguments: SyntaxCase.of("yaml-mistakes.cases", "yaml-traps.cases"))
  func matchesFixture(_ item: SyntaxCase) {
    item.expectRecorded()
  }
}
