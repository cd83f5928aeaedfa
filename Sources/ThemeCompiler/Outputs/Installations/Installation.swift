package struct Installation: Sendable {
  /// The appearance with the written properties, as displayed.
  package var appearance: ResolvedAppearance
  package var styles: FixedStyles
  /// Each bar's scheme, which colors titles and the status bar; nil if the theme does.
  package var schemes: Bars<BarScheme>?
  /// The bar that sets the shared tint; nil if each has its own.
  package var tintBar: BarKind?
  /// True if buttons of navigation items have the bar's plain color or tint on iOS 26.
  package var tintsItems: Bool
  /// False for a navigation item, whose buttons have the tint of its bar before iOS 26.
  package var hasTint: Bool

  /// The input of an output's installations.
  package struct Subject {
    let appearance: ResolvedAppearance
    /// Only the properties that the output writes.
    let carried: ResolvedAppearance
    /// The installations of an appearance of the enumeration of light and dark, if that is written.
    let themed: (@Sendable (ResolvedAppearance) -> [Installation])?
    let colors: ColorTable
    let runtimeColors: RuntimeColors?
    let worn: WornBars
    let era: DrawnBar.Era
  }

  /// By default in its own interface style.
  package init(
    _ appearance: ResolvedAppearance, _ styles: FixedStyles? = nil, tintsItems: Bool = true,
    hasTint: Bool = true
  ) {
    self.appearance = appearance
    self.styles = styles ?? FixedStyles(all: appearance.interfaceStyle)
    self.tintsItems = tintsItems
    self.hasTint = hasTint
  }

  /// Fixes the style of bars, but not of the screen.
  package init(onBarsOf appearance: ResolvedAppearance) {
    let style = appearance.interfaceStyle
    self.init(
      appearance, FixedStyles(theme: style, system: style, screen: .unspecified))
  }
}

/// The appearances of screens, which DoubleNavigation gives every property that any of them sets.
struct WornBars {
  let kindsWithObjects: Set<BarKind>
  let setsLargeTitles: Bool
}

extension ResolvedAppearance {
  /// Sets `scrollEdge: default` where an output writes no object; iOS 15 to 18 draw nothing there.
  mutating func leaveEdges(where isLeft: (DrawnBar) -> Bool) {
    for kind in BarKind.allCases {
      let bar = drawn(kind, on: .ios15)
      let settings = bar.bar.settings
      let edge = bar.bar.state(.scrollEdge)
      let own = settings.first { $0.value != .word(StateWord.same) }
      guard let first = settings.first(where: \.value.hasColors) ?? own,
        edge.map({ $0.settings == bar.bar.withoutSlots.settings }) ?? (bar.own(.scrollEdge) == nil),
        isLeft(bar)
      else { continue }
      bars[kind].set(.scrollEdge, .word(StateWord.default), at: first.range)
      bars[kind].sort()
    }
  }

  func keeping(only kind: BarKind) -> ResolvedAppearance {
    var appearance = self
    appearance.bars = Bars(all: ResolvedBar())
    appearance.bars[kind] = bars[kind]
    return appearance
  }
}

extension ResolvedBar {
  package func without(_ omitted: BarPropertySet) -> ResolvedBar {
    guard has(anyOf: omitted) else { return self }
    let kept = settings.compactMap { own -> Setting? in
      if omitted.contains(own.property) {
        // A gradient configures an opaque background, which is written without it.
        return own.value.stops != nil && !has(.background) && !has(.backgroundColor)
          ? Setting(property: .background, value: .word(BarBackground.opaque), range: own.range)
          : nil
      }
      guard case .state(let state) = own.value else { return own }
      return Setting(
        property: own.property, value: .state(state.without(omitted)),
        range: own.range)
    }
    var bar = ResolvedBar(settings: kept, backdrop: backdrop)
    bar.sort()
    return bar
  }

  /// Adds the backdrops of a written bar's states where this one lacks the states.
  mutating func addBackdrops(ofStatesOf written: ResolvedBar) {
    var same = withoutSlots
    for setting in written.settings {
      guard case .state(let state) = setting.value, let backdrop = state.backdrop,
        backdrop != self.backdrop
      else { continue }
      let own = self[setting.property]?.value
      guard own == nil || own == .word(StateWord.default) else { continue }
      same.backdrop = backdrop
      same.isLeftToUIKit = own != nil
      set(setting.property, .state(same), at: setting.range)
    }
    sort()
  }
}
