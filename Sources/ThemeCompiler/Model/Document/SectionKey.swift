internal import ColorScience
import OutputText

/// A key of a theme or configuration, for the parser, schemas, documentation and completion.
package struct SectionKey: Sendable {
  package let name: String
  package let value: ValueKind
  /// A sentence without a full stop.
  package let summary: String
  /// The default, as a phrase; nil if the key is required or has none.
  package let standard: String?
  /// JSON, which is also YAML.
  package let example: String
  /// True if the key accepts `null`, because it inherits or replaces a value.
  package let isNullable: Bool
  package let isRequired: Bool

  package init(
    _ name: String, _ value: ValueKind, _ summary: String, standard: String? = nil,
    example: String, isNullable: Bool = false, isRequired: Bool = false
  ) {
    self.name = name
    self.value = value
    self.summary = summary
    self.standard = standard
    self.example = example
    self.isNullable = isNullable
    self.isRequired = isRequired
  }

  package static let backdrop = SectionKey(
    "backdrop",
    .wordsOr(BackdropContent.words, shape: "backdrop", "a color or a list of colors"),
    "The content behind a translucent bar; the most specific one applies",
    standard: "that of what is around it, at last the configuration's", example: #""dark""#,
    isNullable: true)

  package var description: String {
    standard.map { "\(summary). Default: \($0)." } ?? "\(summary)."
  }
}

package struct ValueWord: Sendable, Hashable {
  package let name: String
  /// A sentence without a full stop; empty if the name suffices.
  package let summary: String

  package init(_ name: String, _ summary: String = "") {
    self.name = name
    self.summary = summary
  }
}

package protocol WordValue: RawRepresentable<String>, CaseIterable, Sendable {
  var summary: String { get }
}

extension WordValue {
  package static var words: [ValueWord] { allCases.map { ValueWord($0.rawValue, $0.summary) } }
}

package enum ValueKind: Sendable {
  case flag
  case text
  case words([ValueWord])
  /// A schema definition, its phrase, and accepted words.
  case shape(String, String, words: [ValueWord] = [])
  /// A word, or a schema definition with its phrase.
  case wordsOr([ValueWord], shape: String, String)
  /// A color, or a schema definition with its phrase.
  case colorOr(String, String)

  package static let color = shape("color", "a color")
  package static let colorOrNone = wordsOr(
    [ValueWord("none", "The line is hidden")], shape: "color", "a color")

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

  /// The name of the schema's definition.
  package var shape: String? {
    switch self {
    case .flag, .text, .words: nil
    case .shape(let name, _, _), .wordsOr(_, let name, _), .colorOr(let name, _): name
    }
  }

  /// For colors, an example of each notation.
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
