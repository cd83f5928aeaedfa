import ColorScience

extension LintContext {
  /// The ratio of the other status-bar style, as the end of a sentence.
  func statusBarAdvice(_ pair: ContrastPair, current: Double) -> String {
    guard pair.foreground == .statusBar else { return "" }
    let why =
      pair.rule == LintRule.statusBarAutomatic.id
      ? "; default follows the system before iOS 17" : ""
    guard let ground = pair.ground else { return why }
    // A style for one interface style is measured in that style alone.
    let isOfDark = pair.variants.isSubset(of: .dark)
    // An output that ignores the interface style shows more variants.
    let shown = appearance.variants.union(pair.variants)
    let variants =
      appearance.darkStatusBarStyle == nil ? shown : shown.intersection(isOfDark ? .dark : .light)
    let style = appearance.statusBarStyle(in: isOfDark ? .dark : .light).value
    let grounds = statusBarGrounds(beside: ground)
    let (best, ratio) = bestExplicitStyle(on: grounds, in: variants)
    let link = why.isEmpty ? ";" : "\(why),"
    let name = pair.foregroundRange == appearance.range ? "statusBarStyle: " : ""
    if ratio < pair.required, configuration.runtime == .appearanceKit,
      let pairs = bestPair(on: grounds), pairs.ratio >= pair.required
    {
      let (light, dark) = (pairs.light.rawValue, pairs.dark.rawValue)
      return "\(link) \(name){ light: \(light), dark: \(dark) } gives "
        + "\(shortRatio(pairs.ratio)):1"
    }
    guard best != style, ratio > current else { return why }
    let gives = "\(best.rawValue) gives \(ratio < pair.required ? "only " : "")"
    return "\(link) \(name)\(gives)\(shortRatio(ratio)):1"
  }

  /// The best explicit styles for light and dark, with the lower ratio; nil if one mode is missing.
  func bestPair(
    on grounds: [Ground]
  ) -> (light: StatusBarStyle, dark: StatusBarStyle, ratio: Double)? {
    let variants = [VariantSet.light, .dark].map { appearance.variants.intersection($0) }
    guard !variants.contains(where: \.isEmpty) else { return nil }
    let best = variants.map { bestExplicitStyle(on: grounds, in: $0) }
    return (best[0].style, best[1].style, min(best[0].ratio, best[1].ratio))
  }

  private func statusBarGrounds(beside ground: Ground) -> [Ground] {
    pairs.filter { $0.foreground == .statusBar && $0.outputs.isEmpty }.compactMap(\.ground)
      .reduce(into: [ground]) { grounds, other in
        if !meter.isOnAssumedContent(other), !grounds.contains(other) { grounds.append(other) }
      }
  }

  private func bestExplicitStyle(
    on grounds: [Ground], in variants: VariantSet
  ) -> BestStatusBarStyle {
    meter.bestStatusBarStyle(
      among: [.darkContent, .lightContent], on: grounds, in: variants,
      deploymentTarget: configuration.deploymentTarget, colors: colors)
  }
}
