import Foundation

/// The JSON Schemas of Design Tokens, which refer to one another by the paths of their files.
struct OfficialSchemas {
  private let documents: [String: Any]

  /// The schemas below a folder.
  init(_ folder: URL) throws {
    var documents: [String: Any] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    where path.hasSuffix(".json") {
      let data = try Data(contentsOf: folder.appending(path: path))
      documents[path] = try JSONSerialization.jsonObject(with: data)
    }
    self.documents = documents
  }

  /// A schema, and the file that it is in.
  private struct Place {
    let schema: Any
    let file: String
  }

  /// What a value breaks of the schema in a file: the paths of keywords, none where it is valid.
  func problems(_ value: Any, by file: String) -> [String] {
    guard let schema = documents[file] else { return ["no schema '\(file)'"] }
    return problems(value, Place(schema: schema, file: file), "$")
  }

  private func target(_ reference: String, from file: String) -> Place? {
    let parts = reference.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    var path = file
    if !parts[0].isEmpty {
      var names = file.split(separator: "/").dropLast().map(String.init)
      for name in parts[0].split(separator: "/") {
        if name == ".." { names.removeLast() } else { names.append(String(name)) }
      }
      path = names.joined(separator: "/")
    }
    var schema = documents[path]
    if parts.count > 1 {
      for key in parts[1].split(separator: "/") {
        schema = (schema as? [String: Any])?[String(key)]
      }
    }
    return schema.map { Place(schema: $0, file: path) }
  }

  private func problems(_ value: Any, _ place: Place, _ path: String) -> [String] {
    guard let schema = place.schema as? [String: Any] else {
      return place.schema as? Bool == false ? ["\(path) is not allowed"] : []
    }
    if let reference = schema["$ref"] as? String {
      guard let target = target(reference, from: place.file) else { return ["no '\(reference)'"] }
      return problems(value, target, path)
    }
    func inner(_ schema: Any, _ value: Any, _ name: String = "") -> [String] {
      problems(value, Place(schema: schema, file: place.file), path + name)
    }
    func holds(_ schema: Any) -> Bool { inner(schema, value).isEmpty }
    var found: [String] = []
    func expect(_ isTrue: Bool, _ keyword: String) {
      if !isTrue { found.append("\(path): \(keyword)") }
    }
    if let types = schema["type"] {
      expect(list(types).contains { isA(value, $0 as? String ?? "") }, "type")
    }
    if let const = schema["const"] { expect(isEqual(value, const), "const") }
    if let values = schema["enum"] as? [Any] {
      expect(values.contains { isEqual(value, $0) }, "enum")
    }
    for part in list(schema["allOf"]) { found += inner(part, value) }
    if let parts = schema["anyOf"] as? [Any] { expect(parts.contains(where: holds), "anyOf") }
    if let parts = schema["oneOf"] as? [Any] { expect(parts.count(where: holds) == 1, "oneOf") }
    if let part = schema["not"] { expect(!holds(part), "not") }
    if let condition = schema["if"], let part = schema[holds(condition) ? "then" : "else"] {
      found += inner(part, value)
    }
    if let text = value as? String, let pattern = schema["pattern"] as? String {
      expect(text.range(of: pattern, options: .regularExpression) != nil, "pattern")
    }
    if isA(value, "number"), let number = (value as? NSNumber)?.doubleValue {
      if let least = schema["minimum"] as? Double { expect(number >= least, "minimum") }
      if let most = schema["maximum"] as? Double { expect(number <= most, "maximum") }
      if let bound = schema["exclusiveMaximum"] as? Double { expect(number < bound, "range") }
    }
    if let items = value as? [Any] {
      expect(items.count >= schema["minItems"] as? Int ?? 0, "minItems")
      expect(items.count <= schema["maxItems"] as? Int ?? .max, "maxItems")
      let rules = schema["items"] as? [Any]
      for (index, item) in items.enumerated() {
        let rule =
          rules.map { index < $0.count ? $0[index] : schema["additionalItems"] ?? true }
          ?? schema["items"] ?? true
        found += inner(rule, item, "[\(index)]")
      }
    }
    if let members = value as? [String: Any] {
      for key in list(schema["required"]) {
        expect(members[key as? String ?? ""] != nil, "required")
      }
      expect(members.count >= schema["minProperties"] as? Int ?? 0, "minProperties")
      let properties = schema["properties"] as? [String: Any] ?? [:]
      let patterns = schema["patternProperties"] as? [String: Any] ?? [:]
      for (key, member) in members {
        var rules = properties[key].map { [$0] } ?? []
        rules += patterns.filter { key.range(of: $0.key, options: .regularExpression) != nil }
          .map(\.value)
        if rules.isEmpty, let other = schema["additionalProperties"] { rules = [other] }
        for rule in rules { found += inner(rule, member, ".\(key)") }
      }
    }
    return found
  }

  private func list(_ value: Any?) -> [Any] { value as? [Any] ?? value.map { [$0] } ?? [] }

  private func isEqual(_ first: Any, _ second: Any) -> Bool {
    (first as? NSObject).map { $0.isEqual(second) } ?? false
  }

  private func isA(_ value: Any, _ type: String) -> Bool {
    let isBool = (value as? NSNumber).map { $0.objCType.pointee == 0x63 } ?? false
    return switch type {
    case "object": value is [String: Any]
    case "array": value is [Any]
    case "string": value is String
    case "boolean": isBool
    case "number": value is NSNumber && !isBool
    default: value is NSNull
    }
  }
}
