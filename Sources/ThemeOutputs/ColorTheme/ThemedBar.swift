import ThemeModel

struct ThemedBar {
  /// Light, then dark.
  let bars: [DrawnBar]
  /// nil for the bar itself.
  let state: BarProperty?
  let drawn: [DrawnState]
  var functions: [ThemedPart: String] = [:]
  /// The states that differ from the bar.
  var states: [BarProperty: ThemedBar] = [:]

  init(_ bars: [DrawnBar], in state: BarProperty? = nil) {
    self.bars = bars
    self.state = state
    drawn = bars.map { bar in state.flatMap { bar.own($0) } ?? bar.standard }
  }

  var kind: BarKind { bars[0].kind }

  var prefix: String {
    let state = state.map { SwiftName.capitalized($0.name) } ?? ""
    return (kind == .navigationBar ? "bar" : kind.name) + state
  }

  func name(of part: ThemedPart) -> String { prefix + SwiftName.capitalized(part.rawValue) }

  /// Follows "The" in a sentence.
  func description(of part: ThemedPart) -> String {
    "color of the \(kind.title)'s \(part.title)" + (state.map { " \($0.place)" } ?? "")
  }

  /// The states that differ in either theme.
  func ownStates(on era: DrawnBar.Era) -> [BarProperty] {
    kind.states.filter { state in
      // The enumeration does not support a bar's fourth state.
      state != .compactScrollEdge
        && bars.contains { DrawnBar($0.bar, $0.kind, on: era).statements(of: state) != nil }
    }
  }

  func differs(from other: ThemedBar, in part: ThemedPart) -> Bool {
    drawn.map(part.shownColor) != other.drawn.map(part.shownColor)
  }

  func hasOwnBackground(beside other: ThemedBar) -> Bool {
    backgrounds != other.backgrounds || hidesShadow != other.hidesShadow
      || differs(from: other, in: .background) || differs(from: other, in: .shadow)
  }

  /// Defaults to the theme's own style.
  var styles: [BarStyle] {
    zip(bars, [BarStyle.default, .black]).map { $0.style ?? $1 }
  }

  /// Empty if neither theme sets it; UINavigationBar.h and UIToolbar.h have true as the default.
  var translucency: [Bool] {
    let flags = bars.map(\.isTranslucent)
    return flags.contains { $0 != nil } ? flags.map { $0 ?? true } : []
  }

  /// How the background is configured in each theme; empty if neither a theme nor, behind a state, the bar sets any.
  var backgrounds: [BarBackground] {
    let backgrounds = drawn.map(\.configuration)
    let isReset = state != nil && bars.contains { $0.standard.configuration != nil }
    return isReset
      ? backgrounds.map { $0 ?? .default }
      : backgrounds.contains { $0 != nil } ? backgrounds.map { $0 ?? .default } : []
  }

  /// The theme that alone colors the background, over the system's opaque color in the other.
  var themeWithBackground: String? {
    let isSystem = drawn.map { $0.configuration == .opaque && $0.colorWithoutGradient == nil }
    guard functions[.background] != nil, isSystem[0] != isSystem[1] else { return nil }
    return isSystem[0] ? "dark" : "light"
  }

  /// True if the bar yields to the system's glass on iOS 26 in any theme.
  var yieldsToGlass: Bool { bars.contains(where: \.onGlass.isGlass) }

  /// A Swift condition for the theme that yields to glass; nil if both do.
  var glassCondition: String? {
    if bars.allSatisfy(\.onGlass.isGlass) { return nil }
    return bars.first?.onGlass.isGlass == true ? "theme == .light" : "theme == .dark"
  }

  var hidesShadow: [Bool] {
    let hides = drawn.map { state in
      if case .hidden = state.shadow { !state.isTransparent } else { false }
    }
    // Removing an absent shadow is harmless.
    return hides.contains(true) && drawn.allSatisfy(\.hidesShadow) ? hides.map { _ in true } : hides
  }

  /// True if a theme, or behind a state its bar, gives a part its own color.
  func colors(_ part: ThemedPart) -> Bool {
    drawn.contains { part.color($0) != nil }
      || !part.isReset && bars.contains { part.color($0.standard) != nil }
  }

  /// True if a state removes the color that the bar gives a part.
  func removes(_ part: ThemedPart) -> Bool {
    colors(part) && drawn.allSatisfy { part.shownColor(in: $0) == nil && !part.isHidden(in: $0) }
  }

  /// The parts that both themes color, or hide by a clear color.
  var parts: [ThemedPart] {
    ThemedPart.allCases.filter { part in
      colors(part) && drawn.allSatisfy { part.shownColor(in: $0) != nil || part.isHidden(in: $0) }
    }
  }

  func color(of part: ThemedPart, _ colors: inout ThemedColors) -> ThemedColor {
    let shown = drawn.map { part.shownColor(in: $0) ?? colors.clear() }
    return colors.pair(shown[0], shown[1])
  }
}

/// A separately colored part of a bar.
enum ThemedPart: String, CaseIterable {
  case background, tint, title, largeTitle
  case plainButton, doneButton, backButton, unselectedTint, shadow

  var property: BarProperty {
    switch self {
    case .background: .backgroundColor
    case .tint: .tintColor
    case .title: .titleColor
    case .largeTitle: .largeTitleColor
    case .plainButton: .plainButton
    case .doneButton: .doneButton
    case .backButton: .backButton
    case .unselectedTint: .unselectedItemTintColor
    case .shadow: .shadowColor
    }
  }

  /// nil for backgrounds.
  private func drawn(on kind: BarKind) -> DrawnPart? {
    DrawnPart.allCases.first { $0.property == property && $0.applies(to: kind) }
  }

  /// nil if it is not the theme's.
  func color(_ state: DrawnState) -> ColorID? {
    switch self {
    case .background: return state.colorWithoutGradient?.value
    case .shadow:
      guard case .color(let color) = state.shadow else { return nil }
      return color
    default: return drawn(on: state.kind)?.color(in: state)
    }
  }

  /// The visible color: UIKit takes another part's if the part has none.
  func shownColor(in state: DrawnState) -> ColorID? {
    color(state) ?? drawn(on: state.kind).flatMap { state.ink($0)?.color }
  }

  /// True if configuring the background resets the part.
  var isReset: Bool { self == .background || self == .shadow }

  /// True if a part without a color of the theme's can be given a clear one, which shows as little
  /// of it.
  func isHidden(in state: DrawnState) -> Bool {
    switch self {
    case .background: true
    case .shadow: state.hidesShadow
    default: false
    }
  }

  /// True if a state can have its own color; button icons have the bar's tint in every state.
  func isStateful(on kind: BarKind) -> Bool {
    self != .tint || kind == .tabBar
  }

  var title: String {
    switch self {
    case .background, .title, .shadow: rawValue
    case .tint: "buttons"
    case .largeTitle: "large title"
    case .plainButton: "plain buttons"
    case .doneButton: "done buttons"
    case .backButton: "back button"
    case .unselectedTint: "tabs that are not selected"
    }
  }
}
