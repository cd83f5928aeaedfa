import OutputText
import ThemeCompiler

extension Section {
  /// The mapping as an object that takes no other keys, but for those left out.
  func schema(
    _ summary: String, required: [String]? = nil, without left: [String] = []
  ) -> JSONNode {
    let needed = keys.filter(\.isRequired).map(\.name)
    return .mapping(summary, required: required ?? needed, members(without: left))
  }

  func members(without left: [String] = []) -> JSONEntries {
    JSONEntries(
      keys.filter { !left.contains($0.name) }.map { ($0.name, $0.schema) })
  }
}

extension SectionKey {
  /// The values at the key, with null where that unsets it.
  fileprivate var schema: JSONNode {
    let values: JSONEntries =
      isNullable ? ["anyOf": [.object(value.schema), ["type": "null"]]] : value.schema
    return .described(
      description, ["default": value.json(ofStandard: standard), "examples": [.json(example)]],
      values)
  }
}

extension ValueKind {
  /// The keywords that say the same, those of a subschema that may have others.
  fileprivate var schema: JSONEntries {
    switch self {
    case .flag: ["type": "boolean"]
    case .text: ["type": "string"]
    case .words(let words): words.schema
    case .shape(let name, _, _): ["allOf": [.reference(name)]]
    case .colorOr(let name, _): ["anyOf": [.reference("color"), .reference(name)]]
    case .wordsOr(let words, let name, _): ["anyOf": [.object(words.schema), .reference(name)]]
    }
  }

  /// What holds without a key, nil where that is told in words.
  fileprivate func json(ofStandard standard: String?) -> JSONNode? {
    guard let standard else { return nil }
    switch self {
    case .flag: return ["true", "false"].contains(standard) ? .json(standard) : nil
    case .words(let words), .wordsOr(let words, _, _):
      return words.contains { $0.name == standard } ? .text(standard) : nil
    case .shape("inverse", _, _), .shape("titleFont", _, _):
      return self.words.contains { $0.name == standard } ? .text(standard) : nil
    case .shape("formatVersion", _, _), .shape("ratio", _, _), .shape("iOSVersion", _, _):
      return Double(standard).map { _ in .json(standard) }
    case .text, .shape, .colorOr: return nil
    }
  }
}

extension [ValueWord] {
  /// The words, and what editors show beside each unless the words say it all.
  var schema: JSONEntries {
    let words: JSONEntries = ["enum": .texts(map(\.name))]
    guard contains(where: { !$0.summary.isEmpty }) else { return words }
    let texts = JSONNode.texts(map { $0.summary.isEmpty ? $0.name : "\($0.summary)." })
    return words.adding(["enumDescriptions": texts, "markdownEnumDescriptions": texts])
  }
}
