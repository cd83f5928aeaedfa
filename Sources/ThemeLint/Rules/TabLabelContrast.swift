import ColorScience
import ThemeModel
import ThemeSyntax

extension LintRule {
  static let tabLabelContrast = LintRule(
    RuleID.tabLabelContrast, .error,
    summary: "The labels of a tab bar have too little contrast with it.",
    explanation: """
      A tab's label is text of 10 points: 4.5:1 (WCAG 2.2, 1.4.3), for the selected tab (tintColor) \
      and for the others (unselectedItemTintColor) alike: a tab that is not selected can still be \
      tapped, so it is not inactive.
      """,
    triggering: [
      """
      appearances:
        light:
          tabBar:
            backgroundColor: white
            tintColor: "#0A5FD9"
                                     ↓
            unselectedItemTintColor: "#8E8E93"
      """
    ],
    passing: [
      """
      appearances:
        light:
          tabBar:
            backgroundColor: white
            tintColor: "#0A5FD9"
            unselectedItemTintColor: "#6B6B70"
      """
    ],
    check: .contrast { surface, configuration, pairs in
      surface.addPair(
        surface.drawn.ink(.selectedTab), "selected tab", rule: RuleID.tabLabelContrast,
        required: configuration.thresholds.text, to: &pairs)
      surface.addPair(
        surface.drawn.ink(.otherTabs), "unselected tab", rule: RuleID.tabLabelContrast,
        required: configuration.thresholds.text, to: &pairs)
    })
}
