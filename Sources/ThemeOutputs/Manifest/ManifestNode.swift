import ColorScience
import ThemeModel
import ThemeSyntax

struct ManifestProblem: Error {
  let diagnostic: Diagnostic
}

/// A key of manifests, by index in the reader's vocabulary, so no texts are compared.
enum ManifestKey: Int32, CaseIterable {
  case alpha, appearance, appearances, at, backdrop, background, best, color, colors
  case colorSpace, column
  case components, contrast, dark, darkHighContrast, deprecated, description, design, diagnostics
  case direction
  case errors, foreground, generator, inputs, interfaceStyle, inverse, kind, light
  case lightHighContrast, line, locations, manifestVersion, name, navigationBar
  case navigationBarHidden, notMeasured, outputs, palette, path, ratio, reason, required, roles
  case rule, screens, sha256, size, source, sources, statusBarStyle, symbol, tabBar, textStyle
  case toolbar, toolbarHidden, variants, verdict, waived, warnings, weight, whenEditing
  /// The base of an inverse.
  case origin
  var name: String { self == .origin ? "of" : "\(self)" }

  static let ofBars = Bars(navigationBar: navigationBar, toolbar: toolbar, tabBar: tabBar)

  /// In the order of `Variant`.
  static let ofVariants = [light, dark, lightHighContrast, darkHighContrast]

  /// All keys, then those of bars alone.
  static let vocabulary: [String] = {
    let own = allCases.map(\.name)
    let ofBars = Set(BarProperty.allCases.flatMap(\.manifestPath)).subtracting(own)
    return own + ofBars.sorted()
  }()
}

/// The targets of keys in a bar's object.
struct ManifestBarKeys {
  /// The property with its value here; beside members, only if it is a color.
  let property: BarProperty?
  /// By index in the vocabulary.
  let members: [Int32: ManifestBarKeys]

  static let all = ManifestBarKeys([])

  private init(_ path: [String]) {
    let properties = BarProperty.allCases.filter { $0.manifestPath.starts(with: path) }
    let own = properties.first { $0.manifestPath == path }
    var members: [Int32: ManifestBarKeys] = [:]
    for property in properties where property != own {
      let key = property.manifestPath[path.count]
      guard let place = ManifestKey.vocabulary.firstIndex(of: key) else { continue }
      if members[Int32(place)] == nil {
        members[Int32(place)] = ManifestBarKeys(path + [key])
      }
    }
    if let own, own.isColorOfGroup {
      members[ManifestKey.color.rawValue] = ManifestBarKeys(own)
    }
    property = own
    self.members = members
  }

  /// A color beside other members.
  private init(_ color: BarProperty) {
    property = color
    members = [:]
  }
}

/// Data shared by all values of a file; a class, so a value costs one reference.
///
/// Unchecked exclusivity is safe: one thread reads, and mutations call none of these functions.
final class ManifestFile {
  fileprivate let tree: SyntaxTree
  private let texts: TextTable
  @exclusivity(unchecked) private var strings: [String?]
  @exclusivity(unchecked) private var numbers: [Double?]

  /// Of the object indexed last; -1 for none.
  @exclusivity(unchecked) private var indexed: Int32 = -1
  /// By key, the last object with it and the value's node.
  @exclusivity(unchecked) private var members: [(object: Int32, value: Int32)]

  /// The table has the vocabulary of `ManifestKey`.
  init(_ tree: SyntaxTree, _ texts: TextTable) {
    self.tree = tree
    self.texts = texts
    strings = Array(repeating: nil, count: texts.count)
    numbers = Array(repeating: nil, count: texts.count)
    members = Array(repeating: (-1, -1), count: ManifestKey.allCases.count)
  }

  fileprivate func isIndexed(_ object: NodeID) -> Bool { indexed == object.index }

  fileprivate func index(_ object: NodeID) {
    indexed = object.index
    members.withUnsafeMutableBufferPointer { members in
      for (name, value) in tree.entries(object) {
        guard let text = tree.text(name), Int(text.index) < members.count else { continue }
        members[Int(text.index)] = (object.index, value.index)
      }
    }
  }

  /// Returns a member of the object indexed last, if present.
  fileprivate func member(_ key: ManifestKey, of object: NodeID) -> NodeID? {
    let member = members[Int(key.rawValue)]
    return member.object == object.index ? NodeID(index: member.value) : nil
  }

  fileprivate func string(_ id: TextID) -> String {
    if let known = strings[Int(id.index)] { return known }
    let string = texts.string(id)
    strings[Int(id.index)] = string
    return string
  }

  fileprivate func number(_ id: TextID) -> Double? {
    if let known = numbers[Int(id.index)] { return known }
    guard let number = Double(string(id)), number.isFinite else { return nil }
    numbers[Int(id.index)] = number
    return number
  }
}

struct ManifestNode {
  let id: NodeID
  let file: ManifestFile

  private var tree: SyntaxTree { file.tree }

