import ThemeSyntax

extension Shape where Value == Bool {
  static var flag: Shape { Shape(.flag) { $0.flag($1.value, $1.what) } }
}

extension Shape where Value == Located<Bool> {
  static var flag: Shape {
    Shape(.flag) { parser, entry in
      parser.flag(entry.value, entry.what).map { Located($0, at: parser.tree.range(entry.value)) }
    }
  }
}

extension Shape where Value == String {
  static func text(_ kind: ValueKind = .text) -> Shape {
    Shape(kind) { parser, entry in
      let text = parser.text(entry.value, entry.what, takes: kind.phrase)
      return text.map { parser.texts.string($0.value) }
    }
  }
}

extension Shape where Value == Located<TextID> {
  static func text(_ kind: ValueKind) -> Shape {
    Shape(kind) { $0.text($1.value, $1.what, takes: kind.phrase) }
  }

  static var appearanceName: Shape { .text(.shape("appearanceName", "an appearance's name")) }
}

extension Shape where Value == Located<String> {
  static func words(_ words: [ValueWord]) -> Shape {
    Shape(.words(words)) { $0.named($1.value, $1.what, words.map { ($0.name, $0.name) }) }
  }
}

extension Shape {
  static func word<Word: WordValue>() -> Shape where Value == Located<Word> {
    Shape(.words(Word.words)) { $0.choice($1.value, $1.what, Array(Word.allCases)) }
  }

  static func word() -> Shape where Value: WordValue {
    Shape<Located<Value>>.word().map(\.value)
  }
}
