/// A value of JSON, as messages hold it.
package enum JSONValue: Sendable, Equatable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])
}

extension JSONValue {
  /// The member of an object, nil where there is none and for other values.
  package subscript(_ key: String) -> JSONValue? {
    if case .object(let members) = self { members[key] } else { nil }
  }

  /// The element of an array, nil where there is none and for other values.
  package subscript(_ index: Int) -> JSONValue? {
    guard case .array(let elements) = self, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  /// The text of a string, nil for other values.
  package var text: String? {
    if case .string(let text) = self { text } else { nil }
  }

  /// The number as a whole one, nil for other values and for numbers with a fraction.
  package var whole: Int? {
    if case .number(let number) = self { Int(exactly: number) } else { nil }
  }

  package var double: Double? {
    if case .number(let number) = self { number } else { nil }
  }

  /// The truth value, nil for other values.
  package var flag: Bool? {
    if case .bool(let flag) = self { flag } else { nil }
  }

  /// The elements of an array, none for other values.
  package var elements: [JSONValue] {
    if case .array(let elements) = self { elements } else { [] }
  }

  package var isObject: Bool {
    if case .object = self { true } else { false }
  }

  /// The object with more members; one of a name that is there already is replaced.
  package func adding(_ members: [String: JSONValue]) -> JSONValue {
    guard case .object(let own) = self else { return self }
    return .object(own.merging(members) { $1 })
  }
}

// MARK: - Literals

extension JSONValue: ExpressibleByStringInterpolation, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral, ExpressibleByNilLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  package init(stringLiteral text: String) { self = .string(text) }
  package init(integerLiteral number: Int) { self = .number(Double(number)) }
  package init(floatLiteral number: Double) { self = .number(number) }
  package init(booleanLiteral flag: Bool) { self = .bool(flag) }
  package init(nilLiteral: ()) { self = .null }
  package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  package init(dictionaryLiteral members: (String, JSONValue)...) {
    self = .object(Dictionary(members) { $1 })
  }

  package init(_ number: Int) { self = .number(Double(number)) }
}