  private func node(_ id: NodeID) -> ManifestNode { ManifestNode(id: id, file: file) }

  private var string: String { tree.text(id).map { file.string($0) } ?? "" }

  func problem(_ message: String) -> ManifestProblem {
    ManifestProblem(diagnostic: Diagnostic("broken-manifest", message, at: tree.range(id)))
  }

  private func require(
    _ kind: SyntaxTree.Kind, _ what: String
  ) throws(ManifestProblem) {
    guard tree.kind(id) == kind else { throw problem("expected \(what)") }
  }

  func text() throws(ManifestProblem) -> String {
    try require(.quotedScalar, "text")
    return string
  }

  func word() throws(ManifestProblem) -> String {
    try require(.plainScalar, "a number")
    return string
  }

  func number(in range: ClosedRange<Double>? = nil) throws(ManifestProblem) -> Double {
    try require(.plainScalar, "a number")
    guard let number = tree.text(id).flatMap({ file.number($0) }) else {
      throw problem("expected a number")
    }
    guard range?.contains(number) != false else {
      throw problem(
        "expected a number from \(Int(range?.lowerBound ?? 0)) to \(Int(range?.upperBound ?? 0))")
    }
    return number
  }

  func count(from least: Int) throws(ManifestProblem) -> Int {
    guard let count = Int(exactly: try number()), count >= least else {
      throw problem("expected a whole number of \(least) or more")
    }
    return count
  }

  func flag() throws(ManifestProblem) -> Bool {
    guard tree.kind(id) == .plainScalar, let flag = Bool(string) else {
      throw problem("expected true or false")
    }
    return flag
  }

  func word<Value>(of words: [(name: String, value: Value)]) throws(ManifestProblem) -> Value {
    guard isText, let word = words.first(where: { $0.name == string }) else {
      throw problem(
        "expected one of \(words.map { "'\($0.name)'" }.joined(separator: ", "))")
    }
    return word.value
  }

  func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ type: Choice.Type
  ) throws(ManifestProblem) -> Choice {
    try require(.quotedScalar, "text")
    return try word(of: Choice.allCases.map { ($0.rawValue, $0) })
  }

  func optional(_ key: ManifestKey) throws(ManifestProblem) -> ManifestNode? {
    if !file.isIndexed(id) {
      try require(.mapping, "an object")
      file.index(id)
    }
    return file.member(key, of: id).map { node($0) }
  }

  func member(_ key: ManifestKey) throws(ManifestProblem) -> ManifestNode {
    guard let value = try optional(key) else {
      let range = tree.range(id).part(offset: 0, count: 1)
      throw ManifestProblem(
        diagnostic: Diagnostic("broken-manifest", "'\(key.name)' is missing", at: range))
    }
    return value
  }

  func text(_ key: ManifestKey) throws(ManifestProblem) -> String { try member(key).text() }

  func optionalText(_ key: ManifestKey) throws(ManifestProblem) -> String? {
    try optional(key)?.text()
  }

  func forEachItem(
    _ body: (ManifestNode) throws(ManifestProblem) -> Void
  ) throws(ManifestProblem) {
    try require(.sequence, "a list")
    for item in tree.items(id) { try body(node(item)) }
  }

  func items<Item>(
    _ make: (ManifestNode) throws(ManifestProblem) -> Item
  ) throws(ManifestProblem) -> [Item] {
    var items: [Item] = []
    try forEachItem { item throws(ManifestProblem) in items.append(try make(item)) }
    return items
  }

  func list<Item>(
    _ key: ManifestKey, _ make: (ManifestNode) throws(ManifestProblem) -> Item
  ) throws(ManifestProblem) -> [Item] {
    try member(key).items(make)
  }

  func texts() throws(ManifestProblem) -> [String] {
    try items { item throws(ManifestProblem) in try item.text() }
  }

  /// Passes a key's index, past the vocabulary for unknown keys.
  func forEachEntry(
    _ body: (Int32, ManifestNode) throws(ManifestProblem) -> Void
  ) throws(ManifestProblem) {
    try require(.mapping, "an object")
    for (key, value) in tree.entries(id) {
      guard let name = tree.text(key) else { continue }
      try body(name.index, node(value))
    }
  }

  func members<Item>(
    _ key: ManifestKey, _ make: (String, ManifestNode) throws(ManifestProblem) -> Item
  ) throws(ManifestProblem) -> PartList<Item> {
    let object = try member(key)
    try object.require(.mapping, "an object")
    var items: [Item] = []
    for (key, value) in tree.entries(object.id) {
      items.append(try make(node(key).string, node(value)))
    }
    return PartList(items)
  }

  /// The key that a text names, if any.
  func key() throws(ManifestProblem) -> ManifestKey? {
    try require(.quotedScalar, "text")
    return tree.text(id).flatMap { ManifestKey(rawValue: $0.index) }
  }

  var isObject: Bool { tree.kind(id) == .mapping }

  var isText: Bool { tree.kind(id) == .quotedScalar }
}
