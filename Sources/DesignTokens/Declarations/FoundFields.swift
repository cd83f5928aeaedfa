import ThemeSyntax

struct FoundFields {
  typealias Member = (key: TokenNode, value: TokenNode)

  var fields = TokenFields()
  private(set) var older: Member?
  private(set) var standardType: TokenNode?
  private(set) var olderType: TokenNode?
  private(set) var modesKey: TokenNode?
  private(set) var isDeprecatedStandard = false
  /// Members that are groups or tokens, and keys without a meaning.
  private(set) var children: [Member] = []
  private(set) var foreign: [TokenNode] = []
  private var extensions: TokenNode?
  private var extensionModes: Member?
  private var sets: Member?

  init(_ node: TokenNode, _ files: TokenFiles) {
    for (key, value) in files.entries(node) {
      let isScalar = files.isScalar(value)
      switch TokenWord(files.text(key)) {
      case .dollarValue: fields.value = value
      case .dollarType:
        standardType = value
        fields.type = value
      case .dollarDescription: fields.description = value
      case .dollarDeprecated:
        fields.deprecated = value
        isDeprecatedStandard = true
      case .dollarExtensions: extensions = value
      case .dollarExtends: fields.extends = value
      case .dollarRef: fields.pointer = value
      case .dollarSchema: break
      case .uuid where isScalar: break
      case .dollarRoot: children.append((key, value))
      case .value: older = (key, value)
      case .type where isScalar:
        olderType = key
        fields.type = fields.type ?? value
      case .description where isScalar, .comment where isScalar:
        fields.description = fields.description ?? value
      case .deprecated where isScalar: fields.deprecated = fields.deprecated ?? value
      case .deprecatedComment where isScalar: fields.deprecated = value
      case .renamed where isScalar: fields.renamed = value
      case .alpha where isScalar || files.value(of: .dollarRef, in: value) != nil:
        fields.alpha = value
      case .sets where !isScalar: sets = (key, value)
      case .textPairing where files.kind(value) == .sequence: fields.textPairs = value
      case .controlPairing where files.kind(value) == .sequence: fields.controlPairs = value
      case _ where files.kind(value) == .mapping && !files.isStandardKey(key):
        children.append((key, value))
      default: foreign.append(key)
      }
    }
    extensionModes = extensions.flatMap { files.modes(inExtensions: $0) }
  }

  mutating func isToken(_ files: TokenFiles) -> Bool {
    if fields.value != nil {
      older = nil
      return true
    }
    if let known = older, files.kind(known.value) == .mapping, files.isGroup(known.value) {
      children.append(known)
      older = nil
    } else if older != nil {
      fields.isStandard = false
      // Other keys beside `value` are data of tools.
      foreign = []
      return true
    }
    if let sets, !children.isEmpty || !files.areModes(sets.value) {
      children.append(sets)
    } else if let sets {
      fields.modes = sets.value
      modesKey = sets.key
      fields.isStandard = false
      foreign = []
      return true
    }
    if fields.pointer != nil { return children.isEmpty }
    fields.hasMembers = !children.isEmpty
    return fields.type != nil && extensionModes != nil
  }

  mutating func takeExtensions(_ files: TokenFiles) {
    if let extensionModes {
      modesKey = extensionModes.key
      fields.modes = extensionModes.value
    }
    fields.modifier = extensions.flatMap { files.value(of: .studioTokens, in: $0) }.flatMap {
      files.value(of: .modify, in: $0)
    }
  }
}

extension TokenFiles {
  func isStandardKey(_ key: TokenNode) -> Bool {
    text(key).map { texts.bytes($0).first == UInt8(ascii: "$") } ?? false
  }

  /// False for an older object value, which has no standard keys or tokens at any depth.
  func isGroup(_ node: TokenNode) -> Bool {
    var isEmpty = true
    for (key, value) in entries(node) {
      isEmpty = false
      if isStandardKey(key) { return true }
      let isInner = kind(value) == .mapping && isGroup(value)
      if TokenWord(text(key)) == .value, !isInner {
        // A color change has one too: `{ type: alpha, value: 0.3 }`.
        return string(of: .type, in: node).flatMap { ModifierKind(rawValue: $0) } == nil
      }
      if isInner { return true }
    }
    return isEmpty && kind(node) == .mapping
  }

  fileprivate func areModes(_ node: TokenNode) -> Bool {
    var hasAny = false
    for (_, value) in entries(node) {
      guard kind(value) == .mapping, let inner = self.value(of: .value, in: value),
        kind(inner) != .mapping || !isGroup(inner)
      else { return false }
      hasAny = true
    }
    return hasAny
  }

  fileprivate func modes(inExtensions node: TokenNode) -> FoundFields.Member? {
    for (key, value) in entries(node) where kind(value) == .mapping {
      switch TokenWord(text(key)) {
      case .mode, .modes, .figmaModes, .carbonThemes: return (key, value)
      case .figma:
        for (inner, modes) in entries(value) where kind(modes) == .mapping {
          let word = TokenWord(text(inner))
          if word == .modes || word == .mode { return (inner, modes) }
        }
      default: break
      }
    }
    return nil
  }
}
