import ColorScience
import ThemeModel

extension LintContext {
  /// A pair in a sentence: "tint #0088FF (.systemBlue, iOS 26) on #FFFFFF".
  func title(_ pair: ContrastPair, _ entry: ContrastEntry) -> String {
    guard let ground = pair.ground else { return pair.title }
    let worst = worstColors(of: pair, on: ground, entry)
    let background = text(ground, worst, entry.firstVariant)
    let device = worst.device.map { " on \($0)" } ?? ""
    guard case .color(let id) = pair.ink else { return "\(pair.title) on \(background)\(device)" }
    let variant = ground.styles.theme.variant(on: entry.firstVariant)
    let foreground =
      worst.display.symbol(of: id).map { text($0, worst.front, variant) } ?? worst.front.hex
    return "\(pair.title) \(foreground) on \(background)\(device)"
  }

  /// The colors that give an entry's worst ratio.
  func worstColors(
    of pair: ContrastPair, on ground: Ground, _ entry: ContrastEntry
  ) -> WorstColors {
    meter.worstColors(of: pair.ink, on: ground, in: entry.firstVariant, colors: colors)
  }

  /// What is seen under a foreground, as the theme says it: what is drawn down to the first opaque color, and content
  /// that the theme calls light or dark.
  private func text(_ ground: Ground, _ worst: WorstColors, _ variant: Variant) -> String {
    var texts: [String] = []
    for paint in ground.paints where paint != .clear {
      texts.append(text(paint, worst, ground.styles.theme.variant(on: variant)))
      let alpha = worst.display.color(of: paint)?.alpha ?? worst.back.drawn.alpha
      if alpha == 1 { return texts.joined(separator: " over ") }
    }
    if let content = content(behind: ground, worst, variant) { texts.append(content) }
    return texts.joined(separator: " over ")
  }

  private func text(_ paint: Ground.Paint, _ worst: WorstColors, _ variant: Variant) -> String {
    if case .gradient = paint { return "\(worst.back.drawn.hex) of the gradient" }
    guard let color = worst.display.color(of: paint), paint != .system(.material) else {
      return "the system's material"
    }
    guard let symbol = worst.display.symbol(of: paint) else { return color.hex }
    if symbol.name == SystemBackground.color { return "the system's background" }
    guard let levels = worst.display.levels(of: paint), let least = worst.least(of: levels),
      least != levels[0]
    else { return text(symbol, color, variant) }
    return "\(least.hex) (.\(symbol.name) in a sheet)"
  }

  /// The content behind a ground in words, nil where something is drawn and it may be anything or one of some colors.
  private func content(
    behind ground: Ground, _ worst: WorstColors, _ variant: Variant
  ) -> String? {
    if case .content(let content)? = ground.backdrop?.backdrop(in: variant), !ground.isBlurred {
      return "\(content.rawValue) content"
    }
    guard ground.paint == .clear else { return nil }
    return worst.least(of: worst.back.backdrops).map { "\($0.hex) content" } ?? "content"
  }

  /// A pair's bar as the theme writes it, from the appearance on: "light.navigationBar.scrollEdge".
  func place(of pair: ContrastPair) -> String {
    let background = pair.background
    if pair.foreground == .statusBar, background.state == .base { return appearance.name }
    return "\(appearance.name).\(background.barPath)"
  }

  /// A pair's bar, and the outputs that draw it where it is not as the theme writes it: "'light.tabBar' in output
  /// 'swiftUI'".
  func quotedPlace(of pair: ContrastPair) -> String {
    let outputs = pair.outputs.map { "'\($0)'" }.joined(separator: ", ")
    let suffix = outputs.isEmpty ? "" : " in output\(pair.outputs.count > 1 ? "s" : "") \(outputs)"
    return "'\(place(of: pair))'" + suffix
  }

  /// " (dark, darkHighContrast)" where only some of the appearance's variants are meant.
  func suffix(_ entries: [ContrastEntry]) -> String {
    let variants = entries.reduce(into: VariantSet()) { $0.formUnion($1.variants) }
    guard variants != appearance.variants else { return "" }
    return " (\(variants.members.map(\.name).joined(separator: ", ")))"
  }

  /// The value of a UIKit color, with its name and iOS if it changes within the deployment range.
  private func text(_ symbol: UIKitColor, _ value: Color, _ variant: Variant) -> String {
    let same = meter.generations.filter { symbol.variants(in: $0)[variant] == value }
    guard same.count < meter.generations.count else { return value.hex }
    return "\(value.hex) (.\(symbol.name), \(versions(same)))"
  }

  /// The iOS versions of generations, some but not all of the deployment range's.
  private func versions(_ generations: [UIKitGeneration]) -> String {
    generations.first == .ios26 ? "iOS 26" : "up to iOS 18"
  }
}

extension WorstColors {
  /// The one of some colors behind what is drawn over which the contrast is least.
  fileprivate func least(of behind: [Color]) -> Color? {
    behind.min {
      contrast(front, on: back.color, over: $0) < contrast(front, on: back.color, over: $1)
    }
  }
}

extension ContrastEntry {
  /// The first of the variants that share the entry's numbers.
  var firstVariant: Variant {
    variants.members.first { _ in true } ?? .light
  }
}
