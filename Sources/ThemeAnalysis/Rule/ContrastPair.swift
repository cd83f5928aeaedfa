package import ThemeModel
package import ThemeSyntax

/// Two colors that have to be told apart, and by how much.
package struct ContrastPair: Sendable {
  package let rule: String
  /// The foreground in a sentence: "tint".
  package let title: String
  package let ink: Ink
  package let foreground: PairForeground
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
    case .unknown(.covered(let property)): property.name
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
  /// The colors of the theme.
  let colors: ColorTable
  private(set) var all: [ContrastPair] = []
  var rule = ""

  init(_ colors: ColorTable) { self.colors = colors }

  mutating func append(_ pair: ContrastPair) { all.append(pair) }
}

extension ArraySlice {
  /// Removes what was measured of a pair from the front of that of an appearance; the variants are those of an element.
  package mutating func take(
    of pair: ContrastPair, _ variants: (Element) -> VariantSet
  ) -> ArraySlice {
    var seen = VariantSet()
    var count = 0
    while seen != pair.variants, count < self.count {
      seen.formUnion(variants(self[startIndex + count]))
      count += 1
    }
    defer { removeFirst(count) }
    return prefix(count)
  }
}
