import ColorScience
import ThemeModel
import ThemeSyntax

extension LintRule {
  static let scrollEdgeUnset: LintRule = .init(
    "scroll-edge-unset", .warning, score: .otherColors,
    summary: "At the scroll edge iOS 15 hides a background that the bar cannot be read without.",
    explanation: """
      While nothing is scrolled under a bar, iOS 15 and later show it at its scroll edge, and \
      without its background where the scroll-edge appearance is transparent or not set. Status \
      bar, title and buttons then stand on the content. Where a `backdrop` of the theme or the \
      configuration says what that is, their own rules hold; else it is taken for white in a light \
      interface and for black in a dark one, with this warning. Write `scrollEdge: same`, or colors \
      that can be read there, or the `backdrop`. The presets for AppearanceNavigationController (`runtime: yalantis`) set no \
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
      // Pairs at a transparent edge are judged with all others.
      subject.findMissingEdge(&findings)
    })
}

extension LintSubject {
  /// Adds a finding where presets leave the scroll edge of the theme's bars unset.
  fileprivate func findMissingEdge(_ findings: inout LintFindings) {
    // An app for nothing older than iOS 26 gives its bars no background at the edge.
    guard makes(.presets), configuration.runtime != .appearanceKit,
      configuration.deploymentTarget.major < 26
    else { return }
    for appearance in theme.appearances {
      for kind in [BarKind.navigationBar, .toolbar] {
        guard let background = appearance.drawn(kind, on: .from15).standard.backgroundColor else {
          continue
        }
        findings.append(
          Diagnostic(
            LintRule.scrollEdgeUnset.id, .warning,
            "iOS 15 hides the background of '\(appearance.name).\(kind.name)' at the scroll edge, "
              + "which 'presets' for '\(configuration.runtime.rawValue)' leaves unset; set "
              + "'scrollEdgeAppearance' in the app, or make 'barAppearances'",
            at: background.range))
        return
      }
    }
  }
}
