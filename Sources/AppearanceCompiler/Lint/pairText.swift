import ColorScience
import ThemeSyntax

extension LintContext {
  /// A pair in a sentence: "tint #0088FF (.systemBlue, iOS 26) on #FFFFFF".
  func title(_ pair: ContrastPair, _ entry: ContrastEntry) -> String {
    let worst = worstColors(of: pair, entry)
    let background = text(
      colors[pair.backgroundColor], worst.back, worst.generation, entry.variants[0])
    guard case .color(let id) = pair.ink else { return "\(pair.title) on \(background)" }
    let foreground = text(colors[id], worst.front, worst.generation, entry.variants[0])
    return "\(pair.title) \(foreground) on \(background)"
  }

  /// The colours that give an entry's worst ratio.
  func worstColors(of pair: ContrastPair, _ entry: ContrastEntry) -> WorstColors {
    meter.worstColors(
      of: pair.ink, on: pair.backgroundColor, in: entry.variants[0], colors: colors)
  }

  /// A pair's bar as the theme writes it, from the appearance on: "light.navigationBar.scrollEdge".
  func place(of pair: ContrastPair) -> String {
    let bar = pair.background.dropLast(".backgroundColor".count)
    let isPlain = pair.foreground == "statusBar" && bar == BarKind.navigationBar.name
    return isPlain ? appearance.name : "\(appearance.name).\(bar)"
  }

  /// " (dark, darkHighContrast)" where only some of the appearance's variants are meant.
  func suffix(_ entries: [ContrastEntry]) -> String {
    let variants = appearance.variants.filter { variant in
      entries.contains { $0.variants.contains(variant) }
    }
    guard variants.count < appearance.variants.count else { return "" }
    return " (\(variants.map(\.name).joined(separator: ", ")))"
  }

  /// A colour's value, with name and iOS where UIKit changes it within the deployment range.
  private func text(
    _ color: ResolvedColor, _ value: Color, _ generation: UIKitGeneration, _ variant: Variant
  ) -> String {
    guard let symbol = color.symbol,
      meter.generations.contains(where: { symbol.variants(in: $0)[variant] != value })
    else { return value.hex }
    return "\(value.hex) (.\(symbol.name), \(generation.title))"
  }
}

extension UIKitGeneration {
  /// The iOS versions in a sentence.
  fileprivate var title: String {
    switch self {
    case .ios13: "iOS 13 and 14"
    case .ios15: "iOS 15 to 18"
    case .ios26: "iOS 26"
    }
  }
}
