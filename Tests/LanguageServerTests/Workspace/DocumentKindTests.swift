import Testing

@testable import LanguageServer

@Suite("What a document is taken for")
struct DocumentKindTests {
  @Test(
    "is known by its name",
    arguments: [
      ("/a/B.theme.yaml", DocumentKind.theme), ("B.theme.json", .theme),
      ("a/appearance.yaml", .configuration), ("a/appearance.yml", .configuration),
      ("x.tokens.json", .tokens), ("x.resolver.json", .tokens), ("x.tokens", .tokens),
      ("base.yaml", .other), ("package.json", .other), ("", .other),
    ])
  func names(path: String, kind: DocumentKind) {
    #expect(DocumentKind(path: path) == kind)
  }
}
