import ColorScience
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
    var members = VariantMembers()
    let seen = read(node, as: VariantMembers.adaptiveColor, into: &members)
    return color(members, in: node, seen: seen, of: owner, what())
  }

  /// A member of an adaptive color, which cannot be a mapping itself.
  mutating func member(_ node: NodeID, _ what: @autoclosure () -> String) -> Located<TextID>? {
    if let text = colorText(node) { return Located(text, at: tree.range(node)) }
    reportNoColor(node, what())
    return nil
  }

  mutating func color(
    _ members: VariantMembers, in node: NodeID, seen: [String], of owner: NodeID,
    _ what: @autoclosure () -> String
  ) -> Located<ColorSource>? {
    if let texts = members.texts { return Located(.adaptive(texts), at: tree.range(node)) }
    reportMissing(
      .adaptiveColor, in: node, seen: seen, of: what(), at: owner, "; an adaptive color has both")
    return nil
  }

  /// The text of a scalar, or of an unquoted reference with its braces restored.
  private mutating func colorText(_ node: NodeID) -> TextID? {
    if let text = tree.text(node) {
      return tree.isNull(node) || tree.isReported(node) ? nil : text
    }
    return tree.unquotedReference(node).map { texts.intern("{" + texts.string($0) + "}") }
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
