import ColorScience
package import ThemeModel
import ThemeResolution
import ThemeSyntax

/// One bar of an appearance in one of its states: what is drawn on one background.
package struct Surface: Sendable {
  package let kind: BarKind
  package let state: PropertyPath.State
  package let bar: ResolvedBar
  /// The bar that the state is laid over; the bar itself for the bar itself.
  package let base: ResolvedBar
  package let statusBarStyle: Located<StatusBarStyle>
  /// The variants in which the appearance can be seen.
  package let variants: VariantSet

  /// Goes through the bars of an appearance and their states that differ.
  package static func forEach(of appearance: ResolvedAppearance, _ body: (Surface) -> Void) {
    for kind in BarKind.allCases {
      let bar = appearance.bars[kind]
      guard !bar.settings.isEmpty else { continue }
      body(Surface(kind, .base, bar, bar, appearance))
      if let state = bar.state(.scrollEdge) {
        body(Surface(kind, .scrollEdge, state, bar, appearance))
      }
      if let state = bar.state(.compact) {
        body(Surface(kind, .compact, state, bar, appearance))
      }
    }
  }

  /// A bar at its scroll edge where it is transparent there: what is drawn stands on the content.
  static func transparent(
    _ kind: BarKind, of appearance: ResolvedAppearance, over content: ColorID, at range: SourceRange
  ) -> Surface {
    let bar = appearance.bars[kind]
    var edge = bar.withoutSlots
    edge.settings.removeAll { $0.property == .backgroundColor }
    edge.settings.append(
      ResolvedBar.Setting(property: .backgroundColor, value: .color(content), range: range))
    return Surface(kind, .scrollEdge, edge, bar, appearance)
  }

  private init(
    _ kind: BarKind, _ state: PropertyPath.State, _ bar: ResolvedBar, _ base: ResolvedBar,
    _ appearance: ResolvedAppearance
  ) {
    self.kind = kind
    self.state = state
    self.bar = bar
    self.base = base
    statusBarStyle = appearance.statusBarStyle
    variants = appearance.variants
  }

  /// Adds the pair of one of the bar's colors and its background; none where one of them is left
  /// out, or where a state of the bar has both, and what is `required`, from the bar itself.
  func addPair(
    _ property: BarProperty, _ title: String, rule: String, required: Double,
    advised: Double? = nil, isOwn: Bool = false, to pairs: inout [ContrastPair]
  ) {
    guard let foreground = bar.color(property),
      isOwn || isShownHere(property) || isShownHere(.backgroundColor)
    else { return }
    let path = PropertyPath(bar: kind, state: state, property: property)
    add(
      .color(foreground.value), .property(path), title, at: foreground.range, rule: rule,
      required: required, advised: advised, in: variants, to: &pairs)
  }

  /// Adds the pair of the status bar's glyphs and the bar's background.
  func addStatusBarPair(
    _ glyphs: Ink, _ title: String, rule: String, required: Double, advised: Double,
    in variants: VariantSet, to pairs: inout [ContrastPair]
  ) {
    guard isShownHere(.backgroundColor) else { return }
    add(
      glyphs, .statusBar, title, at: statusBarStyle.range, rule: rule, required: required,
      advised: advised, in: variants, to: &pairs)
  }

  private func add(
    _ ink: Ink, _ foreground: ContrastPair.Foreground, _ title: String, at range: SourceRange,
    rule: String, required: Double, advised: Double?, in variants: VariantSet,
    to pairs: inout [ContrastPair]
  ) {
    guard let background = bar.color(.backgroundColor), !variants.isEmpty else { return }
    pairs.append(
      ContrastPair(
        rule: rule, title: title, ink: ink, foreground: foreground, foregroundRange: range,
        background: PropertyPath(bar: kind, state: state, property: .backgroundColor),
        backgroundColor: background.value, backgroundRange: background.range, variants: variants,
        required: required, advised: max(advised ?? required, required)))
  }

  /// Whether a property is the bar's own, or one that this state of the bar does not share with it.
  private func isShownHere(_ property: BarProperty) -> Bool {
    guard state != .base else { return true }
    guard let own = bar[property] else { return false }
    return own.range != base[property]?.range
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
