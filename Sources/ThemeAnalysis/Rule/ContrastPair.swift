package import ThemeModel
package import ThemeSyntax

/// Two colors that have to be told apart, and by how much.
package struct ContrastPair: Sendable {
  /// What is drawn on the background.
  package enum Foreground: Sendable, Hashable {
    case statusBar
    /// A title in the color that the scheme of a bar gives it.
    case title
    case property(PropertyPath)
    /// The icons of buttons where their texts have a color of a state: they keep the bar's tint.
    case icons(PropertyPath)

    /// The foreground in the manifest, which lists the bars apart.
    package var name: String {
      switch self {
      case .statusBar: "statusBar"
      case .title: "title"
      case .icons: "icons"
      case .property(let path): path.property.name
      }
    }

    package var path: PropertyPath? {
      switch self {
      case .statusBar, .title: nil
      case .property(let path), .icons(let path): path
      }
    }
  }

  package let rule: String
  /// The foreground in a sentence: "tint".
  package let title: String
  package let ink: Ink
  package let foreground: Foreground
  package let foregroundRange: SourceRange
  package let background: PropertyPath
  package let backgroundKnowledge: BackgroundKnowledge
  package let backgroundRange: SourceRange
  /// The variants in which the pair can be seen.
  package let variants: VariantSet
  /// The least ratio that passes.
  package let required: Double
  /// The least ratio about which there is nothing to say; at least `required`.
  package let advised: Double
  /// The outputs that draw the pair, where it is not as the theme writes it; empty where it is.
  package var outputs: [String] = []

  /// What the foreground is seen on, nil where that is not known.
  package var ground: Ground? { backgroundKnowledge.ground }

  /// What the manifest calls what lies behind.
  package var backgroundName: String {
    switch backgroundKnowledge {
    case .known(let ground):
      switch ground.paint {
      case .color: background.property.name
      case .gradient: BarProperty.backgroundGradient.name
      case .system, .uiKit: "system"
      case .clear: "backdrop"
      }
    case .unknown(.content), .unknown(.bareButtons): "backdrop"
    case .unknown(.image): BarProperty.backgroundImage.name
    case .unknown(.title), .unknown(.touch), .unknown(.searchText): background.property.name
    case .unknown: "system"
    }
  }

  /// Whether another pair is measured and judged alike.
  func isSame(as other: ContrastPair) -> Bool {
    foreground == other.foreground && background == other.background && rule == other.rule
      && ink == other.ink && variants == other.variants && required == other.required
      && advised == other.advised && backgroundKnowledge == other.backgroundKnowledge
  }
}

package struct FoundPairs: Sendable {
  private(set) var all: [ContrastPair] = []
  var rule = ""

  mutating func append(_ pair: ContrastPair) { all.append(pair) }
}
