/// Which properties of bars each output writes.
extension Configuration {
  /// Whether an output that dresses bars writes a property of a kind of bar; true for an output that
  /// dresses none, which leaves nothing out.
  package func writes(_ property: BarProperty, of bar: BarKind, by output: Output) -> Bool {
    guard property.applies(to: bar) else { return true }
    switch output.id {
    case Output.presets.id:
      return switch runtime {
      case .appearanceKit: true
      case .yalantis: bar != .tabBar && Self.nested.contains(property)
      case .yalantis2015:
        bar != .tabBar && Self.flat.contains(property)
          || bar == .navigationBar && property == .shadowColor
      }
    case Output.barAppearances.id: return property != .isHidden
    case Output.proxy.id:
      return property != .isHidden && !property.row.carrier(on: bar).isOfItem
        && (bar != .tabBar || property != .isTranslucent)
    case Output.doubleNavigation.id: return bar != .tabBar
    case Output.colorTheme.id: return Self.themed.contains(property)
    case Output.swiftUI.id: return Self.inSwiftUI.contains(property)
    default: return true
    }
  }

  private static let nested: Set<BarProperty> = [
    .style, .background, .backgroundColor, .tintColor, .barTintColor,
  ]

  /// What its flat appearance had before.
  private static let flat: Set<BarProperty> = [.background, .backgroundColor, .tintColor]

  /// What an enumeration of light and dark colors, and what these colors need.
  private static let themed: Set<BarProperty> = [
    .style, .isTranslucent, .liquidGlass, .background, .backgroundColor, .tintColor, .barTintColor,
    .titleColor, .largeTitleColor, .unselectedItemTintColor, .shadowColor, .plainButton,
    .doneButton, .backButton, .scrollEdge, .compact,
  ]

  /// What SwiftUI has modifiers for, or what decides about the color scheme of a bar; the color from
  /// before iOS 13 has no place there.
  private static let inSwiftUI: Set<BarProperty> = [
    .style, .isHidden, .liquidGlass, .background, .backgroundColor, .backgroundGradient,
    .tintColor, .barTintColor, .scrollEdge,
  ]
}
