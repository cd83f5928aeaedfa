package import ThemeModel
package import ThemeOutputs

/// The pairs of an appearance that an app shows, measured or not: those that an output draws as the theme writes
/// them, in the order of bars and rules, then those that outputs make of it.
package func contrastPairs(
  of appearance: ResolvedAppearance, in drawings: OutputDrawings, under configuration: Configuration
) -> [ContrastPair] {
  let colors = drawings.colors
  let written = pairs(of: OutputDrawing(appearance), colors, under: configuration)
  guard let drawings = drawings.drawings(of: appearance) else { return written }
  var isDrawn = written.map { _ in false }
  var others: [ContrastPair] = []
  for (drawing, outputs) in drawings {
    for pair in pairs(of: drawing, colors, under: configuration) {
      if let index = written.firstIndex(where: pair.isSame) {
        isDrawn[index] = true
      } else if let index = others.firstIndex(where: pair.isSame) {
        others[index].outputs += outputs.map(\.id)
      } else {
        others.append(pair)
        others[others.count - 1].outputs = outputs.map(\.id)
      }
    }
  }
  return zip(written, isDrawn).compactMap { $1 ? $0 : nil } + others
}

private func pairs(
  of drawing: OutputDrawing, _ colors: ColorTable, under configuration: Configuration
) -> [ContrastPair] {
  var pairs = FoundPairs(colors)
  Surface.forEachShown(of: drawing, under: configuration) { surface in
    for (rule, find) in LintRule.pairFinders {
      pairs.rule = rule
      find(surface, configuration, &pairs)
    }
  }
  return pairs.all
}
