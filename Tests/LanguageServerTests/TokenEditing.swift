import LanguageServer
import Testing

/// Tests of a file of tokens in two groups, with an alias and a token that is to be left, and of a theme over it.
protocol TokenEditing {}

private let shown = """
  {
    "base": {
      "$type": "color",
      "blue": { "$value": "#0A5FD9", "$description": "The brand's blue." },
      "ink": { "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } }
    },
    "text": {
      "$type": "color",
      "link": { "$value": "{base.blue}", "$deprecated": "Use {base.ink}." },
      "plain": { "$ref": "#/base/ink" }
    }
  }

  """

extension TokenEditing {
  var tokens: String { shown }
  var name: String { "brand.tokens.json" }
  var theme: String {
    """
    tokens: brand.tokens.json
    palette: { own: "{base.blue}" }
    roles: { a: "{text.link}" }

    """
  }

  /// A client with the file of tokens open, and the theme beside it.
  func open() throws -> Client {
    let client = try Client(files: [name: tokens, "A.theme.yaml": theme])
    client.open(name, tokens)
    return client
  }

  /// The place of a word, a few characters into it.
  func place(of word: String, _ more: Int = 1, in text: String = shown) throws -> TextPosition {
    let range = try #require(text.firstRange(of: word))
    let start = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
    return DocumentText(Array(text.utf8)).position(start + more, .utf16Units)
  }

  /// The bytes of a range of the file.
  func text(_ range: JSONValue?) throws -> String {
    let document = DocumentText(Array(tokens.utf8))
    let start = document.offset(try #require(position(range?["start"])), .utf16Units)
    let end = document.offset(try #require(position(range?["end"])), .utf16Units)
    return document.text(start..<end)
  }
}
