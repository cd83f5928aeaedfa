package import ThemeSyntax

package struct DrawnState: Sendable {
  package enum Background: Sendable {
    case color(Located<ColorID>)
    case gradient(Located<ResolvedGradient>)
    case clear
    case system
    case glass
  }

  package enum Shadow: Sendable {
    case system
    case hidden
    case color(ColorID)
  }

  package let kind: BarKind
  package let era: DrawnBar.Era
  package let settings: ResolvedBar
  private let base: ResolvedBar
  package let isTransparent: Bool
  /// True if the state's slot is nil, so UIKit derives it from the bar.
  package let isLeftToUIKit: Bool
  private let isGlass: Bool

  init(
    _ bar: DrawnBar, _ settings: ResolvedBar, isTransparent: Bool, isLeftToUIKit: Bool = false
  ) {
    // UITabBar has tints in all states: a state that removes one shows the bar's.
    let tints = bar.kind == .tabBar ? [BarProperty.tintColor, .unselectedItemTintColor] : []
    self.settings = tints.reduce(into: settings) { state, property in
      guard !state.has(property), let tint = bar.bar[property] else { return }
      state.set(property, tint.value, at: tint.range)
      state.sort()
    }
    self.isTransparent = isTransparent
    self.isLeftToUIKit = isLeftToUIKit
    base = bar.bar
    kind = bar.kind
    era = bar.era
    isGlass = bar.isGlass
  }
}

extension DrawnState {
  package var background: Background {
    if isGlass { return .glass }
    if isSystem { return .system }
    if isClear { return .clear }
    if let gradient = settings.gradient { return .gradient(gradient) }
    return settings.color(.backgroundColor).map { .color($0) } ?? .system
  }

  /// nil if left to UIKit.
  package var configuration: BarBackground? {
    if isSystem { return nil }
    if isGlass {
      return settings.settings.contains(where: \.property.isBackground) ? .default : nil
    }
    if isTransparent { return .transparent }
    if let background: BarBackground = settings.word(.background) { return background }
    return settings.color(.backgroundColor) == nil && settings.gradient == nil ? nil : .opaque
  }

  /// nil if it is not drawn or not the theme's.
  package var backgroundColor: Located<ColorID>? {
    if case .color(let color) = background { color } else { nil }
  }

  package var isClear: Bool {
    guard !isGlass, !isSystem else { return false }
    if isTransparent { return true }
    return settings.word(.background, as: BarBackground.self)?.dropsColor ?? false
  }

  package var shadow: Shadow {
    guard !isGlass, !isSystem else { return .system }
    if isTransparent { return .hidden }
    return switch settings[.shadowColor]?.value {
    case .color(let color): .color(color)
    case .word: .hidden
    default: .system
    }
  }

  package var hidesShadow: Bool {
    switch shadow {
    case .system: isClear
    case .hidden: true
    case .color: false
    }
  }

  /// The property with an image over the background, if any.
  package var cover: BarProperty? {
    settings.has(.backgroundImage) && !isGlass && !isSystem && !isClear ? .backgroundImage : nil
  }

  package var isBlurred: Bool {
    guard case .word(let effect)? = settings[.backgroundEffect]?.value else { return false }
    return effect != BlurEffect.none.rawValue
  }

  private var isSystem: Bool { isLeftToUIKit && !isTransparent }
}

@usableFromInline package enum DrawnPart: UInt8, Sendable, CaseIterable {
  case title, largeTitle
  case items
  case plainButton, doneButton, backButton
  case selectedTab, otherTabs

  /// In order of precedence.
  fileprivate var properties: (BarProperty, BarProperty?, BarProperty?) {
    switch self {
    case .title: (.titleColor, .tintColor, nil)
    case .largeTitle: (.largeTitleColor, .titleColor, .tintColor)
    case .items, .selectedTab: (.tintColor, nil, nil)
    case .plainButton: (.plainButton, .tintColor, nil)
    case .doneButton: (.doneButton, .tintColor, nil)
    // UINavigationBarAppearance.h: a back button takes its defaults from `buttonAppearance`.
    case .backButton: (.backButton, .plainButton, .tintColor)
    case .otherTabs: (.unselectedItemTintColor, nil, nil)
    }
  }

  package var property: BarProperty { properties.0 }

  package func applies(to bar: BarKind) -> Bool {
    switch self {
    case .title, .largeTitle, .backButton: bar == .navigationBar
    case .items, .plainButton, .doneButton: bar != .tabBar
    case .selectedTab, .otherTabs: bar == .tabBar
    }
  }
}

/// A foreground color and the setting that it comes from.
package struct DrawnInk: Equatable, Sendable {
  package let color: ColorID
  package let property: BarProperty
  package let range: SourceRange
}

extension DrawnState {
  package func ink(_ part: DrawnPart) -> DrawnInk? {
    guard part.applies(to: kind) else { return nil }
    let (first, second, third) = part.properties
    if let ink = ink(of: first) { return ink }
    if let second, let ink = ink(of: second) { return ink }
    if let third, let ink = ink(of: third) { return ink }
    return nil
  }

  /// The bar's tint in every state; nil for the system's color.
  package var iconInk: DrawnInk? {
    base.ink(of: .tintColor)
  }

  /// Returns nil for the bar's tint, which states share.
  package func buttonInk(_ part: DrawnPart) -> DrawnInk? {
    guard let ink = ink(part) else { return nil }
    return ink.property == .tintColor && ink.color == base.color(.tintColor)?.value ? nil : ink
  }

  package func ink(of property: BarProperty) -> DrawnInk? { settings.ink(of: property) }
}

extension ResolvedBar {
  fileprivate func ink(of property: BarProperty) -> DrawnInk? {
    color(property).map { DrawnInk(color: $0.value, property: property, range: $0.range) }
  }
}
