extension LintRule {
  static let tintContrast = LintRule(
    "tint-contrast", .error,
    summary: "The buttons of a bar have too little contrast with it.",
    explanation: """
      A tint colors the icons and the text of bar buttons. Below 3:1 (WCAG 2.2, 1.4.11) neither \
      is readable: an error. From 3:1 to 4.5:1 icons are readable, but text isn't (1.4.3): a \
      warning. If every kind of button has its own color, the tint colors icons only and needs \
      3:1. On iOS 26 the tint fills done and prominent buttons, and a text color that you set is \
      measured on it. The text of prominent buttons needs 4.5:1. On a glass bar, buttons with \
      `hidesSharedBackground` are measured against the `backdrop`. Disabled buttons need no \
      contrast. [Parts](Parts.md) has a table, also of what is not measured. Use another tint, \
      set `buttons`, or use another background.
      """,
    triggering: """
      appearances:
        mail:
          toolbar:
            backgroundColor: white
                       ↓
            tintColor: "#FF9500"
      """,
    passing: """
      appearances:
        mail:
          toolbar: { backgroundColor: white, tintColor: "#0A5FD9" }
      """,
    check: .contrast)
}
