import OutputText
import ThemeModel

extension Section {
  /// The mapping as an object of a JSON Schema that takes no other keys, but for those left out, its
  /// lines so many blanks further in.
  func schema(
    _ summary: String, required: [String] = [], without left: [String] = [], indent: Int = 4
  ) -> String {
    let needed = required.isEmpty ? "" : "\"required\": [\(jsonList(required))],\n  "
    let properties = keys.filter { !left.contains($0.name) }
      .map { $0.schema(orNull: takesNull($0.name)) }
    return """
      {
        "description": \(jsonString(summary)),
        "type": "object",
        \(needed)"additionalProperties": false,
        "properties": {
          \(properties.joined(separator: ",\n    "))
        }
      }
      """
      .indented(indent)
  }
}

extension SectionKey {
  /// The key as a property of an object in a JSON Schema.
  var schema: String { schema(orNull: false) }

  /// The same, with null beside the values where it unsets the key.
  func schema(orNull: Bool) -> String {
    let values =
      orNull ? "\"anyOf\": [{ \(value.schema) }, { \"type\": \"null\" }]" : value.schema
    let standard = value.json(ofStandard: standard).map { "\"default\": \($0), " } ?? ""
    return "\(jsonString(name)): { \"description\": \(jsonString(description)), "
      + "\(standard)\"examples\": [\(example)], \(values) }"
  }
}

extension ValueKind {
  /// The keywords of a JSON Schema that say the same, those of a subschema that may have others.
  fileprivate var schema: String {
    switch self {
    case .flag: "\"type\": \"boolean\""
    case .text: "\"type\": \"string\""
    case .words(let words): Self.list(words)
    case .shape(let name, _, _): "\"allOf\": [{ \"$ref\": \"#/definitions/\(name)\" }]"
    case .colorOr(let name, _):
      "\"anyOf\": [{ \"$ref\": \"#/definitions/color\" }, { \"$ref\": \"#/definitions/\(name)\" }]"
    case .wordsOr(let words, let name, _):
      "\"anyOf\": [{ \(Self.list(words)) }, { \"$ref\": \"#/definitions/\(name)\" }]"
    }
  }

  private static func list(_ words: [ValueWord]) -> String {
    "\"enum\": [\(jsonList(words.map(\.name)))]\(words.descriptions)"
  }

  /// What holds without a key as JSON, nil where that is told in words.
  fileprivate func json(ofStandard standard: String?) -> String? {
    guard let standard else { return nil }
    switch self {
    case .flag: return ["true", "false"].contains(standard) ? standard : nil
    case .words(let words), .wordsOr(let words, _, _):
      return words.contains { $0.name == standard } ? jsonString(standard) : nil
    case .shape("inverse", _, _), .shape("titleFont", _, _):
      return self.words.contains { $0.name == standard } ? jsonString(standard) : nil
    case .shape("formatVersion", _, _), .shape("ratio", _, _), .shape("iOSVersion", _, _):
      return Double(standard).map { _ in standard }
    case .text, .shape, .colorOr: return nil
    }
  }
}

extension [ValueWord] {
  /// The keywords that editors show beside each word, none where the words say it all.
  var descriptions: String {
    guard contains(where: { !$0.summary.isEmpty }) else { return "" }
    let texts = map { jsonString($0.summary.isEmpty ? $0.name : "\($0.summary).") }
      .joined(separator: ", ")
    return ", \"enumDescriptions\": [\(texts)], \"markdownEnumDescriptions\": [\(texts)]"
  }
}

func jsonString(_ text: String) -> String { String(decoding: jsonText(text), as: UTF8.self) }

extension String {
  /// The text with more blanks in front of every line but the first.
  func indented(_ blanks: Int) -> String {
    let lines = split(separator: "\n", omittingEmptySubsequences: false)
    return lines.joined(separator: "\n" + String(repeating: " ", count: blanks))
  }
}
