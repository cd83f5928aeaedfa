import OutputText

/// A value of a JSON Schema.
enum SchemaNode: Sendable {
  case object(SchemaMembers)
  case array([SchemaNode])
  /// JSON that a table has as text.
  case json(String)

  /// A key that takes what a definition says.
  static func reference(_ name: String) -> SchemaNode { ["$ref": .text("#/definitions/\(name)")] }

  /// The same with a description of its own.
  static func reference(_ name: String, _ about: String) -> SchemaNode {
    .described(about, ["allOf": [.reference(name)]])
  }

  /// What all of some keywords allow.
  static func described(_ about: String, _ keywords: SchemaMembers...) -> SchemaNode {
    .object(SchemaMembers([("description", .text(about))]).adding(SchemaMembers(joining: keywords)))
  }

  /// An object that takes no other keys.
  static func mapping(
    _ about: String, required: [String] = [], _ properties: SchemaMembers
  ) -> SchemaNode {
    .described(about, .mapping(required: required, properties))
  }

  /// The same without a description.
  static func mapping(
    required: [String] = [], _ properties: SchemaMembers, _ keywords: SchemaMembers = [:]
  ) -> SchemaNode {
    .object(.mapping(required: required, properties, keywords))
  }

  /// An object with keys of the author's choice.
  static func dictionary(
    _ about: String, _ keywords: SchemaMembers = [:], of value: SchemaNode
  ) -> SchemaNode {
    .described(about, ["type": "object"], keywords, ["additionalProperties": value])
  }

  static func list(
    _ about: String, _ keywords: SchemaMembers = [:], of item: SchemaNode
  ) -> SchemaNode {
    .described(about, ["type": "array"], keywords, ["items": item])
  }

  static func any(_ about: String, _ alternatives: [SchemaNode]) -> SchemaNode {
    .described(about, ["anyOf": .array(alternatives)])
  }

  /// A value alone or a list of such.
  static func oneOrMore(
    _ about: String, _ value: SchemaNode, _ keywords: SchemaMembers = [:]
  ) -> SchemaNode {
    let list = SchemaMembers(joining: [["type": "array"], keywords, ["items": value]])
    return .any(about, [value, .object(list)])
  }

  static func string(_ about: String, _ keywords: SchemaMembers = [:]) -> SchemaNode {
    .described(about, ["type": "string"], keywords)
  }

  /// A text of at least one character.
  static func name(_ about: String) -> SchemaNode { .string(about, ["minLength": 1]) }

  static func number(_ about: String, _ keywords: SchemaMembers = [:]) -> SchemaNode {
    .described(about, ["type": "number"], keywords)
  }

  static func flag(_ about: String) -> SchemaNode { .described(about, ["type": "boolean"]) }

  static func words(_ about: String, _ words: [String]) -> SchemaNode {
    .described(about, ["enum": .texts(words)])
  }

  /// A file format; `id` is its name and version.
  static func document(
    _ id: String, title: String, _ about: String, required: [String] = [],
    _ properties: SchemaMembers, definitions: SchemaMembers
  ) -> SchemaNode {
    .object(
      SchemaMembers(joining: [
        [
          "$schema": "http://json-schema.org/draft-07/schema#",
          "$id": .text("urn:appearance-compiler:schema:\(id)"), "title": .text(title),
          "description": .text(about),
        ],
        .mapping(required: required, properties), ["definitions": .object(definitions)],
      ]))
  }
}

/// The members of an object in the order in which they are written.
struct SchemaMembers: Sendable, ExpressibleByDictionaryLiteral {
  let all: [(key: String, value: SchemaNode)]

  init(_ all: [(String, SchemaNode)]) { self.all = all.map { ($0, $1) } }

  init(joining parts: [SchemaMembers]) { all = parts.flatMap(\.all) }

  func adding(_ more: SchemaMembers) -> Self { Self(joining: [self, more]) }

  init(dictionaryLiteral members: (String, SchemaNode)...) { self.init(members) }

  /// The keywords of an object that takes no other keys.
  static func mapping(
    required: [String] = [], _ properties: SchemaMembers, _ keywords: SchemaMembers = [:]
  ) -> SchemaMembers {
    SchemaMembers(joining: [
      ["type": "object"], required.isEmpty ? [:] : ["required": .texts(required)],
      ["additionalProperties": false], keywords, ["properties": .object(properties)],
    ])
  }
}

// MARK: - Literals

extension SchemaNode: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  static func text(_ text: String) -> SchemaNode {
    .json(String(decoding: jsonText(text), as: UTF8.self))
  }

  static func texts(_ texts: [String]) -> SchemaNode { .array(texts.map(SchemaNode.text)) }

  init(stringLiteral text: String) { self = .text(text) }
  init(integerLiteral number: Int) { self = .json("\(number)") }
  init(booleanLiteral flag: Bool) { self = .json("\(flag)") }
  init(arrayLiteral elements: SchemaNode...) { self = .array(elements) }
  init(dictionaryLiteral members: (String, SchemaNode)...) {
    self = .object(SchemaMembers(members))
  }
}

// MARK: - JSON

extension SchemaNode {
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
    case .json: return line
    }
  }

  /// The value as JSON on one line.
  private var line: String {
    switch self {
    case .object(let members):
      "{ " + members.all.map { "\"\($0.key)\": \($0.value.line)" }.joined(separator: ", ") + " }"
    case .array(let elements): "[" + elements.map(\.line).joined(separator: ", ") + "]"
    case .json(let text): text
    }
  }
}
