import ColorScience
import ThemeModel

extension LintRule {
  static let tabLabelContrast = LintRule(
    "tab-label-contrast", .error,
    summary: "The labels of a tab bar have too little contrast with it.",
    explanation: """
      A tab's label is text of 10 points and needs 4.5:1 (WCAG 2.2, 1.4.3), whether the tab is \
      selected (tintColor) or not (unselectedItemTintColor): an unselected tab can be tapped, \
      so it isn't inactive. Where `items` or a layout sets separate colors for titles and \
      icons, icons need 3:1 (1.4.11). Labels and icons on a selectionIndicatorColor are \
      measured against it too.
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
      guard surface.kind == .tabBar else { return }
      let (text, icon) = (configuration.thresholds.text, configuration.thresholds.nonText)
      let drawn = surface.drawn
      // Where titles have a color of their own, the other one is that of icons.
      let selected = drawn.ink(of: .selectedItemTitleColor) == nil ? text : icon
      let other = drawn.ink(of: .itemTitleColor) == nil ? text : icon
      surface.addPair(
        drawn.ink(.selectedTab), "selected tab", required: selected, to: &pairs)
      surface.addPair(
        drawn.ink(.otherTabs), "unselected tab", required: other,
        to: &pairs)
      for (properties, title, isText) in tabParts {
        for property in properties where drawn.settings.has(property) {
          surface.addPair(
            drawn.ink(of: property), title, required: isText ? text : icon, to: &pairs)
        }
      }
      guard drawn.settings.has(.selectionIndicatorColor) else { return }
      for (ink, title, required) in [
        (drawn.ink(.selectedTab), "selected tab", selected),
        (drawn.ink(of: .selectedItemTitleColor), "title of the selected tab", text),
        (drawn.ink(of: .selectedItemIconColor), "icon of the selected tab", icon),
      ] {
        surface.addPair(
          ink, on: .selectionIndicatorColor, title, required: required, to: &pairs)
      }
    })
}

/// The parts of tabs that may have a color of their own, and whether they are text.
private let tabParts: [(properties: [BarProperty], title: String, isText: Bool)] = [
  (
    [.itemTitleColor, .stackedTitleColor, .inlineTitleColor, .compactInlineTitleColor],
    "title of a tab", true
  ),
  (
    [
      .selectedItemTitleColor, .selectedStackedTitleColor, .selectedInlineTitleColor,
      .selectedCompactInlineTitleColor,
    ], "title of the selected tab", true
  ),
  (
    [.itemIconColor, .stackedIconColor, .inlineIconColor, .compactInlineIconColor],
    "icon of a tab", false
  ),
  (
    [
      .selectedItemIconColor, .selectedStackedIconColor, .selectedInlineIconColor,
      .selectedCompactInlineIconColor,
    ], "icon of the selected tab", false
  ),
]
