import ThemeSyntax

struct ThemedFunction: Sendable {
  /// The part of a bar that it colors; nil for a role.
  var part: BarProperty?
  let name: String
  let description: String
  let origin: Declaration.Origin
  let range: SourceRange
  /// In light and in dark; nil is a clear color, which hides a part.
  let colors: [ColorID?]
}

/// A bar in the light and the dark theme, or a state of it: the functions that color it, and what it
/// shows then.
struct ThemedBar: Sendable {
  /// The effect of an update on a part that a theme, or behind a state its bar, colors.
  private enum Fate {
    /// Both themes color it, or hide it by a clear color.
    case colored
    /// The state removes the color that the bar gives it.
    case removed
    /// One theme alone colors it, so it stays as it is.
    case oneSided
  }

  private static let titles: [(part: BarProperty, name: String, title: String)] = [
    (.backgroundColor, "background", "background"), (.tintColor, "tint", "buttons"),
    (.titleColor, "title", "title"), (.largeTitleColor, "largeTitle", "large title"),
    (.plainButton, "plainButton", "plain buttons"), (.doneButton, "doneButton", "done buttons"),
    (.backButton, "backButton", "back button"),
    (.unselectedItemTintColor, "unselectedTint", "tabs that are not selected"),
    (.shadowColor, "shadow", "shadow"),
  ]
  static let parts = titles.map(\.part)

  /// Light, then dark.
  let bars: [DrawnBar]
  /// nil for the bar itself.
  let state: BarProperty?
  let drawn: [DrawnState]
  /// Of a state, those of colors that differ from the bar's.
  private(set) var functions: [ThemedFunction] = []
  /// The bar's functions that a state calls too, as configuring its background resets their colors.
  private var repeated: [ThemedFunction] = []
  private(set) var states: [ThemedBar] = []

  /// Creates the bar of the light and the dark appearance.
  init(_ appearances: [ResolvedAppearance], _ kind: BarKind, on era: DrawnBar.Era) {
    // The enumeration has no gradients, so it has the colors that they hide.
    let appearances = appearances.map { appearance in
      var plain = appearance
      plain.bars[kind] = plain.bars[kind].without(BarPropertySet([.backgroundGradient]))
      return plain
    }
    self.init(appearances, kind, in: nil, of: nil)
    // The enumeration does not support a bar's fourth state.
    states = kind.states.filter { state in
      state != .compactScrollEdge
        && appearances.contains { $0.drawn(kind, on: era).statements(of: state) != nil }
    }.map { ThemedBar(appearances, kind, in: $0, of: self) }
  }

  private init(
    _ appearances: [ResolvedAppearance], _ kind: BarKind, in state: BarProperty?, of bar: ThemedBar?
  ) {
    bars = appearances.map { $0.drawn(kind, on: .ios15) }
    drawn = bars.map { bar in state.flatMap(bar.own) ?? bar.standard }
    self.state = state
    let prefix = kind == .navigationBar ? "bar" : kind.name
    let infix = state.map { SwiftName.capitalized($0.name) } ?? ""
    let place = state.map { " \($0.place)" } ?? ""
    for (part, name, title) in Self.titles where isStateful(part) {
      if let bar, !differs(from: bar, in: part) {
        repeated += bar.functions.filter { $0.part == part && part.isBackground }
      } else if fate(of: part) == .colored {
        let color = "color of the \(kind.title)'s \(title)\(place)"
        functions.append(
          ThemedFunction(
            part: part, name: prefix + infix + SwiftName.capitalized(name),
            description: "The \(color).",
            origin: .bar("the \(color)"), range: appearances[0].range,
            colors: drawn.map { $0.color(of: part) }))
      }
    }
  }

  var kind: BarKind { bars[0].kind }

  func state(_ property: BarProperty) -> ThemedBar? { states.first { $0.state == property } }

  var allFunctions: [ThemedFunction] { functions + states.flatMap(\.functions) }

  func function(of part: BarProperty) -> ThemedFunction? {
    (functions + repeated).first { $0.part == part }
  }

  func removes(_ part: BarProperty) -> Bool { fate(of: part) == .removed }

  /// The parts that one theme alone colors.
  var oneSided: [BarProperty] {
    Self.parts.filter { isStateful($0) && fate(of: $0) == .oneSided }
  }

  /// True if a state can have its own color; button icons have the bar's tint in every state.
  private func isStateful(_ part: BarProperty) -> Bool {
    state == nil || part != .tintColor || kind == .tabBar
  }

  /// nil if the theme colors the part nowhere.
  private func fate(of part: BarProperty) -> Fate? {
    let isColored =
      drawn.contains { $0.colors(part) }
      || !part.isBackground && bars.contains { $0.standard.colors(part) }
    guard isColored else { return nil }
    let isSet = drawn.map { $0.color(of: part) != nil || $0.hides(part) }
    return isSet.contains(false) ? isSet.contains(true) ? .oneSided : .removed : .colored
  }

  private func differs(from other: ThemedBar, in part: BarProperty) -> Bool {
    drawn.map { $0.color(of: part) } != other.drawn.map { $0.color(of: part) }
  }
}

// Statements besides colors.
extension ThemedBar {
  /// Defaults to the theme's own style.
  var styles: [BarStyle] {
    zip(bars, [BarStyle.default, .black]).map { $0.style ?? $1 }
  }

  /// Empty if neither theme sets it; UINavigationBar.h and UIToolbar.h have true as the default.
  var translucency: [Bool] {
    let flags = bars.map(\.isTranslucent)
    return flags.contains { $0 != nil } ? flags.map { $0 ?? true } : []
  }

