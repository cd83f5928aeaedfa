extension LintRule {
  static let inverseWithoutEffect = LintRule(
    "inverse-without-effect", .warning,
    summary: "An inverse by `swap` leaves a bar with a gradient as it is.",
    explanation: """
      `swap` has the background's color and the tint change places. A gradient is several \
      colors, none of which can take the place of the tint, so the bar of the inverse looks \
      like that of the appearance. Write `mirror`, `lightness` or `rgb`, which change each \
      color of a gradient, or an `inverse` with the bar's own colors.
      """,
    triggering: """
      appearances:
        sea:
          statusBarStyle: lightContent
          navigationBar: { backgroundGradient: ["#003E9C", "#1C1C1E"], tintColor: white }
                   ↓
          inverse: swap
      """,
    passing: """
      appearances:
        sea:
          statusBarStyle: lightContent
          navigationBar: { backgroundGradient: ["#003E9C", "#1C1C1E"], tintColor: white }
          inverse:
            navigationBar: { backgroundGradient: ["#B5D8FF", "#FFFFFF"], tintColor: black }
      """,
    check: .theme { subject, findings in
      for appearance in subject.theme.appearances {
        guard case .inverse(let name, rule: .swap) = appearance.kind,
          let base = appearance.inverse.first.map({ subject.theme.appearances[$0] })
        else { continue }
        let bars = BarKind.allCases.filter { kind in
          appearance.bars[kind] == base.bars[kind]
            && appearance.bars[kind].hasGradientToSwap(on: kind)
        }
        guard !bars.isEmpty else { continue }
        let paths = bars.map { "'\($0.name)'" }.joined(separator: ", ")
        findings.add(
          "'swap' leaves \(paths) of '\(name)' as \(bars.count == 1 ? "it is" : "they are"), since a "
            + "gradient cannot change places with a color; write 'mirror', or an explicit pair",
          at: appearance.range)
      }
    })
}

extension ResolvedBar {
  fileprivate func hasGradientToSwap(on kind: BarKind) -> Bool {
    guard case .gradient = DrawnBar(self, kind, on: .ios15).standard.background else {
      return false
    }
    return has(.tintColor) || has(.titleColor)
  }
}
