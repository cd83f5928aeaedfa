import OutputText

extension JSONNode {
  static func reference(_ name: String) -> JSONNode { ["$ref": .text("#/definitions/\(name)")] }

  static func reference(_ name: String, _ about: String) -> JSONNode {
    .described(about, ["allOf": [.reference(name)]])
  }

  /// What all of some keywords allow.
  static func described(_ about: String, _ keywords: JSONEntries...) -> JSONNode {
    .object(JSONEntries([("description", .text(about))]).adding(JSONEntries(joining: keywords)))
  }

  /// An object that takes no other keys.
  static func mapping(
    _ about: String, required: [String] = [], _ properties: JSONEntries
  ) -> JSONNode {
    .described(about, .mapping(required: required, properties))
  }

  static func mapping(
    required: [String] = [], _ properties: JSONEntries, _ keywords: JSONEntries = [:]
  ) -> JSONNode {
    .object(.mapping(required: required, properties, keywords))
  }

  /// An object with keys of the author's choice.
  static func dictionary(
    _ about: String, _ keywords: JSONEntries = [:], of value: JSONNode
  ) -> JSONNode {
    .described(about, ["type": "object"], keywords, ["additionalProperties": value])
  }

  static func list(
    _ about: String, _ keywords: JSONEntries = [:], of item: JSONNode
  ) -> JSONNode {
    .described(about, ["type": "array"], keywords, ["items": item])
  }

  static func any(_ about: String, _ alternatives: [JSONNode]) -> JSONNode {
    .described(about, ["anyOf": .array(alternatives)])
  }

  static func oneOrMore(
    _ about: String, _ value: JSONNode, _ keywords: JSONEntries = [:]
  ) -> JSONNode {
    let list = JSONEntries(joining: [["type": "array"], keywords, ["items": value]])
    return .any(about, [value, .object(list)])
  }

  static func string(_ about: String, _ keywords: JSONEntries = [:]) -> JSONNode {
    .described(about, ["type": "string"], keywords)
  }

  /// A text of at least one character.
  static func name(_ about: String) -> JSONNode { .string(about, ["minLength": 1]) }

  static func number(_ about: String, _ keywords: JSONEntries = [:]) -> JSONNode {
    .described(about, ["type": "number"], keywords)
  }

  static func flag(_ about: String) -> JSONNode { .described(about, ["type": "boolean"]) }

  static func words(_ about: String, _ words: [String]) -> JSONNode {
    .described(about, ["enum": .texts(words)])
  }

  /// A file format; `id` is its name and version.
  static func document(
    _ id: String, title: String, _ about: String, required: [String] = [],
    _ properties: JSONEntries, definitions: JSONEntries
  ) -> JSONNode {
    .object(
      JSONEntries(joining: [
        [
          "$schema": "http://json-schema.org/draft-07/schema#",
          "$id": .text("urn:appearance-compiler:schema:\(id)"), "title": .text(title),
          "description": .text(about),
        ],
        .mapping(required: required, properties), ["definitions": .object(definitions)],
      ]))
  }
}

extension JSONEntries {
  /// The keywords of an object that takes no other keys.
  static func mapping(
    required: [String] = [], _ properties: JSONEntries, _ keywords: JSONEntries = [:]
  ) -> JSONEntries {
    let keys: JSONEntries = [
      "type": "object", "required": required.isEmpty ? nil : .texts(required),
      "additionalProperties": false,
    ]
    return JSONEntries(joining: [keys, keywords, ["properties": .object(properties)]])
  }
}

// MARK: - JSON

extension JSONNode {
  private static let width = 100

  /// The value as JSON; what fits into a line behind `column` others stands on one.
  func rendered(after column: Int = 0, indent: String = "") -> String {
    let line = self.line
    guard column + line.utf8.count > Self.width else { return line }
    let inner = indent + "  "
    switch self {
    case .object(let members):
      let lines = members.all.map { key, value in
        let head = inner + "\"\(key)\": "
        return head + value.rendered(after: head.utf8.count + 1, indent: inner)
      }
      return "{\n\(lines.joined(separator: ",\n"))\n\(indent)}"
    case .array(let elements):
      let lines = elements.map { inner + $0.rendered(after: inner.utf8.count + 1, indent: inner) }
      return "[\n\(lines.joined(separator: ",\n"))\n\(indent)]"
    case .line, .json: return line
    }
  }

  private var line: String {
    switch self {
    case .object(let members):
      "{ " + members.all.map { "\"\($0.key)\": \($0.value.line)" }.joined(separator: ", ") + " }"
    case .array(let elements): "[" + elements.map(\.line).joined(separator: ", ") + "]"
    case .line(let value): value.line
    case .json(let text): text
    }
  }
}
