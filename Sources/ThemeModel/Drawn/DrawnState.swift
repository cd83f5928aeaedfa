package import ThemeSyntax

/// What iOS draws of a bar in one of its states.
package struct DrawnState: Sendable {
  /// What lies under the content of a bar.
  package enum Background: Sendable {
    case color(Located<ColorID>)
    /// Colors of the theme's that run into each other.
    case gradient(Located<ResolvedGradient>)
    /// Nothing.
    case clear
    /// What the system draws of its own: a material, or a solid color where one is asked for.
    case system
    case glass
  }

  /// The line between a bar and the content.
  package enum Shadow: Sendable {
    /// The one that comes with the background.
    case system
    case hidden
    case color(ColorID)
  }

  package let kind: BarKind
  package let era: DrawnBar.Era
  /// What the theme sets in the state.
  package let settings: ResolvedBar
  /// What the theme sets on the bar itself.
  private let base: ResolvedBar
  /// Whether the state has no background, whatever is set.
  package let isTransparent: Bool
  /// Whether UIKit makes the state of the bar's own look: there is no object for it.
  package let isLeftToUIKit: Bool
  /// Whether the system's glass is in place of the background.
  private let isGlass: Bool

  init(
    _ bar: DrawnBar, _ settings: ResolvedBar, isTransparent: Bool, isLeftToUIKit: Bool = false
  ) {
    var settings = settings
    // UITabBar has tints in all states: a state that removes one shows the bar's.
    for property in [BarProperty.tintColor, .unselectedItemTintColor]
    where bar.kind == .tabBar && !settings.has(property) {
      guard let tint = bar.bar[property] else { continue }
      settings.set(property, tint.value, at: tint.range)
      settings.sort()
    }
    self.settings = settings
    self.isTransparent = isTransparent
    self.isLeftToUIKit = isLeftToUIKit
    base = bar.bar
    kind = bar.kind
    era = bar.era
    isGlass = bar.isGlass
  }
}

extension DrawnState {
  /// What is drawn under the content.
  package var background: Background {
    if isGlass { return .glass }
    if let backgroundGradient { return .gradient(backgroundGradient) }
    if let backgroundColor { return .color(backgroundColor) }
    return isClear ? .clear : .system
  }

  /// How the background is configured before it is colored, nil where that is left to UIKit.
  package var configuration: BarBackground? {
    if isSystem { return nil }
    if isGlass { return settings.setsBackground ? .default : nil }
    if isTransparent { return .transparent }
    if case .background(let background)? = settings[.background]?.value { return background }
    return settings.color(.backgroundColor) == nil && settings.gradient == nil ? nil : .opaque
  }

  /// The background's color, nil where it is not the theme's or nothing is drawn.
  package var backgroundColor: Located<ColorID>? {
    settings.gradient == nil ? colorWithoutGradient : nil
  }

  /// The background's color where no gradient can be drawn in its place.
  package var colorWithoutGradient: Located<ColorID>? {
    isGlass || isSystem || isClear ? nil : settings.color(.backgroundColor)
  }

  /// The gradient in the background's place, nil where none is drawn.
  package var backgroundGradient: Located<ResolvedGradient>? {
    isGlass || isSystem || isClear ? nil : settings.gradient
  }

  /// Whether no background is drawn: `transparent` and `none` drop the color.
  package var isClear: Bool {
    guard !isGlass, !isSystem else { return false }
    if isTransparent { return true }
    guard case .background(let background)? = settings[.background]?.value else { return false }
    return background.dropsColor
  }

  package var shadow: Shadow {
    guard !isGlass, !isSystem else { return .system }
    if isTransparent { return .hidden }
    return switch settings[.shadowColor]?.value {
    case .color(let color): .color(color)
    case .noColor: .hidden
    default: .system
    }
  }

  /// Whether there is no line between the bar and the content.
  package var hidesShadow: Bool {
    switch shadow {
    case .system: isClear
    case .hidden: true
    case .color: false
    }
  }

  /// The font of the title, nil where it is the system's.
  package var titleFont: TitleFont? { settings.font(.titleFont) }

  /// The font of the large title, nil where it is the system's.
  package var largeTitleFont: TitleFont? { settings.font(.largeTitleFont) }

