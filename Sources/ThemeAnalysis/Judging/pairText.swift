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
    let foreground = text(colors[id], worst.front, entry.firstVariant)
    return "\(pair.title) \(foreground) on \(background)\(device)"
  }

  /// The colors that give an entry's worst ratio.
  func worstColors(
    of pair: ContrastPair, on ground: Ground, _ entry: ContrastEntry
  ) -> WorstColors {
    meter.worstColors(of: pair.ink, on: ground, in: entry.firstVariant, colors: colors)
  }

  private func text(_ ground: Ground, _ worst: WorstColors, _ variant: Variant) -> String {
    if ground.isSolidSystem(in: colors) { return "the system's background" }
    switch ground.paint {
    case .color(let color): return text(colors[color], worst.back.color, variant)
    case .gradient: return "\(worst.back.color.hex) of the gradient"
    case .uiKit(let color): return text(color, worst.back.color, variant)
    case .system: return "the system's material"
    case .clear: break
    }
    if case .content(let content)? = ground.backdrop?.backdrop(in: variant) {
      return "\(content.rawValue) content"
    }
    let darkest = worst.back.backdrops.min {
      contrast(worst.front, on: worst.back.color, over: $0)
        < contrast(worst.front, on: worst.back.color, over: $1)
    }
    return darkest.map { "\($0.hex) content" } ?? "content"
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

  /// A color's value, with name and iOS where UIKit changes it within the deployment range.
  private func text(
    _ color: ResolvedColor, _ value: Color, _ variant: Variant
  ) -> String {
    color.symbol.map { text($0, value, variant) } ?? value.hex
  }

  private func text(_ symbol: UIKitColor, _ value: Color, _ variant: Variant) -> String {
    let same = meter.generations.filter { symbol.variants(in: $0)[variant] == value }
    guard same.count < meter.generations.count else { return value.hex }
    return "\(value.hex) (.\(symbol.name), \(versions(same)))"
  }

  /// The iOS versions of neighboring generations, some but not all of the deployment range's.
  private func versions(_ generations: [UIKitGeneration]) -> String {
    switch (generations.first, generations.last) {
    case (.ios26, _): "iOS 26"
    case (_, .ios26): "iOS 15 and later"
    case (.ios13, .ios13): "up to iOS 14"
    case (let first, _): first == meter.generations.first ? "up to iOS 18" : "iOS 15 to 18"
    }
  }
}

extension ContrastEntry {
  /// The first of the variants that share the entry's numbers.
  var firstVariant: Variant {
    variants.members.first { _ in true } ?? .light
  }
}
