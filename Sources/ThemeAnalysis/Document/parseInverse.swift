import OutputText
import ThemeModel
import ThemeSyntax

extension NodeParser {
  private static let inverseValues = list(
    InverseRule.allCases.map(\.rawValue) + ["an appearance's name", "a mapping of bars"])

  /// A rule, the name of an appearance, or explicit properties.
  mutating func inverse(_ node: NodeID) -> Located<InverseDocument>? {
    if tree.kind(node) == .mapping {
      return Located(.overlay(inverseOverlay(node)), at: tree.range(node))
    }
    guard let text = text(node, "'inverse'", takes: Self.inverseValues) else {
      return Located(.reported, at: tree.range(node))
    }
    let rule = InverseRule(rawValue: texts.string(text.value))
    return Located(rule.map { .rule($0) } ?? .appearance(text.value), at: text.range)
  }

  private mutating func inverseOverlay(_ node: NodeID) -> InverseOverlay {
    var overlay = InverseOverlay()
    for (key, value) in tree.entries(node) {
      switch word(key) {
      case .interfaceStyle: overlay.interfaceStyle = layered(value) { $0.interfaceStyle(value) }
      case .statusBarStyle: overlay.statusBarStyle = layered(value) { $0.statusBarStyle(value) }
      case .backdrop: overlay.backdrop = backdrop(value, of: key)
      default:
        if let kind = word(key)?.bar {
          overlay.bars[kind] = bar(value, kind)
        } else {
          unknownKey(key, in: .inverse)
        }
      }
    }
    return overlay
  }
}
