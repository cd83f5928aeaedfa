internal import ColorScience
import OutputText

/// One key of a mapping in a theme or a configuration: what may stand below it, and what is said of it.
///
/// The parser, the schemas, the documentation and completion read it.
package struct SectionKey: Sendable {
  package let name: String
  package let value: ValueKind
  /// What the key decides, a sentence without its full stop.
  package let summary: String
  /// What holds where the key is left out, a phrase; nil where the key has to be there or nothing
  /// holds.
  package let standard: String?
  /// A value that may stand there, as JSON, which is YAML too.
  package let example: String

  package init(
    _ name: String, _ value: ValueKind, _ summary: String, standard: String? = nil, example: String
  ) {
    self.name = name
    self.value = value
    self.summary = summary
    self.standard = standard
    self.example = example
  }

  /// The summary and what holds without the key, in sentences.
  package var description: String {
    standard.map { "\(summary). Default: \($0)." } ?? "\(summary)."
  }
}

/// A word that may stand as a value, with what it means.
package struct ValueWord: Sendable, Hashable {
  package let name: String
  /// What it means, a sentence without its full stop; empty where the name says it.
  package let summary: String

  package init(_ name: String, _ summary: String = "") {
    self.name = name
    self.summary = summary
  }
}

package protocol WordValue: RawRepresentable<String>, CaseIterable, Sendable {
  /// What the word means, a sentence without its full stop.
  var summary: String { get }
}

extension WordValue {
  /// The words in the order in which messages list them.
  package static var words: [ValueWord] { allCases.map { ValueWord($0.rawValue, $0.summary) } }
}

/// What may stand below a key.
package enum ValueKind: Sendable {
  case flag
  case text
  case words([ValueWord])
  /// What a definition of the schemas says, with a phrase for it and words that may stand there.
  case shape(String, String, words: [ValueWord] = [])
  /// One of a few words, or what a definition of the schemas says, with a phrase for that.
  case wordsOr([ValueWord], shape: String, String)
  /// A color, or what a definition of the schemas says, with a phrase for that.
  case colorOr(String, String)

  package static let color = shape("color", "a color")
  package static let colorOrNone = wordsOr(
    [ValueWord("none", "The line is hidden")], shape: "color", "a color")

  /// The kind in a sentence.
  package var phrase: String {
    switch self {
    case .flag: "true or false"
    case .text: "text"
    case .words(let words): list(words.map(\.name))
    case .shape(_, let phrase, _): phrase
    case .wordsOr(let words, _, let phrase): list(words.map(\.name) + [phrase])
    case .colorOr(_, let phrase): list(["a color", phrase])
    }
  }

  /// The words that may stand there; where a color may, an example of each notation.
  package var words: [ValueWord] {
    switch self {
    case .flag: [ValueWord("true"), ValueWord("false")]
    case .text: []
    case .words(let words): words
    case .shape(let name, _, let words): words + Self.words(of: name)
    case .wordsOr(let words, let name, _): words + Self.words(of: name)
    case .colorOr: Self.words(of: "color")
    }
  }

  private static func words(of shape: String) -> [ValueWord] {
    switch shape {
    case "color", "colorMember", "literalColor":
      ColorNotation.all.map { ValueWord($0.example, $0.summary) }
    case "titleFont": TitleFont.textStyles.map { ValueWord($0.name) }
    case "inverse": InverseRule.words
    default: []
    }
  }
}
