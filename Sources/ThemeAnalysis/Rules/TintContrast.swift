import ColorScience
import ThemeModel

extension LintRule {
  static let tintContrast = LintRule(
    "tint-contrast", .error,
    summary: "The buttons of a bar have too little contrast with it.",
    explanation: """
      A tint colors the icons and the text of bar buttons. Below 3:1 (WCAG 2.2, 1.4.11) \
      neither is readable: an error. From 3:1 to 4.5:1 icons are readable, but text isn't (1.4.3): \
      a warning. Touched and focused buttons are listed as not measured, and so are done buttons \
      on iOS 26, which draws them on a fill. Disabled buttons need no contrast, and prominent \
      buttons, which are on that fill too, are not measured. On a glass bar of iOS 26, buttons \
      with `hidesSharedBackground` are drawn on content: they are measured against the `backdrop`, \
      if there is one. The output `swiftUI` has one tint for all bars: it is measured on each of \
      them, on the tab bar as the color of labels.
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
      // What a state colors is the text of buttons; icons keep the tint of the bar.
      if let icons = surface.drawn.iconInk, icons != surface.drawn.ink(.items) {
        surface.addPair(
          icons, "icon tint", required: configuration.thresholds.nonText, isIcons: true, to: &pairs)
      }
      for (part, property, title) in buttonParts {
        // A button without a color of its own has one that is measured as another part's.
        guard let ink = surface.drawn.ink(part), ink.property == property,
          part != .items || surface.drawn.isTintSeen
        else { continue }
        if part == .doneButton, surface.drawn.generation >= .from26 {
          surface.addPair(
            ink, on: .fill, title, required: configuration.thresholds.nonText, to: &pairs)
          continue
        }
        surface.addPair(
          ink, title, required: configuration.thresholds.nonText,
          advised: configuration.thresholds.text, isButton: true, to: &pairs)
      }
      for (property, title) in touchedButtons {
        surface.addPair(
          surface.drawn.ink(of: property), on: .touch, title,
          required: configuration.thresholds.nonText, to: &pairs)
      }
      surface.addPair(
        surface.drawn.ink(of: .searchTintColor), "tint of a search bar",
        required: configuration.thresholds.nonText,
        advised: configuration.thresholds.text, to: &pairs)
    })
}

private let buttonParts: [(DrawnPart, BarProperty, String)] = [
  (.items, .tintColor, "tint"), (.plainButton, .plainButton, "plain button"),
  (.doneButton, .doneButton, "done button"), (.backButton, .backButton, "back button"),
]

private let touchedButtons: [(BarProperty, String)] = [
  (.plainButtonHighlighted, "highlighted plain button"),
  (.plainButtonFocused, "focused plain button"),
  (.doneButtonHighlighted, "highlighted done button"),
  (.doneButtonFocused, "focused done button"),
  (.backButtonHighlighted, "highlighted back button"),
  (.backButtonFocused, "focused back button"),
]

extension DrawnState {
  /// Whether the tint of the state is that of anything: of icons where it is the bar's, of texts where they have no
  /// color of their own.
  fileprivate var isTintSeen: Bool {
    guard let tint = ink(.items), iconInk != tint else { return true }
    return [DrawnPart.plainButton, .doneButton, .backButton].contains {
      ink($0)?.property == .tintColor
    }
  }
}
