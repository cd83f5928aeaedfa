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
    check: .contrast)
}
