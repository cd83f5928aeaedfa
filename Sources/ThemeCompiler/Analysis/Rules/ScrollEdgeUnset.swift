extension LintRule {
  static let scrollEdgeUnset: LintRule = .init(
    "scroll-edge-unset", .warning, score: .otherColors,
    summary: "At the scroll edge, iOS hides a background that the bar needs to be readable.",
    explanation: """
      While no content is scrolled under a bar, iOS uses its scroll-edge appearance, which has \
      no background if it is transparent or not set. The status bar, the title and the buttons \
      are then drawn on the content. If the theme or the configuration has a `backdrop`, the \
      other contrast rules check them against it. Otherwise this rule assumes white content in a \
      light interface and black content in a dark one. It warns below 4.5:1, and for icons alone \
      below 3:1. The presets for AppearanceNavigationController (`runtime: yalantis`) never set \
      a scroll-edge appearance. Write `scrollEdge: same`, colors that are readable there, or the \
      `backdrop`; for a bar without a background, `background: default`.
      """,
    triggering: """
      appearances:
        red:
          statusBarStyle: lightContent
          navigationBar:
            backgroundColor: "#C8102E"
            tintColor: white
                        ↓
            scrollEdge: transparent
      """,
    passing: """
      appearances:
        red:
          statusBarStyle: lightContent
          navigationBar:
            backgroundColor: "#C8102E"
            tintColor: white
            scrollEdge: same
      """,
    check: .theme { subject, findings in
      // Pairs at a transparent edge are judged like all others.
      subject.findMissingEdge(&findings)
    })
}

extension LintSubject {
  fileprivate func findMissingEdge(_ findings: inout LintFindings) {
    // Apps for iOS 26 and later set no background at the edge.
    guard makes(.presets), configuration.runtime != .appearanceKit,
      !configuration.hasGlassOnly
    else { return }
    for appearance in theme.appearances {
      for kind in [BarKind.navigationBar, .toolbar] {
        guard let background = appearance.drawn(kind, on: .ios15).standard.backgroundColor else {
          continue
        }
        // One finding stands for all bars that no waiver covers.
        let outcome = findings.add(
          "iOS hides the background of '\(appearance.name).\(kind.name)' at the scroll edge, "
            + "which 'presets' for '\(configuration.runtime.rawValue)' leaves unset; set "
            + "'scrollEdgeAppearance' in the app, or make 'barAppearances'",
          at: background.range)
        if case .shown = outcome { return }
      }
    }
  }
}
