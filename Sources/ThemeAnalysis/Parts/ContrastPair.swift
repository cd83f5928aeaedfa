package import ThemeModel
package import ThemeSyntax

/// A foreground on a background, and the contrast that it needs.
package struct ContrastPair: Sendable {
  package let rule: String
  /// For messages: "tint".
  package let title: String
  package let ink: Ink
  package let foreground: PairForeground
  package let foregroundRange: SourceRange
  package let background: PropertyPath
  package let backgroundKnowledge: BackgroundKnowledge
  package let backgroundRange: SourceRange
  /// The ranges of the background's theme colors.
  package let backgroundSources: [SourceRange]
  package var variants: VariantSet
  package let required: Double
  /// The lowest ratio without a warning; at least `required`.
  package let advised: Double
  /// The outputs with this pair if others differ; empty for the pair as written.
  package var outputs: [String] = []
  package var ground: Ground? { backgroundKnowledge.ground }

  package var backgroundName: String {
    switch backgroundKnowledge {
    case .known(let ground):
      switch ground.paint {
      case .color: background.property.name
      case .gradient: BarProperty.backgroundGradient.name
      case .system, .uiKit: "system"
      case .clear: "backdrop"
      }
    case .unknown(.content), .unknown(.bareButtons), .unknown(.hiddenBar), .unknown(.largeTitle):
      "backdrop"
    case .unknown(.covered(let property)): property.name
    case .unknown(.title), .unknown(.touch), .unknown(.searchText): background.property.name
    case .unknown: "system"
    }
  }

  /// Returns whether another pair, in any state, has the same colors from the same ranges.
  func hasColors(of other: ContrastPair) -> Bool {
    foregroundRange == other.foregroundRange && ink == other.ink && variants == other.variants
      && backgroundSources == other.backgroundSources && rule == other.rule
      && foreground.isSame(as: other.foreground)
      && background.property == other.background.property && background.bar == other.background.bar
      && backgroundKnowledge == other.backgroundKnowledge
  }

  /// Returns whether another pair has the same measurements and verdict.
  func isSame(as other: ContrastPair) -> Bool {
    variants == other.variants && backgroundKnowledge == other.backgroundKnowledge
      && isSameButForStyles(as: other)
  }

  /// Returns whether another pair is the same in the interface styles that both allow.
  func isSameButForStyles(as other: ContrastPair) -> Bool {
    guard foreground == other.foreground, background == other.background, rule == other.rule,
      ink == other.ink, required == other.required, advised == other.advised
    else { return false }
    switch (backgroundKnowledge, other.backgroundKnowledge) {
    case (.known(var ground), .known(let others)):
      guard ground.styles.areLiterals == others.styles.areLiterals else { return false }
      ground.styles = others.styles
      return ground == others
    case (.unknown(let why), .unknown(let others)): return why == others
    default: return false
    }
  }
}
