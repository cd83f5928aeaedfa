import LanguageServer
import Testing

@Suite("Completion of paths")
struct FileCandidatesTests: Completing {
  @Test("paths are offered of files that are there, folder by folder")
  func paths() throws {
    let files = [
      "Base.theme.yaml": "{}", "shared.yaml": "{}", "appearance.yaml": "{}",
      "A.appearance.json": "{}", "tokens/brand.json": "{}", "tokens/deep/more.tokens.yml": "{}",
      "tokens/read.md": "", "Assets.xcassets/Contents.json": "{}",
    ]
    func labels(_ text: String) throws -> [String] { try complete(text, files: files).labels }
    #expect(try labels("extends: ‸") == ["Base.theme.yaml", "shared.yaml", "tokens/"])
    #expect(try labels("extends: [Base.theme.yaml, ‸").contains("shared.yaml"))
    #expect(try labels("tokens: ‸") == ["Assets.xcassets", "shared.yaml", "tokens/"])
    #expect(try labels("tokens: tokens/‸") == ["tokens/brand.json", "tokens/deep/"])
    #expect(try labels("tokens:\n  - tokens/deep/m‸") == ["tokens/deep/more.tokens.yml"])
    #expect(try labels("tokens: { resolver: tokens/‸").contains("tokens/brand.json"))
    #expect(try complete("tokens: tokens/b‸", files: files).texts[0] == "tokens: tokens/brand.json")
    #expect(try labels("tokens: { light: tokens/‸").contains("tokens/brand.json"))
    #expect(try labels("tokens: ../‸").isEmpty)
    #expect(try labels("tokens:\n  - res‸").contains("resolver") == false)
    #expect(try labels("tokens: { res‸").contains("resolver"))
    #expect(try labels("tokens:\n  resolver: tokens/brand.json\n  ‸").contains("lightHighContrast"))
    #expect(try labels("tokens: /‸").isEmpty)
  }
}
