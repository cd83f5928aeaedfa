import ColorScience
import ThemeSyntax

extension LintRule {
  static let statusBarAutomatic = LintRule(
    RuleID.statusBarAutomatic, .error,
    summary: "The automatic status-bar style is unreadable in one of the interface styles.",
    explanation: """
      UIStatusBarStyle.default, which is also what an appearance without statusBarStyle gets, \
      follows the system from iOS 13 to 16: dark text in a light interface, light text in a dark \
      one, whatever the bar's color. From iOS 17 on it adapts to what lies under it. A bar that \
      stays bright in dark mode therefore gets white text on the older systems. Write the style \
      that the bar needs.
      """,
    triggering: [
      """
      appearances:
        light:
                          ↓
          statusBarStyle: default
          navigationBar: { backgroundColor: white }
      """
    ],
    passing: [
      """
      appearances:
        light:
          statusBarStyle: default
          navigationBar: { backgroundColor: { light: white, dark: black } }
      """,
      """
      appearances:
        light:
          interfaceStyle: light
          navigationBar: { backgroundColor: white }
      """,
    ],
    check: .contrast { surface, configuration in
      let style = surface.appearance.statusBarStyle
      guard surface.showsStatusBar, style.value == .default,
        configuration.deploymentTarget.major < 17
      else { return [] }
      let variants = surface.appearance.variants
      return [(Ink.blackGlyphs, "black", false), (.whiteGlyphs, "white", true)].flatMap {
        ink, color, isDark in
        surface.pair(
          ink, named: "statusBar",
          "\(color) status bar", at: style.range, rule: RuleID.statusBarAutomatic,
          required: configuration.thresholds.nonText, advised: configuration.thresholds.text,
          variants: variants.filter { $0.isDark == isDark }, isOfState: false)
      }
    })
}
