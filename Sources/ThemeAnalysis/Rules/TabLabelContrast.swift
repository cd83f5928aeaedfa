import ColorScience
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
    check: .contrast { surface, configuration, pairs in
      guard surface.kind == .tabBar else { return }
      let (text, icon) = (configuration.thresholds.text, configuration.thresholds.nonText)
      let drawn = surface.drawn
      for (part, title) in [
        (DrawnPart.selectedTab, "selected tab"), (.otherTabs, "unselected tab"),
      ] {
        let isLabel = drawn.colorsTitles(with: part)
        guard isLabel || drawn.colorsIcons(with: part) else { continue }
        surface.addPair(drawn.ink(part), title, required: isLabel ? text : icon, to: &pairs)
      }
      for (properties, title, isText) in tabParts {
        for property in properties where drawn.settings.has(property) {
          surface.addPair(
            drawn.ink(of: property), title, required: isText ? text : icon, to: &pairs)
        }
      }
      guard drawn.settings.has(.selectionIndicatorColor) else { return }
      let isLabel = drawn.colorsTitles(with: .selectedTab)
      let tint =
        isLabel || drawn.colorsIcons(with: .selectedTab) ? drawn.ink(.selectedTab) : nil
      for (ink, title, required) in [
        (tint, "selected tab", isLabel ? text : icon),
        (drawn.ink(of: .selectedItemTitleColor), "title of the selected tab", text),
        (drawn.ink(of: .selectedItemIconColor), "icon of the selected tab", icon),
      ] {
        surface.addPair(
          ink, on: .selectionIndicatorColor, title, required: required, to: &pairs)
      }
    })
}

private let titles: [BarProperty] = [
  .itemTitleColor, .stackedTitleColor, .inlineTitleColor, .compactInlineTitleColor,
]
private let selectedTitles: [BarProperty] = [
  .selectedItemTitleColor, .selectedStackedTitleColor, .selectedInlineTitleColor,
  .selectedCompactInlineTitleColor,
]
private let icons: [BarProperty] = [
  .itemIconColor, .stackedIconColor, .inlineIconColor, .compactInlineIconColor,
]
private let selectedIcons: [BarProperty] = [
  .selectedItemIconColor, .selectedStackedIconColor, .selectedInlineIconColor,
  .selectedCompactInlineIconColor,
]

/// The parts of tabs that may have a color of their own, for all layouts and for each, and whether they are text.
private let tabParts: [(properties: [BarProperty], title: String, isText: Bool)] = [
  (titles, "title of a tab", true), (selectedTitles, "title of the selected tab", true),
  (icons, "icon of a tab", false), (selectedIcons, "icon of the selected tab", false),
]

extension DrawnState {
  /// Whether the color of the selected tab or of the others is that of titles in some layout.
  func colorsTitles(with part: DrawnPart) -> Bool {
    !colorsAll(part == .selectedTab ? selectedTitles : titles)
  }

  /// Whether the color of the selected tab or of the others is that of icons in some layout.
  func colorsIcons(with part: DrawnPart) -> Bool {
    !colorsAll(part == .selectedTab ? selectedIcons : icons)
  }

  /// Whether a part of tabs has a color of its own in every layout: in all of them at once, or in each.
  private func colorsAll(_ properties: [BarProperty]) -> Bool {
    settings.has(properties[0]) || properties.dropFirst().allSatisfy { settings.has($0) }
  }
}
