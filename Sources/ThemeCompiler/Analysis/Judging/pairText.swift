import ColorScience

extension LintContext {
  /// For example "tint #0088FF (.systemBlue, iOS 26) on #FFFFFF".
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

  func worstColors(
    of pair: ContrastPair, on ground: Ground, _ entry: ContrastEntry
  ) -> WorstColors {
    meter.worstColors(of: pair.ink, on: ground, in: entry.firstVariant, colors: colors)
  }

  /// The background in words: layers to the first opaque color, and declared light or dark content.
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
    let least = worst.display.levels(of: paint).flatMap(worst.least)
    return text(symbol, least ?? color, variant)
  }

  /// The backdrop in words; nil if it is unknown or has several colors, with layers over it.
  private func content(
    behind ground: Ground, _ worst: WorstColors, _ variant: Variant
  ) -> String? {
    if case .content(let content)? = ground.backdrop?.backdrop(in: variant), !ground.isBlurred {
      return "\(content.rawValue) content"
    }
    guard ground.paint == .clear else { return nil }
    return worst.least(of: worst.back.backdrops).map { "\($0.hex) content" } ?? "content"
  }

  /// For example "light.navigationBar.scrollEdge".
  func place(of pair: ContrastPair) -> String {
    let background = pair.background
    if pair.foreground == .statusBar, background.state == .base { return appearance.name }
    return "\(appearance.name).\(background.barPath)"
  }

  /// The pair's bar, and the outputs if only some draw it: "'light.tabBar' in output 'swiftUI'".
  func quotedPlace(of pair: ContrastPair) -> String {
    let outputs = pair.outputs.map { "'\($0)'" }.joined(separator: ", ")
    let suffix = outputs.isEmpty ? "" : " in output\(pair.outputs.count > 1 ? "s" : "") \(outputs)"
    return "'\(place(of: pair))'" + suffix
  }

  /// For example " (dark, darkHighContrast)"; empty if all variants are affected.
  func suffix(_ entries: [ContrastEntry]) -> String {
    let variants = entries.reduce(into: VariantSet()) { $0.formUnion($1.variants) }
    guard variants != appearance.variants else { return "" }
    return " (\(variants.members.map(\.name).joined(separator: ", ")))"
  }

  /// A UIKit color's value and name, with its iOS if it changes within the deployment range.
  private func text(_ symbol: UIKitColor, _ value: Color, _ variant: Variant) -> String {
    if value == symbol.elevated(in: variant) {
      return "\(value.hex) (.\(symbol.name) in a sheet)"
    }
    let same = meter.generations.filter { symbol.variants(in: $0)[variant] == value }
    guard same.count < meter.generations.count else { return value.hex }
    let versions = same.first == .ios26 ? "iOS 26" : "up to iOS 18"
    return "\(value.hex) (.\(symbol.name), \(versions))"
  }
}

extension WorstColors {
  fileprivate func least(of behind: [Color]) -> Color? {
    behind.min {
      contrast(front, on: back.color, over: $0) < contrast(front, on: back.color, over: $1)
    }
  }
}

extension ContrastEntry {
  var firstVariant: Variant {
    variants.members.first { _ in true } ?? .light
  }
}
