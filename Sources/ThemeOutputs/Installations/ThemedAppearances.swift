import ColorScience
package import ThemeModel

/// The appearances of a light and dark enumeration, each with the colors of one interface style.
package struct ThemedAppearances: Sendable {
  private let light: ResolvedAppearance
  private let dark: ResolvedAppearance

  package init?(_ theme: ResolvedTheme) {
    guard let (light, dark) = theme.lightAndDark else { return nil }
    (self.light, self.dark) = (light, dark)
  }

  /// The styles in light and dark; `default` follows the device, which may differ from the
  /// enumeration.
  package var statusBarStyles: [StatusBarStyle] {
    let styles = [
      light.statusBarStyle(in: .light).value, dark.statusBarStyle(in: .dark).value,
    ]
    return zip(styles, [StatusBarStyle.darkContent, .lightContent]).map { $0 == .default ? $1 : $0 }
  }

  /// The installation of an appearance with some properties: colors are fixed values, everything
  /// else follows the device.
  func installation(of appearance: ResolvedAppearance) -> Installation {
    let drawn = drawn(appearance)
    var styles = FixedStyles(
      theme: drawn.interfaceStyle, system: .unspecified, screen: .unspecified)
    styles.areLiterals = true
    return Installation(drawn, styles, tintsItems: false)
  }

  /// True if the other appearance of a bar's has an object for its background.
  func hasBackground(beside appearance: ResolvedAppearance, _ kind: BarKind) -> Bool {
    let bar = (appearance.symbol == light.symbol ? dark : light).bars[kind]
    return bar.configuresBackground || bar.has(.shadowColor)
  }

  private func drawn(_ appearance: ResolvedAppearance) -> ResolvedAppearance {
    var drawn = appearance
    let (isLight, isDark) = (
      appearance.symbol == light.symbol, appearance.symbol == dark.symbol
    )
    let styles = statusBarStyles
    let places = [Variant.light, .dark].map { appearance.statusBarStyle(in: $0).range }
    drawn.statusBarStyle = Located(styles[isLight ? 0 : 1], at: places[isLight ? 0 : 1])
    drawn.darkStatusBarStyle =
      isLight && isDark && styles[0] != styles[1] ? Located(styles[1], at: places[1]) : nil
    drawn.interfaceStyle = isLight && isDark ? .unspecified : isLight ? .light : .dark
    guard isLight != isDark else { return drawn }
    let other = isLight ? dark : light
    for kind in BarKind.allCases where !drawn.bars[kind].settings.isEmpty {
      drawn.bars[kind] = drawn.bars[kind].shared(kind, with: other.bars[kind])
      if isDark, !drawn.bars[kind].has(.style) {
        drawn.bars[kind].set(.style, .word(BarStyle.black), at: appearance.range)
        drawn.bars[kind].sort()
      }
    }
    return drawn
  }
}

private typealias PartInk = (part: DrawnPart, ink: DrawnInk)

extension ResolvedBar {
  /// The bar with the foregrounds that the other bar colors too, as functions color both.
  fileprivate func shared(_ kind: BarKind, with other: ResolvedBar) -> ResolvedBar {
    let (own, others) = (DrawnBar(self, kind, on: .ios15), DrawnBar(other, kind, on: .ios15))
    let inks = own.standard.inks(sharedWith: others.standard) { _ in true }
    var bar = colored(kind, inks)
    // The fourth state has no function.
    for state in kind.states where state != .compactScrollEdge {
      guard own.own(state) != nil || others.own(state) != nil else { continue }
      // A compact slot that repeats the standard one would show at an edge left to UIKit.
      guard state != .compact || own.own(state) != nil || !own.leavesEdge else { continue }
      let (drawn, beside) = (own.own(state) ?? own.standard, others.own(state) ?? others.standard)
      let changed = drawn.inks(sharedWith: beside) { part in
        part.color(in: drawn) != part.color(in: own.standard)
          || part.color(in: beside) != part.color(in: others.standard)
      }
      guard let slot = slot(state, drawn, isChanged: !changed.isEmpty) else { continue }
      let kept = inks.filter { ink in !changed.contains { $0.part == ink.part } }
      bar.set(
        state, .state(slot.colored(kind, kept + changed)),
        at: self[state]?.range ?? changed[0].ink.range)
    }
    bar.sort()
    return bar
  }

  /// The bar in a state with its own colors, nil without.
  private func slot(
    _ state: BarProperty, _ drawn: DrawnState, isChanged: Bool
  ) -> ResolvedBar? {
    if case .state(let slot)? = self[state]?.value { return slot }
    guard isChanged, !drawn.isLeftToUIKit else { return nil }
    var slot = withoutSlots
    if drawn.isTransparent, let range = self[state]?.range {
      slot.set(.background, .word(BarBackground.transparent), at: range)
    }
    return slot
  }

  private func colored(_ kind: BarKind, _ inks: [PartInk]) -> ResolvedBar {
    var bar = self
    for part in DrawnPart.allCases where part.applies(to: kind) {
      if !inks.contains(where: { $0.part.property == part.property }) {
        _ = bar.remove(part.property)
      }
    }
    // Colors that come from the tint are not repeated.
    for tint in [true, false] {
      for (part, ink) in inks where (part.property == .tintColor) == tint {
        let known = DrawnBar(bar, kind, on: .ios15).standard.ink(part)?.color
        if known != ink.color { bar.set(part.property, .color(ink.color), at: ink.range) }
      }
    }
    bar.sort()
    return bar
  }
}

extension DrawnPart {
  /// The color that an output writes for the part; nil if another part sets it.
  package func color(in state: DrawnState) -> ColorID? {
    switch self {
    case .plainButton, .doneButton, .backButton: state.buttonInk(self)?.color
    default: state.ink(self)?.color
    }
  }
}

extension DrawnState {
  /// The parts colored in both states, at least one with its own color.
  fileprivate func inks(
    sharedWith other: DrawnState, where isWanted: (DrawnPart) -> Bool
  ) -> [PartInk] {
    DrawnPart.allCases.compactMap { part in
      guard part.applies(to: kind), isWanted(part), let ink = ink(part), other.ink(part) != nil,
        part.color(in: self) != nil || part.color(in: other) != nil
      else { return nil }
      return (part, ink)
    }
  }
}

extension ResolvedTheme {
  /// The light and dark appearances: by name, otherwise the first dynamic one's members, otherwise
  /// the first of each interface style.
  package var lightAndDark: (light: ResolvedAppearance, dark: ResolvedAppearance)? {
    let members = appearances.first { $0.members.count > 1 }?.members ?? []
    guard
      let light = appearance("light", members.first, .light),
      let dark = appearance("dark", members.dropFirst().first, .dark)
    else { return nil }
    return (light, dark)
  }

  private func appearance(
    _ name: String, _ member: Int?, _ style: InterfaceStyle
  ) -> ResolvedAppearance? {
    let declared = appearances.filter { $0.kind == .declared }
    return declared.first { $0.name == name } ?? member.map { appearances[$0] }
      ?? declared.first { $0.interfaceStyle == style }
      ?? declared.first { $0.interfaceStyle == .unspecified }
  }
}
