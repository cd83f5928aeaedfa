import ColorScience
import Testing
import ThemeSyntax

@testable import DesignTokens

@Suite("Words of files of tokens")
struct TokenWordTests {
  @Test(
    "every key that means something somewhere is a name of a group and of a token",
    arguments: TokenWord.vocabulary.filter { !$0.hasPrefix("$") && !$0.contains(".") })
  func everyKey(name: String) {
    let system = TokenCase(
      """
      { "\(name)": { "ink": \(TokenText.token(1)), "\(name)": { "\(name)": \(TokenText.token(1)) } },
        "one": { "\(name)": \(TokenText.token(1)), "other": { "$value": "{one.\(name)}" } },
        "two": { "other": \(TokenText.token(1)), "\(name)": { "deep": { "er": \(TokenText.token(1)) } } } }
      """
    ).read()
    #expect(
      Set(system.paths) == [
        "\(name).ink", "\(name).\(name).\(name)", "one.\(name)", "one.other", "two.other",
        "two.\(name).deep.er",
      ])
    #expect(system.deviations.isEmpty && system.findings.isEmpty && system.unresolved.isEmpty)
  }

  @Test("are found by their identifiers in a table that begins with them")
  func identifiers() {
    var texts = TextTable(vocabulary: TokenWord.vocabulary)
    for word in TokenWord.allCases {
      let id = texts.intern(word.rawValue)
      #expect(TokenWord(id) == word && TextID(word) == id)
    }
    #expect(TokenWord(texts.intern("brand")) == nil && TokenWord(nil) == nil)
  }
}
