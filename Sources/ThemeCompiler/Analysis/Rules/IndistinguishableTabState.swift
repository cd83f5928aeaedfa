import ColorScience
import OutputText
import ThemeSyntax

extension RuleOption {
  static let tabDistance = RuleOption(
    "minimum", "the least difference of the two colors, as ΔE OK", .numbers(0.01...1),
    standard: .number(0.1))
}

extension LintRule {
  /// The required distance with full color vision, in ΔE00.
  package static let leastTabDifference = 5.0

  static let indistinguishableTabState: LintRule = .init(
    "indistinguishable-tab-state", .error, score: .otherColors,
    summary: "The selected tab can't be told from the others.",
    explanation: """
      Often only color marks the selected tab. Equal colors are an error, and colors less than \
      5 apart by CIEDE2000 (ΔE00) are a warning. If the configuration sets the severity, the \
      rule also compares both by their distance in OKLab, as they are and as people with \
      protanopia, deuteranopia and tritanopia see them (Machado 2009). The usual blue beside \
      gray is near that limit, and a filled icon also marks the selected tab. The rule compares \
      what is seen: not in an app for iOS 26 and later only, which colors unselected tabs \
      itself, not where no output writes both colors, and not a color that `items` or all \
      layouts replace.
      """,
    options: [.tabDistance],
    triggering: """
      appearances:
        light:
          tabBar:
            backgroundColor: white
                       ↓
            tintColor: "#6B6B70"
            unselectedItemTintColor: "#6B6B70"
      """,
    passing: .init(
      """
      appearances:
        light:
          tabBar:
            backgroundColor: white
            tintColor: "#0A3D91"
            unselectedItemTintColor: "#6B6B70"
      """, configuration: "lint: { indistinguishable-tab-state: warning }"),
    check: .theme { subject, findings in
      guard !subject.configuration.hasGlassOnly else { return }
      var reported: Set<[SourceRange]> = []
      let measures = subject.tabMeasures
      for (index, appearance) in subject.theme.appearances.enumerated() {
        subject.forEachShownState(of: index, [.tabBar]) { _, state, drawn in
          guard let tabs = subject.alikeTabs(drawn.settings, in: appearance, by: measures)
          else { return }
          // An inverse has its base's ranges.
          if appearance.isInverse, reported.contains(tabs.ranges) { return }
          reported.insert(tabs.ranges)
          let finding = tabs.diagnostic(appearance.path(.tabBar, state), appearance)
          findings.append(finding) { waiver in
            subject.waiverReaches(
              waiver, tabs.ranges, appearance, finding.range ?? appearance.range)
          }
        }
      }
    })
}

private struct TabMeasure {
  let unit: String
  let minimum: Double
  let visions: [ColorVision?]
  let distance: (Color, Color) -> Double
}

private struct AlikeTabs {
  let selected: Color
  let other: Color
  let ranges: [SourceRange]
  let vision: ColorVision?
  let variant: Variant
  /// nil for an iPhone.
  let device: String?
  let distance: Double
  let measure: TabMeasure
}

extension LintSubject {
  fileprivate var tabMeasures: [TabMeasure] {
    let id = LintRule.indistinguishableTabState.id
    let difference = TabMeasure(
      unit: "ΔE00", minimum: LintRule.leastTabDifference, visions: [nil],
      distance: colorDifference)
    guard configuration.severities[id] != nil,
      case .number(let minimum) = configuration.value(of: .tabDistance, in: id)
    else { return [difference] }
    return [
      difference,
      TabMeasure(
        unit: "ΔE OK", minimum: minimum, visions: [nil] + ColorVision.allCases, distance: deltaEOK),
    ]
  }

  fileprivate func alikeTabs(
    _ bar: ResolvedBar, in appearance: ResolvedAppearance, by measures: [TabMeasure]
  ) -> AlikeTabs? {
    for measure in measures {
      if let tabs = nearestTabs(bar, in: appearance, by: measure), tabs.distance < measure.minimum {
        return tabs
      }
    }
    return nil
  }

  private func nearestTabs(
    _ bar: ResolvedBar, in appearance: ResolvedAppearance, by measure: TabMeasure
  ) -> AlikeTabs? {
    guard bar.colorsTabs(with: .tintColor), bar.colorsTabs(with: .unselectedItemTintColor),
      let tint = bar.color(.tintColor), let other = bar.color(.unselectedItemTintColor)
    else { return nil }
    var nearest: AlikeTabs?
    var last: (Color, Color)?
    for table in theme.colors.views(of: [tint.value, other.value]) {
      for variant in appearance.variants.members {
        let (first, second) = (table[tint.value, variant], table[other.value, variant])
        if let last, last == (first, second) { continue }
        last = (first, second)
        for vision in measure.visions {
          let distance = measure.distance(
            vision.map(first.seen) ?? first, vision.map(second.seen) ?? second)
          guard distance < nearest?.distance ?? .infinity else { continue }
          nearest = AlikeTabs(
            selected: first, other: second, ranges: [tint.range, other.range], vision: vision,
            variant: variant, device: table.deviceName, distance: distance, measure: measure)
        }
      }
    }
    return nearest
  }
}

extension AlikeTabs {
  fileprivate func diagnostic(_ path: String, _ appearance: ResolvedAppearance) -> Diagnostic {
    let isEqual = distance == 0 && vision == nil
    let place =
      " in '\(path)' (\(variant.name))" + (device.map { " on \($0)" } ?? "")
    let seen = vision.map { ", seen with \($0.rawValue)" } ?? ""
    let needed = RuleOption.Value.number(measure.minimum).text
    let message =
      isEqual
      ? "selected and unselected tab are both \(selected.hex)\(place)"
      : "selected tab \(selected.hex) and unselected tab \(other.hex) are "
        + "\(NumberText.decimals(distance, 3)) apart (\(measure.unit))\(place)\(seen); "
        + "\(needed) is needed"
    return Diagnostic(
      LintRule.indistinguishableTabState.id, isEqual ? .error : .warning,
      "\(message); make one darker or lighter",
      at: appearance.isInverse ? appearance.range : ranges[0],
      notes: [Diagnostic.Note("the other tabs' color is set here", at: ranges[1])])
  }
}
