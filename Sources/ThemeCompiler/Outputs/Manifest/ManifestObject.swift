import OutputText
import ThemeSyntax

/// A manifest value, with its JSON and its schema.
protocol ManifestValue: Sendable, Equatable {
  static var shape: ManifestShape { get }

  init(_ node: ManifestNode) throws(ManifestProblem)
  func write(to writer: inout JSONWriter)
}

package indirect enum ManifestShape: Sendable {
  case constant(String)
  case text, name, flag, whole
  case number(ClosedRange<Double>?)
  case pattern(String)
  case words([String])
  case list(ManifestShape)
  /// An object with names as keys.
  case named(ManifestShape)
  case any([ManifestShape])
  case object([Field])
  /// A definition of the schema by its name.
  case defined(String, @Sendable () -> ManifestShape)

  package struct Field: Sendable {
    package let key: String
    package let about: String
    package var isRequired = false
    package var limit = FieldLimit.none
    package let shape: ManifestShape
  }
}

package enum FieldLimit: Sendable {
  case none, notEmpty, positive
  case pattern(String)
  /// The least number, or the least count of items.
  case atLeast(Int)
  case items(Int)
  /// At least one item, each once.
  case unique
}

protocol ManifestObject: ManifestValue {
  /// True for an object on one line.
  static var isInline: Bool { get }

  init()
  mutating func visit<F: FieldVisitor & ~Copyable>(_ fields: inout F) throws(F.Failure)
}

/// Writes, reads or describes an object's fields.
protocol FieldVisitor: ~Copyable {
  associatedtype Failure: Error

  /// Visits a field that the manifest omits if it equals `standard`; if that is nil, it is required.
  mutating func callAsFunction<Value: ManifestValue>(
    _ key: StaticString, _ value: inout Value, _ about: String, _ limit: FieldLimit,
    else standard: Value?
  ) throws(Failure)
}

extension FieldVisitor where Self: ~Copyable {
  mutating func callAsFunction<Value: ManifestValue>(
    _ key: StaticString, _ value: inout Value, _ about: String, else standard: Value?
  ) throws(Failure) {
    try self(key, &value, about, .none, else: standard)
  }

  mutating func callAsFunction<Value: ManifestValue>(
    _ key: StaticString, _ value: inout Value, _ about: String, _ limit: FieldLimit = .none
  ) throws(Failure) {
    try self(key, &value, about, limit, else: nil)
  }

  mutating func callAsFunction<Value: ManifestValue>(
    ifAny key: StaticString, _ value: inout Value?, _ about: String, _ limit: FieldLimit = .none
  ) throws(Failure) {
    try self(key, &value, about, limit, else: .some(nil))
  }

  mutating func callAsFunction<Content: ManifestValue>(
    named key: StaticString, _ entries: inout [Manifest.Named<Content>], _ about: String
  ) throws(Failure) {
    var object = NamedEntries(entries: entries)
    try self(key, &object, about)
    entries = object.entries
  }

  mutating func callAsFunction(
    _ key: StaticString, ratio: inout Double, _ about: String
  ) throws(Failure) {
    var value = Ratio(value: ratio)
    try self(key, &value, about)
    ratio = value.value
  }

  mutating func callAsFunction(
    ifAny key: StaticString, ratio: inout Double?, _ about: String
  ) throws(Failure) {
    var value = ratio.map(Ratio.init(value:))
    try self(ifAny: key, &value, about)
    ratio = value?.value
  }
}

extension JSONWriter: FieldVisitor {
  mutating func callAsFunction<Value: ManifestValue>(
    _ key: StaticString, _ value: inout Value, _ about: String, _ limit: FieldLimit,
    else standard: Value?
  ) {
    if value == standard { return }
    self.key(key)
    value.write(to: &self)
  }
}

extension ManifestNode: FieldVisitor {
  func callAsFunction<Value: ManifestValue>(
    _ key: StaticString, _ value: inout Value, _ about: String, _ limit: FieldLimit,
    else standard: Value?
  ) throws(ManifestProblem) {
    let key = "\(key)"
    if let standard, try optional(key) == nil {
      value = standard
    } else {
      let node = try member(key)
      value = try Value(node)
      if case .atLeast(let least) = limit, let count = value as? Int, count < least {
        throw node.problem("expected a whole number of \(least) or more")
      }
    }
  }
}

private struct FieldList: FieldVisitor {
  var fields: [ManifestShape.Field] = []

  mutating func callAsFunction<Value: ManifestValue>(
    _ key: StaticString, _ value: inout Value, _ about: String, _ limit: FieldLimit,
    else standard: Value?
  ) throws(Never) {
    fields.append(
      ManifestShape.Field(
        key: "\(key)", about: about, isRequired: standard == nil, limit: limit,
        shape: Value.shape))
  }
}

extension ManifestObject {
  static var isInline: Bool { true }

  static var shape: ManifestShape {
    let name = "\(Self.self)".prefix { $0 != "<" }
    return .defined(name.prefix(1).lowercased() + name.dropFirst()) {
      var list = FieldList()
      var object = Self()
      object.visit(&list)
      return .object(list.fields)
    }
  }

  init(_ node: ManifestNode) throws(ManifestProblem) {
    self.init()
    try node.require(.mapping, "an object")
    var node = node
    try visit(&node)
  }

  func write(to writer: inout JSONWriter) {
    var object = self
    if Self.isInline {
      writer.inlineObject { object.visit(&$0) }
    } else {
      writer.object { object.visit(&$0) }
    }
  }
}