  /// The configuration of the background in each theme; empty if neither a theme nor, behind a state,
  /// the bar sets any.
  var backgrounds: [BarBackground] {
    let isSet = (drawn + bars.map(\.standard)).contains { $0.configuration != nil }
    return isSet ? drawn.map { $0.configuration ?? .default } : []
  }

  /// True if the bar yields to the system's glass on iOS 26 in any theme.
  var yieldsToGlass: Bool { bars.contains(where: \.onGlass.isGlass) }

  var hidesShadow: [Bool] {
    let hides = drawn.map { state in
      if case .hidden = state.shadow { !state.isTransparent } else { false }
    }
    // Removing an absent shadow is harmless.
    return hides.contains(true) && drawn.allSatisfy(\.hidesShadow) ? hides.map { _ in true } : hides
  }

  /// True if the update sets the bar's objects; a tint alone is the bar's own.
  var hasObjects: Bool {
    hasBackground || !states.isEmpty || functions.contains { $0.part != .tintColor }
  }

  var hasBackground: Bool {
    hidesShadow.contains(true) || !backgrounds.isEmpty
      || functions.contains { $0.part?.isBackground == true }
  }

  func hasOwnBackground(beside other: ThemedBar) -> Bool {
    backgrounds != other.backgrounds || hidesShadow != other.hidesShadow
      || differs(from: other, in: .backgroundColor) || differs(from: other, in: .shadowColor)
  }

  /// True if a theme's slot for the state is nil: UIKit draws the edge, and a compact slot that
  /// repeats the bar's would show there.
  func leaves(_ state: BarProperty, in theme: Int) -> Bool {
    bars[theme].leavesEdge && (state == .scrollEdge || bars[theme].own(state) == nil)
  }
}

// The bar after an update.
extension ThemedBar {
  /// A theme's bar with the foregrounds that the update leaves on it; `theme` is 0 for light.
  func shown(_ bar: ResolvedBar, in theme: Int) -> ResolvedBar {
    let inks = inks(in: theme)
    var shown = bar.colored(kind, inks)
    for property in kind.states {
      let state = state(property)
      guard let slot = bar.slot(property) ?? state?.slot(of: bar, in: theme) else { continue }
      let colored = slot.value.colored(kind, state?.inks(in: theme, over: inks) ?? inks)
      shown.set(property, .state(colored), at: slot.range)
    }
    shown.sort()
    return shown
  }

  /// The foregrounds after the update, those of a state over the bar's.
  private func inks(in theme: Int, over bar: Inks = [:]) -> Inks {
    var inks = bar
    for part in DrawnPart.allCases where part.applies(to: kind) {
      switch fate(of: part.property) {
      case .colored: inks[part] = drawn[theme].ink(part)
      case .removed: inks[part] = nil
      case .oneSided, nil: break
      }
    }
    return inks
  }

  /// The state's slot in a theme that has no settings for it; nil if no function changes it.
  private func slot(of bar: ResolvedBar, in theme: Int) -> Located<ResolvedBar>? {
    let changed = functions.first { $0.part?.isBackground == false }?.part
    guard let state, !leaves(state, in: theme),
      let ink = changed.flatMap(drawn[theme].part).flatMap(drawn[theme].ink)
    else { return nil }
    var slot = Located(bar.withoutSlots, at: bar[state]?.range ?? ink.range)
    if drawn[theme].isTransparent {
      slot.value.set(.background, .word(BarBackground.transparent), at: slot.range)
    }
    return slot
  }
}

/// Foregrounds by part; one without is the system's.
private typealias Inks = [DrawnPart: DrawnInk]

extension ResolvedBar {
  fileprivate func slot(_ state: BarProperty) -> Located<ResolvedBar>? {
    guard let setting = self[state], case .state(let slot) = setting.value else { return nil }
    return Located(slot, at: setting.range)
  }

  fileprivate func colored(_ kind: BarKind, _ inks: Inks) -> ResolvedBar {
    var bar = self
    let parts = DrawnPart.allCases.filter { $0.applies(to: kind) }
    // The tint is first: colors that come from it are not repeated.
    for part in parts.filter({ $0.property == .tintColor }) + parts {
      guard let ink = inks[part] else {
        _ = bar.remove(part.property)
        continue
      }
      let known = DrawnBar(bar, kind, on: .ios15).standard.ink(part)?.color
      if known != ink.color { bar.set(part.property, .color(ink.color), at: ink.range) }
    }
    bar.sort()
    return bar
  }
}

extension DrawnState {
  /// nil for backgrounds, and for parts of other bars.
  fileprivate func part(_ property: BarProperty) -> DrawnPart? {
    DrawnPart.allCases.first { $0.property == property && $0.applies(to: kind) }
  }

  /// The visible color of a part: UIKit takes another part's if the part has none.
  fileprivate func color(of part: BarProperty) -> ColorID? {
    switch part {
    case .backgroundColor: return backgroundColor?.value
    case .shadowColor:
      guard case .color(let color) = shadow else { return nil }
      return color
    default: return self.part(part).flatMap(ink)?.color
    }
  }

  fileprivate func colors(_ part: BarProperty) -> Bool {
    part.isBackground
      ? color(of: part) != nil : self.part(part)?.color(in: self) != nil
  }

  /// True if a part without a color of the theme's can be given a clear one, which shows as little
  /// of it.
  fileprivate func hides(_ part: BarProperty) -> Bool {
    part == .backgroundColor || part == .shadowColor && hidesShadow
  }
}
