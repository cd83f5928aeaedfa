import ColorScience
import ThemeModel

/// A statement about a bar-appearance object.
enum BarPart: Hashable {
  case configure(BarBackground)
  case background(ColorID)
  case shadow(ColorID?)
  /// A color of the text of `titleTextAttributes` or the like.
  case text(attributes: String, ColorID)
  /// The color of the text of a kind of button.
  case button(BarProperty, ColorID)
  case titleFont(TitleFont)
  /// The color of tabs, by the function that sets it.
  case tabs(isSelected: Bool, ColorID)

  /// Whether the statement is about what lies under the content, which the system's glass replaces.
  var isBackground: Bool {
    switch self {
    case .configure, .background, .shadow: true
    case .text, .button, .titleFont, .tabs: false
    }
  }

  /// Whether `configureWith…` takes the statement back.
  fileprivate var isReset: Bool {
    switch self {
    case .background, .shadow: true
    default: false
    }
  }
}

/// What a bar looks like in a state that differs from the standard one.
enum BarState {
  case transparent
  case own([BarPart])
}

extension ResolvedBar {
  /// What the bar-appearance object needs, in the order in which it is set; empty where the theme
  /// sets nothing that such an object holds.
  func parts(_ kind: BarKind) -> [BarPart] {
    var parts: [BarPart] = []
    if let background { parts.append(.configure(background)) }
    if let color = color(.backgroundColor) { parts.append(.background(color.value)) }
    switch self[.shadowColor]?.value {
    case .color(let color): parts.append(.shadow(color))
    case .noColor: parts.append(.shadow(nil))
    default: break
    }
    func add(_ color: ColorID?, _ attributes: String) {
      if let color { parts.append(.text(attributes: attributes, color)) }
    }
    if kind == .navigationBar {
      add(titleColor, "titleTextAttributes")
      if let titleFont { parts.append(.titleFont(titleFont)) }
      add(largeTitleColor, "largeTitleTextAttributes")
    }
    for property in [BarProperty.plainButton, .doneButton, .backButton] {
      if let color = color(property)?.value { parts.append(.button(property, color)) }
    }
    guard kind == .tabBar else { return parts }
    if let color = color(.tintColor)?.value { parts.append(.tabs(isSelected: true, color)) }
    if let color = color(.unselectedItemTintColor)?.value {
      parts.append(.tabs(isSelected: false, color))
    }
    return parts
  }

  /// The buttons' text in a tint of the state's own; `tintColor` is the same in every state.
  private func buttonParts(unlike standard: ResolvedBar, _ kind: BarKind) -> [BarPart] {
    guard kind != .tabBar, let tint = color(.tintColor)?.value,
      tint != standard.color(.tintColor)?.value
    else { return [] }
    return [.plainButton, .doneButton].filter { color($0) == nil }.map { .button($0, tint) }
  }

  /// What differs in a state, nil where nothing does.
  func state(_ property: BarProperty, _ kind: BarKind) -> BarState? {
    switch self[property]?.value {
    case .slot(.transparent): return .transparent
    case .slot(.bar(let bar)):
      let standard = Set(parts(kind))
      let parts = bar.parts(kind) + bar.buttonParts(unlike: self, kind)
      let reconfigures = parts.contains {
        if case .configure = $0 { !standard.contains($0) } else { false }
      }
      let own = parts.filter { !standard.contains($0) || reconfigures && $0.isReset }
      return own.isEmpty ? nil : .own(own)
    default: return nil
    }
  }
}

extension ResolvedBar {
  /// The kind of background, nil where the theme leaves it to UIKit.
  var background: BarBackground? {
    if case .background(let background) = self[.background]?.value { return background }
    return color(.backgroundColor) == nil ? nil : .opaque
  }

  /// The color of the title, which is the tint's where the theme says nothing else.
  var titleColor: ColorID? { (color(.titleColor) ?? color(.tintColor))?.value }

  /// The color of the large title, which is the title's where the theme says nothing else.
  var largeTitleColor: ColorID? { color(.largeTitleColor)?.value ?? titleColor }

  /// The font of the title.
  var titleFont: TitleFont? {
    if case .font(let font) = self[.titleFont]?.value { font } else { nil }
  }
}
