import ColorScience
import ThemeModel
import ThemeResolution
import ThemeSyntax

extension LintRule {
  static let scrollEdgeUnset = LintRule(
    RuleID.scrollEdgeUnset, .warning,
    summary: "At the scroll edge iOS 15 hides a background that the bar cannot be read without.",
    explanation: """
      While nothing is scrolled under a bar, iOS 15 and later show it at its scroll edge, and \
      without its background where the scroll-edge appearance is transparent or not set. Title \
      and buttons then stand on the content: on the configuration's `backdrop`, or else on white \
      in a light interface and black in a dark one. Write `scrollEdge: same`, or colors that can \
      be read there. The presets for AppearanceNavigationController (`runtime: yalantis`) set no \
      scroll-edge appearance at all.
      """,
    triggering: [
      """
      appearances:
        red:
          statusBarStyle: lightContent
          navigationBar:
            backgroundColor: "#C8102E"
            tintColor: white
                        ↓
            scrollEdge: transparent
      """,
      .init(
        """
        appearances:
          red:
            statusBarStyle: lightContent
            navigationBar:
                               ↓
              backgroundColor: "#C8102E"
              tintColor: white
        """, configuration: "runtime: yalantis"),
    ],
    passing: [
      """
      appearances:
        red:
          statusBarStyle: lightContent
          navigationBar:
            backgroundColor: "#C8102E"
            tintColor: white
            scrollEdge: same
      """,
      """
      appearances:
        plain:
          interfaceStyle: light
          navigationBar: { backgroundColor: white, tintColor: black, scrollEdge: transparent }
      """,
    ],
    check: .theme { subject, findings in
      subject.findUnreadableEdges(&findings)
      subject.findMissingEdge(&findings)
    })
}

extension LintSubject {
  /// Adds a finding for each bar that cannot be read at a transparent scroll edge.
  fileprivate func findUnreadableEdges(_ findings: inout LintFindings) {
    var colors: ColorTable?
    var contents: [ColorID] = []
    for appearance in theme.appearances {
      for kind in BarKind.allCases {
        let bar = appearance.drawn(kind, on: .from15)
        guard bar.own(.scrollEdge)?.isTransparent == true, let edge = bar.bar[.scrollEdge],
          bar.standard.backgroundColor != nil
        else { continue }
        var table = colors ?? theme.colors
        if colors == nil { contents = configuration.contents.map { table.add($0) } }
        colors = table
        let edges = contents.map {
          Surface.transparent(kind, of: appearance, over: $0, at: edge.range)
        }
        guard
          let worst = edges.compactMap({ unreadable($0, table) }).min(by: { $0.share < $1.share })
        else { continue }
        findings.append(diagnostic(worst, appearance, edge.range))
      }
    }
  }

  /// The pair on a surface that falls shortest of what is required of it.
  private func unreadable(_ surface: Surface, _ colors: ColorTable) -> UnreadableEdge? {
    var pairs: [ContrastPair] = []
    for find in LintRule.pairFinders { find(surface, configuration, &pairs) }
    let meter = configuration.meter
    var worst: UnreadableEdge?
    for pair in pairs where pair.foreground != .statusBar {
      for variant in pair.variants.members {
        let ratio = meter.interval(
          of: pair.ink, on: pair.backgroundColor, in: variant, colors: colors
        ).worst
        guard ratio < pair.required, ratio / pair.required < worst?.share ?? 1 else { continue }
        let shown = meter.worstColors(
          of: pair.ink, on: pair.backgroundColor, in: variant, colors: colors)
        worst = UnreadableEdge(pair: pair, colors: shown, variant: variant, ratio: ratio)
      }
    }
    return worst
  }

  private func diagnostic(
    _ edge: UnreadableEdge, _ appearance: ResolvedAppearance, _ range: SourceRange
  ) -> Diagnostic {
    let path = "\(appearance.name).\(edge.pair.background.bar.name)"
    return Diagnostic(
      RuleID.scrollEdgeUnset, .warning,
      "\(edge.pair.title) \(edge.colors.front.hex) on \(edge.colors.back.hex) content has contrast "
        + "\(shortRatio(edge.ratio)):1 in '\(path)' (\(edge.variant.name)) at the scroll edge, where "
        + "iOS 15 hides the declared background; "
        + "\(shortRatio(edge.pair.required)):1 is needed; write 'scrollEdge: same'",
      at: appearance.isInverse ? appearance.range : range,
      notes: appearance.isInverse
        ? [Diagnostic.Note("the scroll edge is transparent here", at: range)] : [],
      fixIts: appearance.isInverse ? [] : fixIts(writing: "same", at: range))
  }

  /// Adds a finding where presets leave the scroll edge of the theme's bars unset.
  fileprivate func findMissingEdge(_ findings: inout LintFindings) {
    guard makes(.presets), configuration.runtime != .appearanceKit else { return }
    for appearance in theme.appearances {
      for kind in [BarKind.navigationBar, .toolbar] {
        guard let background = appearance.drawn(kind, on: .from15).standard.backgroundColor else {
          continue
        }
        findings.append(
          Diagnostic(
            RuleID.scrollEdgeUnset, .warning,
            "iOS 15 hides the background of '\(appearance.name).\(kind.name)' at the scroll edge, "
              + "which 'presets' for '\(configuration.runtime.rawValue)' leaves unset; set "
              + "'scrollEdgeAppearance' in the app, or make 'barAppearances'",
            at: background.range))
        return
      }
    }
  }
}

/// A pair that cannot be read where a bar is transparent.
private struct UnreadableEdge {
  let pair: ContrastPair
  let colors: WorstColors
  let variant: Variant
  let ratio: Double

  /// How much of the required contrast there is.
  var share: Double { ratio / pair.required }
}

extension Configuration {
  /// What bars stand on where they are transparent.
  fileprivate var contents: [ResolvedColor] {
    guard backdrops.isEmpty else { return backdrops.map { ResolvedColor(ColorVariants(all: $0)) } }
    return [ResolvedColor(ColorVariants(light: .white, dark: .black))]
  }
}
