import ThemeModel

extension LintRule {
  static let tabLabelContrast = LintRule(
    "tab-label-contrast", .error,
    summary: "The labels of a tab bar have too little contrast with it.",
    explanation: """
      A tab's label is text of 10 points and needs 4.5:1 (WCAG 2.2, 1.4.3), whether the tab is \
      selected (tintColor) or not (unselectedItemTintColor): an unselected tab can be tapped, \
      so it isn't inactive. Where `items` or all layouts set a color for titles, the other one \
      is that of icons, which need 3:1 (1.4.11); where they set both, tintColor or \
      unselectedItemTintColor isn't seen and isn't measured. Labels and icons on a \
      selectionIndicatorColor are measured against it too.
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
    check: .contrast)
}
