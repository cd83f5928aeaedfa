import ColorScience
import ThemeSyntax

extension NodeParser {
  /// Reports a mapping or a list that holds the components of a color, as `{ r: 255, g: 248, b: 240 }`;
  /// false for any other node.
  mutating func reportComponents(_ node: NodeID) -> Bool {
    guard let found = components(node) else { return false }
    let range = tree.range(node)
    // What a block of lines would be replaced by has its own line and indentation.
    let color = tree.isFlow(node) ? found.color : nil
    // What is more than a scalar may have comments in it.
    let fixIt = color.map {
      Diagnostic.FixIt("write \"\($0)\"", replace: range, with: "\"\($0)\"", isAutomatic: false)
    }
    diagnostics.add("unknown-color", found.message, at: range, fixIts: [fixIt])
    return true
  }

  /// Why a mapping or a list of components is no color, and the color that it is.
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
