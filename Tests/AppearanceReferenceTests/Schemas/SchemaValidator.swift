import TestSupport
import Foundation
import Testing

@testable import AppearanceReference
@testable import ThemeFiles
@testable import ThemeCompiler

/// Validates JSON values by as much of JSON Schema as our schemas and those of findings use.
struct SchemaValidator {
  let schema: JSONValue

  /// What is wrong with a value, each with its path; a keyword that is not known here is wrong too.
  func problems(_ value: JSONValue) -> [String] {
    problems(value, schema, "$")
  }

  /// What is wrong with a value by a part of the schema.
  func problems(_ value: JSONValue, by part: JSONValue) -> [String] { problems(value, part, "$") }

  private func problems(_ value: JSONValue, _ schema: JSONValue, _ path: String) -> [String] {
    if schema == .bool(true) { return [] }
    guard case .object(let keywords) = schema else { return ["\(path) is not allowed"] }
    if case .string(let reference)? = keywords["$ref"] {
      let name = String(reference.split(separator: "/").last ?? "")
      guard let target = self.schema["definitions"]?[name] else { return ["no \(reference)"] }
      return problems(value, target, path)
    }
    return keywords.flatMap { problems(value, $0.key, $0.value, keywords, path) }
  }

  private func problems(
    _ value: JSONValue, _ keyword: String, _ rule: JSONValue, _ keywords: [String: JSONValue],
    _ path: String
  ) -> [String] {
    let refused = ["\(path) breaks '\(keyword)'"]
    func fails(unless isValid: Bool) -> [String] { isValid ? [] : refused }
    switch (keyword, rule, value) {
    case ("$schema", _, _), ("title", _, _), ("description", _, _), ("definitions", _, _),
      ("id", .string, _), ("default", _, _), ("format", _, _),
      ("examples", .array, _), ("$id", .string, _), ("defaultSnippets", .array, _),
      ("enumDescriptions", .array, _), ("markdownEnumDescriptions", .array, _):
      return []
    case ("const", _, _): return fails(unless: value == rule)
    case ("enum", .array(let values), _): return fails(unless: values.contains(value))
    case ("type", .string(let type), _): return fails(unless: isA(value, type))
    case ("type", .array(let types), _):
      return fails(unless: types.contains { $0 == .string(typeName(value)) })
    case ("allOf", .array(let schemas), _): return schemas.flatMap { problems(value, $0, path) }
    case ("anyOf", .array(let schemas), _):
      return fails(unless: schemas.contains { problems(value, $0, path).isEmpty })
    case ("oneOf", .array(let schemas), _):
      return fails(unless: schemas.count { problems(value, $0, path).isEmpty } == 1)
    case ("uniqueItems", .bool(true), .array(let items)):
      return fails(unless: items.indices.allSatisfy { !items[..<$0].contains(items[$0]) })
    case ("not", _, _): return fails(unless: !problems(value, rule, path).isEmpty)
    case ("pattern", .string(let pattern), .string(let text)):
      return fails(unless: text.range(of: pattern, options: .regularExpression) != nil)
    case ("minLength", .number(let least), .string(let text)):
      return fails(unless: Double(text.unicodeScalars.count) >= least)
    case ("minimum", .number(let least), .number(let number)): return fails(unless: number >= least)
    case ("maximum", .number(let most), .number(let number)): return fails(unless: number <= most)
    case ("exclusiveMinimum", .number(let bound), .number(let number)):
      return fails(unless: number > bound)
    case ("minItems", .number(let least), .array(let items)):
      return fails(unless: Double(items.count) >= least)
    case ("maxItems", .number(let most), .array(let items)):
      return fails(unless: Double(items.count) <= most)
    case ("items", _, .array(let items)):
      return items.enumerated().flatMap { problems($0.element, rule, "\(path)[\($0.offset)]") }
    case ("minProperties", .number(let least), .object(let members)):
      return fails(unless: Double(members.count) >= least)
    case ("maxProperties", .number(let most), .object(let members)):
      return fails(unless: Double(members.count) <= most)
    case ("required", .array(let keys), .object(let members)):
      return keys.filter { key in !members.keys.contains { .string($0) == key } }
        .map { "\(path) lacks \($0)" }
    case ("properties", .object(let properties), .object(let members)):
      return properties.flatMap { key, schema in
        members[key].map { problems($0, schema, "\(path).\(key)") } ?? []
      }
    case ("propertyNames", _, .object(let members)):
      return members.keys.flatMap { problems(.string($0), rule, "\(path).\($0)") }
    case ("additionalProperties", _, .object(let members)):
      let known = keywords["properties"]?.keys ?? []
      return members.filter { !known.contains($0.key) }
        .flatMap { problems($0.value, rule, "\(path).\($0.key)") }
    default: return Self.keywords.contains(keyword) ? [] : ["unknown keyword '\(keyword)'"]
    }
  }

  private static let keywords: Set<String> = [
    "pattern", "minLength", "minimum", "maximum", "exclusiveMinimum", "minItems", "maxItems",
    "items", "uniqueItems", "minProperties", "maxProperties", "required", "properties",
    "propertyNames",
    "additionalProperties",
  ]

  private func isA(_ value: JSONValue, _ type: String) -> Bool {
    if case .number(let number) = value, type == "integer" { return number == number.rounded() }
    return typeName(value) == type
  }

  private func typeName(_ value: JSONValue) -> String {
    switch value {
    case .null: "null"
    case .bool: "boolean"
    case .number: "number"
    case .string: "string"
    case .array: "array"
    case .object: "object"
    }
  }
}

extension SchemaValidator {
  /// To read them takes longer than to use them.
  private static let all: [String: SchemaValidator] = Dictionary(
    uniqueKeysWithValues: schemaNames.compactMap { name in
      guard let text = AppearanceReference.schema(named: name) else { return nil }
      return (try? JSONValue(json: Array(text.utf8))).map { (name, SchemaValidator(schema: $0)) }
    })

  /// The validator of a schema by the name under which the command prints it.
  static func named(_ name: String) throws -> SchemaValidator { try #require(all[name]) }
}