  /// What the bar-appearance object has by the table of properties, in their order; without what
  /// lies under the content where the system draws that, or nothing is there.
  package var objectSettings: [ResolvedBar.Setting] {
    settings.settings.filter { setting in
      switch setting.property.row.carrier(on: kind) {
      case .itself, .item, .searchBar, .scopeButtons, .buttons: false
      case .objects, .layouts:
        !setting.property.isBackground
          || !isGlass && !isSystem && !isTransparent
            && (!isClear || setting.property == .shadowImage)
      }
    }
  }

  /// The property that lays an image over the background, nil where none does.
  package var cover: BarProperty? {
    guard !isGlass, !isSystem, !isClear else { return nil }
    return settings.has(.backgroundImage) ? .backgroundImage : nil
  }

  /// Whether the theme has what is seen through the background blurred in a way of its own.
  package var isBlurred: Bool {
    guard case .word(let effect)? = settings[.backgroundEffect]?.value else { return false }
    return effect != BlurEffect.none.rawValue
  }

  /// Whether the system draws a background of its own, whatever is set.
  private var isSystem: Bool { isLeftToUIKit && !isTransparent }
}

extension ResolvedBar {
  /// Whether anything is set about what lies under the content.
  fileprivate var setsBackground: Bool {
    settings.contains { $0.property.isBackground }
  }
}

/// Something that is drawn on a bar's background in a color.
@usableFromInline package enum DrawnPart: UInt8, Sendable, CaseIterable {
  case title, largeTitle
  /// The icons of buttons, and their texts where nothing else is said of them.
  case items
  case plainButton, doneButton, backButton
  case selectedTab, otherTabs

  /// The properties that color it, the first that is set.
  fileprivate var properties: (BarProperty, BarProperty?, BarProperty?) {
    switch self {
    case .title: (.titleColor, .tintColor, nil)
    case .largeTitle: (.largeTitleColor, .titleColor, .tintColor)
    case .items, .selectedTab: (.tintColor, nil, nil)
    case .plainButton: (.plainButton, .tintColor, nil)
    case .doneButton: (.doneButton, .tintColor, nil)
    case .backButton: (.backButton, .plainButton, .tintColor)
    case .otherTabs: (.unselectedItemTintColor, nil, nil)
    }
  }

  /// The property that colors it alone.
  package var property: BarProperty { properties.0 }

  package func applies(to bar: BarKind) -> Bool {
    switch self {
    case .title, .largeTitle, .backButton: bar == .navigationBar
    case .items, .plainButton, .doneButton: bar != .tabBar
    case .selectedTab, .otherTabs: bar == .tabBar
    }
  }
}

/// A color in front of a bar's background, and the setting that it comes from.
package struct DrawnInk: Equatable, Sendable {
  package let color: ColorID
  package let property: BarProperty
  package let range: SourceRange
}

extension DrawnState {
  /// The color of a part, nil where it is the system's or the bar has no such part.
  package func ink(_ part: DrawnPart) -> DrawnInk? {
    guard part.applies(to: kind) else { return nil }
    let (first, second, third) = part.properties
    if let ink = ink(of: first) { return ink }
    if let second, let ink = ink(of: second) { return ink }
    if let third, let ink = ink(of: third) { return ink }
    return nil
  }

  /// The color of buttons' icons, which have the tint of the bar in every state; nil where it is the
  /// system's.
  package var iconInk: DrawnInk? {
    base.ink(of: .tintColor)
  }

  /// The color of a kind of button's text, nil where it is the tint of the bar, which UIKit gives it;
  /// a state has no tint of its own there.
  package func buttonInk(_ part: DrawnPart) -> DrawnInk? {
    guard let ink = ink(part) else { return nil }
    return ink.property == .tintColor && ink.color == base.color(.tintColor)?.value ? nil : ink
  }

  /// The color that is set for a property, nil where the theme sets none.
  package func ink(of property: BarProperty) -> DrawnInk? { settings.ink(of: property) }
}

extension ResolvedBar {
  fileprivate func ink(of property: BarProperty) -> DrawnInk? {
    color(property).map { DrawnInk(color: $0.value, property: property, range: $0.range) }
  }
}
