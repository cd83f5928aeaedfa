import Foundation
package import ThemeSyntax

/// A JSON value, so that tests can look into schemas, manifests and themes.
package enum JSONValue: Equatable, Decodable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([JSONValue].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }

  /// The value of a JSON text.
  package init(json bytes: [UInt8]) throws {
    self = try JSONDecoder().decode(JSONValue.self, from: Data(bytes))
  }

  /// The value of a theme as tools for YAML and JSON see it: `{ref}` is a mapping of one null.
  package init?(theme source: SourceFile) {
    var texts = TextTable()
    guard let tree = readTheme(source, file: 0, texts: &texts).tree else { return nil }
    self.init(tree, tree.root, texts)
  }

  private init(_ tree: SyntaxTree, _ node: NodeID, _ texts: TextTable) {
    switch tree.kind(node) {
    case .mapping:
      var members: [String: JSONValue] = [:]
      for (key, value) in tree.entries(node) {
        guard let text = tree.text(key) else { continue }
        members[texts.string(text)] = JSONValue(tree, value, texts)
      }
      self = .object(members)
    case .sequence: self = .array(tree.items(node).map { JSONValue(tree, $0, texts) })
    default:
      let text = tree.text(node).map { texts.string($0) } ?? ""
      guard tree.kind(node) == .plainScalar else {
        self = .string(text)
        return
      }
      switch text {
      case _ where tree.isNull(node): self = .null
      case "true", "false": self = .bool(text == "true")
      default: self = Double(text).map { .number($0) } ?? .string(text)
      }
    }
  }

  /// A member of an object, nil for anything else.
  package subscript(key: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members[key]
  }

  /// The items of an array, none for anything else.
  package var items: [JSONValue] {
    guard case .array(let items) = self else { return [] }
    return items
  }

  /// The text of a string, nil for anything else.
  package var text: String? {
    guard case .string(let text) = self else { return nil }
    return text
  }

  /// The value of a whole number, nil for anything else.
  package var integer: Int? {
    guard case .number(let number) = self else { return nil }
    return Int(exactly: number)
  }

  /// The keys of an object, sorted.
  package var keys: [String] {
    guard case .object(let members) = self else { return [] }
    return members.keys.sorted()
  }

  /// The object with a member changed, added or, by nil, removed.
  package func setting(_ key: String, _ value: JSONValue?) -> JSONValue {
    guard case .object(var members) = self else { return self }
    members[key] = value
    return .object(members)
  }
}
