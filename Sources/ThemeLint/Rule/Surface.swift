import ColorScience
package import ThemeModel
import ThemeResolution
import ThemeSyntax

/// One bar of an appearance in one of its states: what is drawn on one background.
package struct Surface: Sendable {
  package let kind: BarKind
  package let state: PropertyPath.State
  /// What is drawn, on an iOS that shows the bar's own background.
  package let drawn: DrawnState
  /// What is drawn of the bar that the state is laid over; of the bar itself for the bar itself.
  package let base: DrawnState
  /// Whether the status bar is drawn on the surface.
  package let hasStatusBar: Bool
  package let statusBarStyle: Located<StatusBarStyle>
  /// The variants in which the appearance can be seen.
  package let variants: VariantSet

  /// Goes through the bars of an appearance and their states that differ.
  package static func forEach(of appearance: ResolvedAppearance, _ body: (Surface) -> Void) {
    for kind in BarKind.allCases {
      let bar = appearance.drawn(kind, on: .from15)
      guard !bar.bar.settings.isEmpty else { continue }
      body(Surface(.base, bar.standard, bar, appearance))
      addOwn(.scrollEdge, .scrollEdge)
      addOwn(.compact, .compact)
      func addOwn(_ property: BarProperty, _ state: PropertyPath.State) {
        guard let own = bar.own(property), !own.isTransparent else { return }
        body(Surface(state, own, bar, appearance))
      }
    }
  }

  /// A bar at its scroll edge where it is transparent there: what is drawn stands on the content.
  static func transparent(
    _ kind: BarKind, of appearance: ResolvedAppearance, over content: ColorID, at range: SourceRange
  ) -> Surface {
    let bar = appearance.drawn(kind, on: .from15)
    var edge = bar.bar.withoutSlots
    edge.settings.removeAll { $0.property == .backgroundColor || $0.property == .background }
    edge.settings.append(
      ResolvedBar.Setting(property: .backgroundColor, value: .color(content), range: range))
    return Surface(
      .scrollEdge, DrawnBar(edge, kind, on: .from15).standard, bar, appearance)
  }

  private init(
    _ state: PropertyPath.State, _ drawn: DrawnState, _ bar: DrawnBar,
    _ appearance: ResolvedAppearance
  ) {
    kind = bar.kind
    self.state = state
    self.drawn = drawn
    base = bar.standard
    hasStatusBar = bar.hasStatusBar
    statusBarStyle = appearance.statusBarStyle
    variants = appearance.variants
  }

  /// Adds the pair of one of the bar's parts and its background; none where one of them has no color
  /// of the theme's, or where a state of the bar has both, and what is `required`, from the bar itself.
  func addPair(
    _ ink: DrawnInk?, _ title: String, rule: String, required: Double,
    advised: Double? = nil, isOwn: Bool = false, to pairs: inout [ContrastPair]
  ) {
    guard let ink, isOwn || isShownHere(ink) || isBackgroundShownHere else { return }
    let path = PropertyPath(bar: kind, state: state, property: ink.property)
    add(
      .color(ink.color), .property(path), title, at: ink.range, rule: rule,
      required: required, advised: advised, in: variants, to: &pairs)
  }

  /// Adds the pair of two properties of the bar, none where one of them has no color of the theme's, or
  /// where a state of the bar has both from the bar itself.
  func addPair(
    _ ink: DrawnInk?, on property: BarProperty, _ title: String, rule: String, required: Double,
    to pairs: inout [ContrastPair]
  ) {
    guard let ink, let background = drawn.settings.color(property), !variants.isEmpty,
      isShownHere(ink) || background.range != base.settings[property]?.range
    else { return }
    let place = { PropertyPath(bar: kind, state: state, property: $0) }
    pairs.append(
      ContrastPair(
        rule: rule, title: title, ink: .color(ink.color),
        foreground: .property(place(ink.property)),
        foregroundRange: ink.range, background: place(property),
        backgroundColor: background.value, backgroundRange: background.range, variants: variants,
        required: required, advised: required))
  }

  /// Adds the pair of the status bar's glyphs and the bar's background.
  func addStatusBarPair(
    _ glyphs: Ink, _ title: String, rule: String, required: Double, advised: Double,
    in variants: VariantSet, to pairs: inout [ContrastPair]
  ) {
    guard isBackgroundShownHere else { return }
    add(
      glyphs, .statusBar, title, at: statusBarStyle.range, rule: rule, required: required,
      advised: advised, in: variants, to: &pairs)
  }

  private func add(
    _ ink: Ink, _ foreground: ContrastPair.Foreground, _ title: String, at range: SourceRange,
    rule: String, required: Double, advised: Double?, in variants: VariantSet,
    to pairs: inout [ContrastPair]
  ) {
    guard let background = drawn.backgroundColor, !variants.isEmpty else { return }
    pairs.append(
      ContrastPair(
        rule: rule, title: title, ink: ink, foreground: foreground, foregroundRange: range,
        background: PropertyPath(bar: kind, state: state, property: .backgroundColor),
        backgroundColor: background.value, backgroundRange: background.range, variants: variants,
        required: required, advised: max(advised ?? required, required)))
  }

  /// Whether a part's color is the bar's own, or one that this state of the bar does not share with it.
  private func isShownHere(_ ink: DrawnInk) -> Bool {
    state == .base || ink.range != base.settings[ink.property]?.range
  }

  /// Whether the background is the bar's own, or one that this state does not share with it.
  private var isBackgroundShownHere: Bool {
    state == .base || drawn.backgroundColor?.range != base.backgroundColor?.range
  }
}

extension ResolvedBar {
  /// The bar in one of its states, nil where it is the same there.
  package func state(_ property: BarProperty) -> ResolvedBar? {
    guard let setting = self[property], case .slot(.bar(let bar)) = setting.value else {
      return nil
    }
    return bar
  }
}
