import ThemeSyntax

/// The keys of a mapping that is read into `Target`.
package struct Mapping<Target: SendableMetatype>: Sendable {
  package let section: Section
  let keys: [Key<Target>]
  let hasRequired: Bool
  private let indices: [String: Int]

  init(_ title: String, _ keys: [Key<Target>]) {
    section = Section(title: title, keys: keys.map(\.description))
    self.keys = keys
    hasRequired = section.keys.contains(where: \.isRequired)
    indices = Dictionary(uniqueKeysWithValues: zip(section.names, keys.indices))
  }

  func index(of key: String) -> Int? { indices[key] }
}

/// A key: its description, how it is read, and how it is merged onto a lower layer.
struct Key<Target: SendableMetatype>: Sendable {
  typealias Property<Value> = any WritableKeyPath<Target, Value> & Sendable
  typealias Read = @Sendable (inout NodeParser, KeyEntry, inout Target) -> Void

  let description: SectionKey
  let read: Read
  private(set) var merge: @Sendable (inout Target, _ lower: Target) -> Void = { _, _ in }
  /// False for a key that no appearance inherits by `extends`, or that no override can set.
  private(set) var isInherited = true

  init(
    _ name: String, _ kind: ValueKind, _ summary: String, standard: String? = nil, example: String,
    isNullable: Bool = false, isRequired: Bool = false, read: @escaping Read
  ) {
    description = SectionKey(
      name, kind, summary, standard: standard, example: example, isNullable: isNullable,
      isRequired: isRequired)
    self.read = read
  }

  /// Reads a property; a wrong value leaves it unchanged, and so does `null` if the key is nullable.
  init<Value: Sendable>(
    _ name: String, _ property: Property<Value>, _ shape: Shape<Value>,
    _ summary: String, standard: String? = nil, example: String, isNullable: Bool = false,
    isRequired: Bool = false
  ) {
    self.init(
      name, shape.kind, summary, standard: standard, example: example, isNullable: isNullable,
      isRequired: isRequired
    ) { parser, entry, target in
      if isNullable, parser.isUnset(entry.value) { return }
      if let value = shape.read(&parser, entry) { target[keyPath: property] = value }
    }
  }

  init<Value: Sendable>(
    _ name: String, _ property: Property<Value?>, _ shape: Shape<Value>,
    _ summary: String, standard: String? = nil, example: String, isNullable: Bool = false,
    isRequired: Bool = false
  ) {
    self.init(
      name, property, Shape<Value?>(shape.kind) { shape.read(&$0, $1).map { .some($0) } }, summary,
      standard: standard, example: example, isNullable: isNullable, isRequired: isRequired)
  }

  /// A property that `null` unsets.
  init<Value: Sendable>(
    _ name: String, layered property: Property<Layered<Value>>,
    _ shape: Shape<Value>, _ summary: String, standard: String, example: String
  ) {
    self.init(name, shape.kind, summary, standard: standard, example: example, isNullable: true) {
      parser, entry, target in
      target[keyPath: property] = parser.layered(entry.value) { shape.read(&$0, entry) }
    }
    merge = { $0[keyPath: property] = $0[keyPath: property].over($1[keyPath: property]) }
  }

  func merging(_ merge: @escaping @Sendable (inout Target, _ lower: Target) -> Void) -> Key {
    var key = self
    key.merge = merge
    return key
  }

  var notInherited: Key {
    var key = self
    key.isInherited = false
    return key
  }

  /// The key in a mapping that has this one's target as a part.
  func within<Whole: SendableMetatype>(_ part: any WritableKeyPath<Whole, Target> & Sendable)
    -> Key<Whole>
  {
    Key<Whole>(description) { [read] in read(&$0, $1, &$2[keyPath: part]) }
  }

  private init(_ description: SectionKey, read: @escaping Read) {
    self.description = description
    self.read = read
  }
}

/// An entry of a mapping that is being read.
struct KeyEntry {
  let name: String
  let key: NodeID
  let value: NodeID

  var what: String { "'\(name)'" }
}

/// A kind of value with the way it is read; nil for reported values.
struct Shape<Value: Sendable>: Sendable {
  let kind: ValueKind
  let read: @Sendable (inout NodeParser, KeyEntry) -> Value?

  init(_ kind: ValueKind, _ read: @escaping @Sendable (inout NodeParser, KeyEntry) -> Value?) {
    self.kind = kind
    self.read = read
  }

  func map<Other>(_ change: @escaping @Sendable (Value) -> Other?) -> Shape<Other> {
    Shape<Other>(kind) { [read] in read(&$0, $1).flatMap(change) }
  }
}

extension NodeParser {
  /// Reads entries; returns the keys found, misspelt ones corrected, if any key is required.
  ///
  /// `meaning` reports an unknown key, whose value is read as that of the key it returns.
  @discardableResult
  mutating func read<Target>(
    _ node: NodeID, as mapping: Mapping<Target>, into target: inout Target,
    meaning: ((inout NodeParser, _ key: NodeID, _ value: NodeID, inout Target) -> String?)? = nil
  ) -> [String] {
    var seen: [String] = []
    for (key, value) in tree.entries(node) {
      var name = string(key)
      var index = mapping.index(of: name)
      let isMisspelt = index == nil
      if isMisspelt {
        let meant =
          meaning.map { $0(&self, key, value, &target) }
          ?? keyMeant(by: key, in: mapping.section, of: node)
        guard let meant else { continue }
        name = meant
        index = mapping.index(of: meant)
      }
      guard let index else { continue }
      if mapping.hasRequired { seen.append(name) }
      let earlier = isMisspelt ? diagnostics : nil
      // By index, as a constant would copy the key with its texts.
      mapping.keys[index].read(&self, KeyEntry(name: name, key: key, value: value), &target)
      // A value of another shape belongs to another key.
      if let earlier, let last = diagnostics.kept.last, last.id == "wrong-type",
        last.range == tree.range(value)
      {
        diagnostics = earlier
      }
    }
    return seen
  }

  /// Reports an unknown key; returns the likely one, unless the mapping sets it.
  ///
  /// Values of a configuration are not read: of few keys, the nearest may take another shape.
  mutating func keyMeant(by key: NodeID, in section: Section, of node: NodeID) -> String? {
    guard let name = unknownKey(key, in: section), !isConfiguration,
      takes(texts.intern(name), for: node)
    else { return nil }
    return name
  }

  /// Reports required keys that are missing, unless all keys of the mapping are unknown.
  mutating func reportMissing(
    _ section: Section, in node: NodeID, seen: [String], of what: @autoclosure () -> String,
    at owner: NodeID, _ reason: String = ""
  ) {
    guard !seen.isEmpty || tree.entryCount(node) == 0 else { return }
    let missing = section.keys.filter { $0.isRequired && !seen.contains($0.name) }
    guard !missing.isEmpty else { return }
    let names = missing.map { "'\($0.name)'" }.joined(separator: " and ")
    error("missing-key", "\(what()) needs \(names)\(reason)", at: owner)
  }
}
