import ThemeSyntax

extension TokenFiles {
  /// The shape of a file by its content; names alone are no evidence, as a group may have any.
  func shape(of root: TokenNode) -> Shape {
    if let known = shapes[root] { return known }
    let setKeys = [TokenWord.dollarThemes, .dollarMetadata]
    let shape: Shape =
      if isResolver(root) {
        .resolver
      } else if hasProperties(root) {
        .properties
      } else if value(of: .entities, in: root).map({ kind($0) }) == .sequence {
        .entities
      } else if hasVariables(root) {
        .variables
      } else if kind(root) == .sequence {
        .themes
      } else if setKeys.contains(where: { value(of: $0, in: root) != nil }) {
        .sets
      } else {
        .groups
      }
    shapes[root] = shape
    return shape
  }

  /// True if a document has a resolution order, or all its sets and modifiers are a resolver's.
  private func isResolver(_ root: TokenNode) -> Bool {
    let order = value(of: .resolutionOrder, in: root)
    if let order, kind(order) == .sequence { return true }
    guard let version = value(of: .version, in: root), isScalar(version) else { return false }
    let parts = [
      (value(of: .sets, in: root), [TokenWord.sources]),
      (value(of: .modifiers, in: root), [.contexts, .context]),
    ]
    var hasAny = order.map { isScalar($0) } ?? false
    for case (let part?, let words) in parts {
      for (_, member) in entries(part) where entries(member).contains(where: { _ in true }) {
        guard words.contains(where: { value(of: $0, in: member) != nil }), !hasStandardKeys(member)
        else { return false }
      }
      hasAny = true
    }
    return hasAny
  }

  private func hasStandardKeys(_ node: TokenNode) -> Bool {
    entries(node).contains { isStandardKey($0.key) }
  }

  private func hasProperties(_ root: TokenNode) -> Bool {
    var hasAny = false
    for (key, value) in entries(root) {
      guard !hasStandardKeys(value) else { return false }
      let isGroup = kind(value) == .mapping
      switch TokenWord(text(key)) {
      case .props, .aliases:
        hasAny = true
        let isAliases = TokenWord(text(key)) == .aliases
        guard values(value).allSatisfy({ isAliases && isScalar($0) || isProperty($0) }) else {
          return false
        }
      case .global where isGroup && entries(value).allSatisfy { isScalar($0.value) },
        .imports where !isGroup, .meta where !isGroup || !self.isGroup(value):
        break
      default: return false
      }
    }
    return hasAny
  }

  private func isProperty(_ node: TokenNode) -> Bool {
    guard let value = value(of: .value, in: node), kind(value) != .mapping || !isGroup(value) else {
      return false
    }
    return !hasStandardKeys(node)
  }

  private func hasVariables(_ root: TokenNode) -> Bool {
    guard let list = value(of: .variables, in: root), let modes = value(of: .modes, in: root),
      !hasStandardKeys(modes), entries(modes).allSatisfy({ isScalar($0.value) })
    else { return false }
    let members = values(list)
    return !members.isEmpty
      && members.allSatisfy { member in
        value(of: .valuesByMode, in: member).map { !isGroup($0) } ?? false
      }
  }
}

extension TokenReader {
  func sheets(of root: TokenNode, _ shape: TokenFiles.Shape, under prefix: TextID?) -> [Int] {
    switch shape {
    case .properties: properties(root, under: prefix)
    case .entities: [entities(root, under: prefix)]
    case .variables: [variables(root, under: prefix)]
    default: [groups(root, under: prefix)]
    }
  }

  func olderFields(of node: TokenNode, _ value: TokenNode) -> TokenFields {
    var fields = FoundFields(node, files).fields
    fields.value = value
    fields.isStandard = false
    return fields
  }
}
