import ColorScience
import ThemeSyntax

extension NodeParser {
  /// Reports a mapping or list of color components, such as `{ r: 255, g: 248, b: 240 }`; false for
  /// other nodes.
  mutating func reportComponents(_ node: NodeID) -> Bool {
    guard let found = components(node) else { return false }
    let range = tree.range(node)
    // A replaced block has its own line and indentation.
    let color = tree.isFlow(node) ? found.color : nil
    // A node larger than a scalar may contain comments.
    let fixIt = color.map {
      Diagnostic.FixIt("write \"\($0)\"", replace: range, with: "\"\($0)\"", isAutomatic: false)
    }
    diagnostics.add("unknown-color", found.message, at: range, fixIts: [fixIt])
    return true
  }

  /// The reason that components are no color, and the equivalent color.
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
