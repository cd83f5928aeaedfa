/// One property of a bar, in the order in which outputs list them.
@usableFromInline package enum BarProperty: UInt8, Sendable, CaseIterable, Comparable {
  case style, isHidden, isTranslucent, liquidGlass, background, backgroundColor, tintColor
  case barTintColor, titleColor, largeTitleColor, unselectedItemTintColor, shadowColor, titleFont
  case plainButton, doneButton, backButton
  case scrollEdge, compact

  /// The property as a theme writes it, from the bar on.
  package var name: String {
    switch self {
    case .style: "style"
    case .isHidden: "isHidden"
    case .isTranslucent: "isTranslucent"
    case .liquidGlass: "liquidGlass"
    case .background: "background"
    case .backgroundColor: "backgroundColor"
    case .tintColor: "tintColor"
    case .barTintColor: "barTintColor"
    case .titleColor: "titleColor"
    case .largeTitleColor: "largeTitleColor"
    case .unselectedItemTintColor: "unselectedItemTintColor"
    case .shadowColor: "shadowColor"
    case .titleFont: "titleFont"
    case .plainButton: "buttons.plain"
    case .doneButton: "buttons.done"
    case .backButton: "buttons.back"
    case .scrollEdge: "scrollEdge"
    case .compact: "compact"
    }
  }

  /// Whether a kind of bar has the property.
  package func applies(to bar: BarKind) -> Bool {
    switch self {
    case .titleColor, .largeTitleColor, .titleFont, .backButton: bar == .navigationBar
    case .unselectedItemTintColor: bar == .tabBar
    case .isHidden, .plainButton, .doneButton, .compact: bar != .tabBar
    default: true
    }
  }

  /// Whether the property is a color drawn in front of the background, which an inverse changes.
  package var isForeground: Bool {
    switch self {
    case .tintColor, .titleColor, .largeTitleColor, .unselectedItemTintColor: true
    case .plainButton, .doneButton, .backButton: true
    default: false
    }
  }

  @inlinable package static func < (left: BarProperty, right: BarProperty) -> Bool {
    left.rawValue < right.rawValue
  }
}
