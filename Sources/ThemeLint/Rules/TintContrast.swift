import ColorScience
import ThemeModel
import ThemeSyntax

extension LintRule {
  static let tintContrast = LintRule(
    RuleID.tintContrast, .error,
    summary: "The buttons of a bar have too little contrast with it.",
    explanation: """
      A tint colors the icons and the text of bar buttons. Below 3:1 (WCAG 2.2, 1.4.11) neither \
      can be seen well: an error. From 3:1 to 4.5:1 it will do for icons, but not for text \
      (1.4.3): a warning.
      """,
    triggering: [
      """
      appearances:
        mail:
          toolbar:
            backgroundColor: white
                       ↓
            tintColor: "#FF9500"
      """
    ],
    passing: [
      """
      appearances:
        mail:
          toolbar: { backgroundColor: white, tintColor: "#0A5FD9" }
      """
    ],
    check: .contrast { surface, configuration, pairs in
      guard surface.kind != .tabBar else { return }
      for (property, title) in buttonInks {
        surface.addPair(
          property, title, rule: RuleID.tintContrast, required: configuration.thresholds.nonText,
          advised: configuration.thresholds.text, to: &pairs)
      }
    })
}

private let buttonInks: [(BarProperty, String)] = [
  (.tintColor, "tint"), (.plainButton, "plain button"), (.doneButton, "done button"),
  (.backButton, "back button"),
]
