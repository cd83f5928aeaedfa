extension LintRule {
  static let tabLabelContrast = LintRule(
    "tab-label-contrast", .error,
    summary: "The labels of a tab bar have too little contrast with it.",
    explanation: """
      A tab's title is text of 10 points and needs 4.5:1 (WCAG 2.2, 1.4.3). Its icon needs 3:1 \
      (1.4.11). An unselected tab can be tapped, so it isn't inactive. The color of a layout \
      (`stacked`, `inline`, `compactInline`) replaces the color of `items`. Both replace \
      tintColor on the selected tab and unselectedItemTintColor on the others. Each layout is \
      measured. The selected tab is measured on the bar and on the selectionIndicatorColor. On \
      iOS 26 the system colors unselected icons, and a tab bar's background isn't seen. \
      [Parts](Parts.md) has a table. Use another color for the title or the icon, or another \
      indicator.
      """,
    triggering: """
      appearances:
        light:
          tabBar:
            backgroundColor: white
            tintColor: "#0A5FD9"
                                     ↓
            unselectedItemTintColor: "#8E8E93"
      """,
    passing: """
      appearances:
        light:
          tabBar:
            backgroundColor: white
            tintColor: "#0A5FD9"
            unselectedItemTintColor: "#6B6B70"
      """,
    check: .contrast)
}
