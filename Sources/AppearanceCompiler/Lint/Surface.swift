package import ColorScience
package import ThemeSyntax

/// One bar of an appearance in one of its states: what is drawn on one background.
package struct Surface: Sendable {
  package let appearance: ResolvedAppearance
  package let kind: BarKind
  /// The bar in the theme: `navigationBar`, `navigationBar.scrollEdge`.
  package let path: String
  package let bar: ResolvedBar
  /// The bar that the state is laid over; the bar itself for the bar itself.
  package let base: ResolvedBar
  /// Whether this is the bar itself and not a state of it.
  package let isBase: Bool

  /// The bars of an appearance and their states that differ.
  static func all(of appearance: ResolvedAppearance) -> [Surface] {
    var surfaces: [Surface] = []
    for kind in BarKind.allCases {
      let bar = appearance.bars[kind]
      guard !bar.settings.isEmpty else { continue }
      surfaces.append(
        Surface(
          appearance: appearance, kind: kind, path: kind.name, bar: bar, base: bar, isBase: true))
      for setting in bar.settings {
        guard case .slot(.bar(let state)) = setting.value else { continue }
        surfaces.append(
          Surface(
            appearance: appearance, kind: kind, path: "\(kind.name).\(setting.property.name)",
            bar: state, base: bar, isBase: false))
      }
    }
    return surfaces
  }

  /// A pair of one of the bar's colours and its background; none where one of them is left out, or
  /// where a state of the bar has both from the bar itself.
  func pair(
    _ property: BarProperty, _ title: String, rule: String, required: Double,
    advised: Double? = nil
  ) -> [ContrastPair] {
    guard let foreground = bar.color(property) else { return [] }
    return pair(
      .color(foreground.value), named: "\(path).\(property.name)", title, at: foreground.range,
      rule: rule,
      required: required, advised: advised, isOfState: isOfState(property))
  }

  /// A pair of some ink and the bar's background.
  func pair(
    _ ink: Ink, named name: String, _ title: String, at range: SourceRange, rule: String,
    required: Double, advised: Double?, variants: [Variant]? = nil, isOfState: Bool = true
  ) -> [ContrastPair] {
    guard let background = bar.color(.backgroundColor) else { return [] }
    guard isBase || isOfState || self.isOfState(.backgroundColor) else { return [] }
    return [
      ContrastPair(
        rule: rule, title: title, ink: ink, foreground: name, foregroundRange: range,
        background: "\(path).backgroundColor", backgroundColor: background.value,
        backgroundRange: background.range, variants: variants ?? appearance.variants,
        required: required, advised: max(advised ?? required, required))
    ]
  }

  /// Whether a state of the bar has a property of its own.
  private func isOfState(_ property: BarProperty) -> Bool {
    guard let own = bar[property] else { return false }
    return own.range != base[property]?.range
  }
}

/// Two colours that have to be told apart, and by how much.
package struct ContrastPair: Sendable {
  package let rule: String
  /// The foreground in a sentence: "tint".
  package let title: String
  package let ink: Ink
  /// The foreground's property from the appearance on, or `statusBar`.
  package let foreground: String
  package let foregroundRange: SourceRange
  /// The background's property from the appearance on.
  package let background: String
  package let backgroundColor: ColorID
  package let backgroundRange: SourceRange
  /// The variants in which the pair can be seen.
  package let variants: [Variant]
  /// The least ratio that passes.
  package let required: Double
  /// The least ratio about which there is nothing to say; at least `required`.
  package let advised: Double
}
