import ThemeModel

/// What a bar looks like in the light and in the dark theme, in one of its states.
struct ThemedBar {
  /// The bar of the light theme's appearance, then that of the dark one's.
  let bars: [DrawnBar]
  /// The state that differs from the bar itself; nil for the bar itself.
  let state: BarProperty?
  let drawn: [DrawnState]
  /// The names of the functions that color its parts.
  var functions: [ThemedPart: String] = [:]
  /// The states that differ from the bar itself, by their properties.
  var states: [BarProperty: ThemedBar] = [:]

  init(_ bars: [DrawnBar], in state: BarProperty? = nil) {
    self.bars = bars
    self.state = state
    drawn = bars.map { bar in state.flatMap { bar.own($0) } ?? bar.standard }
  }

  var kind: BarKind { bars[0].kind }

  /// How the names of the bar's colors begin.
  var prefix: String {
    let state = state.map { SwiftName.capitalized($0.name) } ?? ""
    return (kind == .navigationBar ? "bar" : kind.name) + state
  }

  /// The name of the function for a part of the bar.
  func name(of part: ThemedPart) -> String { prefix + SwiftName.capitalized(part.rawValue) }

  /// The color of a part of the bar, behind "The".
  func description(of part: ThemedPart) -> String {
    let color = "color of the \(kind.title)'s \(part.title)"
    return switch state {
    case .compact: color + " at compact height"
    case .scrollEdge: color + " at the edge of the content"
    default: color
    }
  }

  /// The states in which either theme's bar has a look of its own.
  func ownStates(isAlwaysGlass: Bool) -> [BarProperty] {
    kind.states.filter { state in
      // The enumeration has no name for the fourth state of a bar.
      state != .compactScrollEdge
        && bars.contains { (isAlwaysGlass ? $0.onGlass : $0).parts(of: state) != nil }
    }
  }

  /// Whether a part has not the color here that it has in another state.
  func differs(from other: ThemedBar, in part: ThemedPart) -> Bool {
    drawn.map(part.shownColor) != other.drawn.map(part.shownColor)
  }

  /// Whether what lies under the content is not the same here as in another state.
  func hasOwnBackground(beside other: ThemedBar) -> Bool {
    backgrounds != other.backgrounds || hidesShadow != other.hidesShadow
      || differs(from: other, in: .background) || differs(from: other, in: .shadow)
  }

  /// The bar styles; without one, the theme's own.
  var styles: [BarStyle] {
    zip(bars, [BarStyle.default, .black]).map { $0.style ?? $1 }
  }

  /// Whether the bar is translucent in each theme; empty where neither says so.
  var translucency: [Bool] {
    let flags = bars.map(\.isTranslucent)
    guard flags.contains(where: { $0 != nil }) else { return [] }
    return zip(flags, backgrounds.isEmpty ? flags.map { _ in BarBackground.default } : backgrounds)
      .map { $0 ?? ($1 != .opaque) }
  }

  /// How the background is configured in each theme; empty if neither a theme nor, behind a state, the bar sets any.
  var backgrounds: [BarBackground] {
    let backgrounds = drawn.map(\.configuration)
    let isReset = state != nil && bars.contains { $0.standard.configuration != nil }
    return isReset ? backgrounds.map { $0 ?? .default } : backgrounds.contains { $0 != nil } ? backgrounds.map { $0 ?? .default } : []
  }

  /// Whether the bar yields to the system's glass on iOS 26 in any theme.
  var yieldsToGlass: Bool { bars.contains(where: \.onGlass.isGlass) }

  /// What is true in Swift in the theme whose bar yields to the glass, nil where both do.
  var glassCondition: String? {
    if bars.allSatisfy(\.onGlass.isGlass) { return nil }
    return bars.first?.onGlass.isGlass == true ? "theme == .light" : "theme == .dark"
  }

  /// Whether the shadow that comes with the background is taken away in each theme.
  var hidesShadow: [Bool] {
    let hides = drawn.map { state in
      if case .hidden = state.shadow { !state.isTransparent } else { false }
    }
    // Where there is none anyway it can be taken away as well.
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

  /// The color of one of the parts.
  func color(of part: ThemedPart, _ colors: inout ThemedColors) -> ThemedColor {
    let shown = drawn.map { part.shownColor(in: $0) ?? colors.clear() }
    return colors.pair(shown[0], shown[1])
  }
}

/// A part of a bar that has a color of its own.
enum ThemedPart: String, CaseIterable {
  case background, tint, title, largeTitle
  case plainButton, doneButton, backButton, unselectedTint, shadow

  /// What is drawn on the background of a kind of bar, nil for what lies under that.
  func drawn(on kind: BarKind) -> DrawnPart? {
    switch self {
    case .background, .shadow: nil
    case .tint: kind == .tabBar ? .selectedTab : .items
    case .title: .title
    case .largeTitle: .largeTitle
    case .plainButton: .plainButton
    case .doneButton: .doneButton
    case .backButton: .backButton
    case .unselectedTint: .otherTabs
    }
  }

  /// The property that colors the part alone.
  func property(on kind: BarKind) -> BarProperty? {
    switch self {
    case .background: .backgroundColor
    case .shadow: .shadowColor
    default: drawn(on: kind)?.property
    }
  }

  /// The color of the part in a state of a bar, nil where it is not the theme's.
  func color(_ state: DrawnState) -> ColorID? {
    switch self {
    case .background: return state.colorWithoutGradient?.value
    case .shadow:
      guard case .color(let color) = state.shadow else { return nil }
      return color
    default: return drawn(on: state.kind)?.color(in: state)
    }
  }

  /// The color that is seen of the part: UIKit gives a part without a color of its own that of another one.
  func shownColor(in state: DrawnState) -> ColorID? {
    color(state) ?? drawn(on: state.kind).flatMap { state.ink($0)?.color }
  }

  /// True if configuring the background resets the part.
  var isReset: Bool { self == .background || self == .shadow }

  /// Whether a part without a color of the theme's can be given a clear one: nothing of it is seen
  /// then, as it is without one.
  func isHidden(in state: DrawnState) -> Bool {
    switch self {
    case .background: true
    case .shadow: state.hidesShadow
    default: false
    }
  }

  /// Whether a state of a kind of bar can have a color of its own for the part: icons of buttons take the bar's tint in
  /// every state.
  func isStateful(on kind: BarKind) -> Bool {
    self != .tint || kind == .tabBar
  }

  /// The part in a sentence.
  var title: String {
    switch self {
    case .background: "background"
    case .tint: "buttons"
    case .title: "title"
    case .largeTitle: "large title"
    case .plainButton: "plain buttons"
    case .doneButton: "done buttons"
    case .backButton: "back button"
    case .unselectedTint: "tabs that are not selected"
    case .shadow: "shadow"
    }
  }
}
