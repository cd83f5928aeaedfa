package import ThemeModel

/// The pairs of an appearance that an app shows, measured or not, in the order of bars and rules.
package func contrastPairs(
  of appearance: ResolvedAppearance, under configuration: Configuration
) -> [ContrastPair] {
  var pairs: [ContrastPair] = []
  pairs.reserveCapacity(8)
  Surface.forEachShown(of: appearance, under: configuration) { surface in
    for find in LintRule.pairFinders { find(surface, configuration, &pairs) }
  }
  return pairs
}
