import ColorScience
import OutputText
import ThemeModel
import ThemeSyntax

extension RuleOption {
  /// How far the colors of tabs have to be apart.
  static let tabDistance = RuleOption(
    "minimum", "the least difference of the two colors, as ΔE OK", .numbers(0.01...1),
    standard: .number(0.1))
}

extension LintRule {
  static let indistinguishableTabState: LintRule = .init(
    "indistinguishable-tab-state", .off, score: .otherColors,
    summary: "The selected tab cannot be told from the others by people with color blindness.",
    explanation: """
      Color is often all that marks the selected tab. Both colors are compared as they are and as \
      seen with protanopia, deuteranopia and tritanopia (Machado 2009), by their distance in \
      OKLab. The usual blue beside gray is near the limit, and a filled icon tells the tabs apart \
      as well, so the rule is off unless the configuration sets its severity.
      """,
    options: [.tabDistance],
    triggering: [
      .init(
        """
        appearances:
          light:
            tabBar:
              backgroundColor: white
                         ↓
              tintColor: "#2E7D32"
              unselectedItemTintColor: "#B3261E"
        """, configuration: "lint: { indistinguishable-tab-state: warning }")
    ],
    passing: [
      .init(
        """
        appearances:
          light:
            tabBar:
              backgroundColor: white
              tintColor: "#0A3D91"
              unselectedItemTintColor: "#6B6B70"
        """, configuration: "lint: { indistinguishable-tab-state: warning }")
    ],
    check: .theme { subject, findings in
      let option = subject.configuration.value(
        of: .tabDistance, in: LintRule.indistinguishableTabState.id)
      guard case .number(let minimum) = option else { return }
      for appearance in subject.theme.appearances {
        Surface.forEach(of: appearance) { surface in
          guard surface.kind == .tabBar,
            let pair = subject.nearestTabs(surface, in: appearance), pair.distance < minimum
          else { return }
          let finding = subject.diagnostic(pair, surface, appearance, minimum: minimum)
          findings.append(finding) { waiver in
            subject.waiverReaches(
              waiver, pair.ranges, appearance, finding.range ?? appearance.range)
          }
        }
      }
    })
}

/// The colors of selected and other tabs where they look most alike.
private struct TabColors {
  let selected: Color
  let other: Color
  /// Where the two are set.
  let ranges: [SourceRange]
  /// Nil where they are nearest as they are.
  let vision: ColorVision?
  let variant: Variant
  /// The devices that show them, nil for an iPhone.
  let device: String?
  let distance: Double
}

extension LintSubject {
  fileprivate func nearestTabs(
    _ surface: Surface, in appearance: ResolvedAppearance
  ) -> TabColors? {
    guard let tint = surface.drawn.ink(.selectedTab), let other = surface.drawn.ink(.otherTabs)
    else { return nil }
    var nearest: TabColors?
    for table in theme.colors.views(of: [tint.color, other.color]) {
      for variant in appearance.variants.members {
        let colors = [tint, other].map { table[$0.color, variant] }
        for vision in [nil] + ColorVision.allCases {
          let seen = colors.map { color in vision.map { color.seen(with: $0) } ?? color }
          let distance = deltaEOK(seen[0], seen[1])
          guard distance < nearest?.distance ?? .infinity else { continue }
          nearest = TabColors(
            selected: colors[0], other: colors[1], ranges: [tint.range, other.range],
            vision: vision, variant: variant, device: table.deviceName, distance: distance)
        }
      }
    }
    return nearest
  }

  fileprivate func diagnostic(
    _ tabs: TabColors, _ surface: Surface, _ appearance: ResolvedAppearance, minimum: Double
  ) -> Diagnostic {
    let other = surface.drawn.ink(.otherTabs)
    let tint = surface.drawn.ink(.selectedTab)?.range ?? appearance.range
    return Diagnostic(
      LintRule.indistinguishableTabState.id, .warning,
      "selected tab \(tabs.selected.hex) and unselected tab \(tabs.other.hex) are "
        + "\(NumberText.decimals(tabs.distance, 3)) apart (ΔE OK) in '\(surface.path(in: appearance))' "
        + "(\(tabs.variant.name))" + (tabs.device.map { " on \($0)" } ?? "")
        + (tabs.vision.map { ", seen with \($0.rawValue)" } ?? "")
        + "; \(RuleOption.Value.number(minimum).text) is needed; make one darker or lighter",
      at: appearance.isInverse ? appearance.range : tint,
      notes: other.map { [Diagnostic.Note("the other tabs' color is set here", at: $0.range)] }
        ?? [])
  }
}
