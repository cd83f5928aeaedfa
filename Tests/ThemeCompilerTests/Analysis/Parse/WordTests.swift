import ColorScience
import Testing

@testable import ThemeCompiler
@testable import ThemeSyntax

@Suite("Words of a theme by their identifiers")
struct WordTests {
  @Test("each word has its place in the text table, and no other text has one")
  func words() {
    var texts = TextTable(vocabulary: Word.vocabulary)
    for word in Word.allCases {
      #expect(texts.identifier(of: word.rawValue).flatMap { Word(index: $0.index) } == word)
    }
    #expect(Word(index: texts.intern("nothing of the kind").index) == nil)
    #expect(Word(index: -1) == nil && Word(index: Int32(Word.allCases.count)) == nil)
    // A word beside these would make two of one text.
    #expect(Set(Word.vocabulary).count == Word.vocabulary.count)
  }

  @Test("the names of bars and of variants are known as such")
  func kinds() {
    #expect(Word.allCases.compactMap(\.bar) == BarKind.allCases)
    #expect(Word.allCases.filter { $0.bar?.name == $0.rawValue }.count == BarKind.allCases.count)
    #expect(Word.allCases.filter(\.isVariant).map(\.rawValue) == Variant.allCases.map(\.name))
  }

  @Test("keys of a bar lead to properties and groups, those of a group to what is in it")
  func keys() throws {
    let texts = TextTable(vocabulary: Word.vocabulary)
    func meaning(_ key: String, in keys: BarKeys) throws -> BarKeys.Meaning? {
      keys[try #require(texts.identifier(of: key))]
    }
    #expect(try meaning("tintColor", in: .bar)?.property == .tintColor)
    #expect(try meaning("done", in: .bar)?.property == nil)
    let buttons = try #require(BarGroup.all.firstIndex { $0.path == "buttons" })
    let plain = try #require(BarGroup.all.firstIndex { $0.path == "buttons.plain" })
    #expect(try meaning("buttons", in: .bar)?.group == buttons)
    #expect(try meaning("plain", in: BarKeys.groups[buttons])?.group == plain)
    #expect(try meaning("color", in: BarKeys.groups[plain])?.property == .plainButton)
    #expect(try meaning("color", in: .bar)?.property == nil)
  }

  @Test("what is not in the vocabulary is no key at all")
  func others() {
    var texts = TextTable(vocabulary: Word.vocabulary)
    #expect(BarKeys.bar[texts.intern("nothing of the kind")] == nil)
  }
}
