import ColorScience
import ThemeSyntax

struct DynamicDocument: NamedDocument, Sendable {
  var name: Located<TextID>
  var members: VariantTexts
}

struct RoleDocument: NamedDocument, Sendable {
  var name: Located<TextID>
  var color: Located<ColorSource>?
  var inverse: Located<ColorSource>?
  /// The color's members while they are read.
  fileprivate(set) var members = VariantMembers()

  init(name: Located<TextID>, color: Located<ColorSource>? = nil) {
    self.name = name
    self.color = color
  }

  static let mapping = Mapping<RoleDocument>(
    "a role",
    VariantMembers.adaptiveColor.keys.map { $0.within(\.members) } + [
      Key(
        "inverse", \.inverse, .color, "The color on an inverse background",
        standard: "light and dark exchanged", example: ##""#FFC44D""##, isNullable: true)
    ])
}

/// The members of an adaptive color or a dynamic appearance as far as they are written.
struct VariantMembers: Sendable {
  var light: Located<TextID>?
  var dark: Located<TextID>?
  var lightHighContrast: Located<TextID>?
  var darkHighContrast: Located<TextID>?

  /// nil without `light` or `dark`.
  var texts: VariantTexts? {
    guard let light, let dark else { return nil }
    return VariantTexts(
      light: light, dark: dark, lightHighContrast: lightHighContrast,
      darkHighContrast: darkHighContrast)
  }

  static let adaptiveColor = Mapping(
    "an adaptive color",
    members(.colorMember, "The color", ["#0A5FD9", "#7AB8FF", "#003E9C", "#B5D8FF"]))

  static let dynamic = Mapping(
    "a dynamic appearance",
    members(.appearanceName, "The appearance", ["light", "dark", "light", "dark"]))

  private static func members(
    _ shape: Shape<Located<TextID>>, _ what: String, _ examples: [String]
  ) -> [Key<VariantMembers>] {
    zip(Variant.allCases, examples).map { variant, example in
      Key(
        variant.name, variant.member, shape, variant.summary(what), standard: variant.standard,
        example: "\"\(example)\"", isRequired: variant.standard == nil)
    }
  }
}

extension Variant {
  /// For example "The color in a dark interface with increased contrast".
  func summary(_ what: String) -> String {
    let style = isDark ? "dark" : "light"
    return "\(what) in a \(style) interface\(standard == nil ? "" : " with increased contrast")"
  }

  /// The variant that one with increased contrast is like by default.
  var standard: String? {
    switch self {
    case .light, .dark: nil
    case .lightHighContrast: "light"
    case .darkHighContrast: "dark"
    }
  }

  fileprivate var member: Key<VariantMembers>.Property<Located<TextID>?> {
    switch self {
    case .light: \.light
    case .dark: \.dark
    case .lightHighContrast: \.lightHighContrast
    case .darkHighContrast: \.darkHighContrast
    }
  }
}

extension NodeParser {
  mutating func roles(_ node: NodeID) -> [RoleDocument] {
    guard isMapping(node, "'roles'") else { return [] }
    return entries(of: node, "roles", "a role's name", inherited: .role) {
      parser, name, key, value in
      parser.role(named: name, key, value)
    }
  }

  private mutating func role(
    named name: Located<TextID>, _ owner: NodeID, _ node: NodeID
  ) -> RoleDocument {
    let what = "role '\(shown(owner))'"
    guard tree.kind(node) == .mapping, tree.unquotedReference(node) == nil else {
      return RoleDocument(name: name, color: color(node, what, of: owner))
    }
    guard !reportComponents(node) else { return RoleDocument(name: name, color: nil) }
    var role = RoleDocument(name: name)
    let seen = read(node, as: RoleDocument.mapping, into: &role)
    role.color = color(role.members, in: node, seen: seen, of: owner, what)
    return role
  }
}

extension NodeParser {
  mutating func dynamic(_ node: NodeID) -> [DynamicDocument] {
    guard isMapping(node, "'dynamic'"), !reportBareMembers(node) else { return [] }
    return entries(
      of: node, "dynamic appearances", "a dynamic appearance's name", inherited: .dynamic
    ) { parser, name, key, value in
      guard let members = parser.dynamicMembers(value, of: key) else {
        parser.notes.reportedNames.append(name.value)
        return nil
      }
      return DynamicDocument(name: name, members: members)
    }
  }

  /// Reports members without a dynamic appearance's name above them: `dynamic: { light: day }`.
  private mutating func reportBareMembers(_ node: NodeID) -> Bool {
    let entries = tree.entries(node)
    guard let first = entries.first(where: { word($0.key)?.isVariant == true }),
      entries.allSatisfy({ word($0.key)?.isVariant == true && tree.kind($0.value).isScalar })
    else { return false }
    notes.lacksNames = true
    let members = entries.map { "\(shown($0.key)): \(shown($0.value))" }.joined(separator: ", ")
    error(
      "wrong-type",
      "a dynamic appearance has a name above its members; write 'system: { \(members) }'",
      at: first.key)
    return true
  }

  private mutating func dynamicMembers(_ node: NodeID, of name: NodeID) -> VariantTexts? {
    let what = "dynamic appearance '\(shown(name))'"
    guard isMapping(node, what) else { return nil }
    var members = VariantMembers()
    let seen = read(node, as: VariantMembers.dynamic, into: &members)
    reportMissing(.dynamic, in: node, seen: seen, of: what, at: name)
    return members.texts
  }
}
