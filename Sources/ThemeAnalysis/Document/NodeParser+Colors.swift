import ColorScience
import ThemeModel
import ThemeSyntax

extension NodeParser {
  /// A text, an unquoted palette reference or a mapping of variants.
  mutating func color(
    _ node: NodeID, _ what: @autoclosure () -> String, of owner: NodeID
  ) -> Located<ColorSource>? {
    if let text = colorText(node) { return Located(.text(text), at: tree.range(node)) }
    guard tree.kind(node) == .mapping else {
      reportNoColor(node, what())
      return nil
    }
    guard !reportComponents(node) else { return nil }
    var members = AdaptiveMembers()
    for (key, value) in tree.entries(node) {
      guard let word = variant(key, among: node, in: .adaptiveColor, &members) else { continue }
      members.take(word, self.member(value, "'\(word.rawValue)'"))
    }
    return finish(members, of: owner, what()).map { Located($0, at: tree.range(node)) }
  }

  /// A member of an adaptive color, which cannot be a mapping itself.
  mutating func member(_ node: NodeID, _ what: @autoclosure () -> String) -> Located<TextID>? {
    if let text = colorText(node) { return Located(text, at: tree.range(node)) }
    reportNoColor(node, what())
    return nil
  }

  mutating func finish(
    _ members: AdaptiveMembers, of owner: NodeID, _ what: @autoclosure () -> String
  ) -> ColorSource? {
    if let texts = members.texts { return .adaptive(texts) }
    reportMissing(members, of: what(), at: owner, "; an adaptive color has both")
    return nil
  }

  /// The text of a scalar, or of an unquoted reference with its braces restored.
  private mutating func colorText(_ node: NodeID) -> TextID? {
    if let text = tree.text(node) {
      return tree.isNull(node) || tree.isReported(node) ? nil : text
    }
    return tree.unquotedReference(node).map { texts.intern("{" + texts.string($0) + "}") }
  }

  mutating func reportMissing(
    _ members: AdaptiveMembers, of what: String, at owner: NodeID, _ reason: String = ""
  ) {
    guard !members.hasOnlyUnknownKeys else { return }
    missingKeys([.light, .dark], seen: members.seen, of: what, at: owner, reason)
  }

  /// The variant that a key names, or that a misspelt key means if it is not set otherwise.
  mutating func variant(
    _ key: NodeID, among node: NodeID, in section: Section, _ members: inout AdaptiveMembers
  ) -> Word? {
    if let word = word(key), word.isVariant { return word }
    let meant = unknownKey(key, in: section)
    guard let meant, meant.isVariant, takes(meant, for: node) else {
      members.take(meant)
      return nil
    }
    return meant
  }

  private mutating func reportNoColor(_ node: NodeID, _ what: @autoclosure () -> String) {
    guard !tree.isReported(node), !reportComponents(node) else { return }
    if tree.isNull(node) {
      error("missing-value", "\(what()) needs a color", at: node)
    } else {
      let shape = shape(node)
      error("wrong-type", "\(what()) takes a color, not \(shape)", at: node)
    }
  }
}

struct AdaptiveMembers {
  var light: Located<TextID>?
  var dark: Located<TextID>?
  var lightHighContrast: Located<TextID>?
  var darkHighContrast: Located<TextID>?
  /// Keys that are present or meant, usable or not.
  var seen: [Word] = []
  private var hasUnknownKey = false

  var texts: VariantTexts? {
    guard let light, let dark else { return nil }
    var texts = VariantTexts(light: light, dark: dark)
    texts.lightHighContrast = lightHighContrast
    texts.darkHighContrast = darkHighContrast
    return texts
  }

  var hasOnlyUnknownKeys: Bool { hasUnknownKey && seen.isEmpty }

  mutating func take(_ meant: Word?) {
    hasUnknownKey = true
    if let meant { seen.append(meant) }
  }

  mutating func take(_ word: Word, _ text: Located<TextID>?) {
    seen.append(word)
    switch word {
    case .light: light = text
    case .dark: dark = text
    case .lightHighContrast: lightHighContrast = text
    default: darkHighContrast = text
    }
  }
}

extension NodeParser {
  /// Reports color components such as `{ r: 255, g: 248, b: 240 }`; false for other nodes.
  mutating func reportComponents(_ node: NodeID) -> Bool {
    guard let found = components(node) else { return false }
    let range = tree.range(node)
    // A block gets no fix, as it spans lines.
    let color = tree.isFlow(node) ? found.color : nil
    // Not automatic, as the node may contain comments.
    let fixIt = color.map {
      Diagnostic.FixIt("write \"\($0)\"", replace: range, with: "\"\($0)\"", isAutomatic: false)
    }
    diagnostics.add("unknown-color", found.message, at: range, fixIts: [fixIt])
    return true
  }

  func components(_ node: NodeID) -> (message: String, color: String?)? {
    switch tree.kind(node) {
    case .mapping:
      let entries = tree.entries(node)
      guard tree.unquotedReference(node) == nil, tree.entryCount(node) <= 4,
        entries.allSatisfy({ tree.kind($0.value).isScalar && word($0.key)?.isVariant != true })
      else { return nil }
      return ForeignComponents.color(entries.map { (string($0.key), string($0.value)) })
    case .sequence:
      let items = tree.items(node)
      guard items.count <= 4, items.allSatisfy({ tree.kind($0).isScalar }) else { return nil }
      return ForeignComponents.color(items.map { string($0) })
    default: return nil
    }
  }
}
