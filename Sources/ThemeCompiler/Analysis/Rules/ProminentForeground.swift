extension LintRule {
  static let prominentForeground: LintRule = .init(
    "prominent-foreground", .warning,
    summary: "iOS 26 fills done buttons, and a fixed text color may clash with the fill.",
    explanation: """
      In an app built with the SDK of iOS 26 or later, done buttons are prominent. The tint \
      fills a capsule, and the system derives the text color from it (Apple's page on \
      UINavigationBar). A text color that you set doesn't adapt to the fill. The rule \
      `tint-contrast` measures it on an opaque tint. Remove `buttons.done`, and the system \
      chooses the text.
      """,
    triggering: .init(
      """
      appearances:
        light:
          toolbar:
            liquidGlass: keep
            backgroundColor: white
            tintColor: black
                             ↓
            buttons: { done: "#0A5FD9" }
      """, configuration: "sdk: 26.0"),
    passing: """
      appearances:
        light:
          toolbar: { backgroundColor: white, tintColor: black, buttons: { done: "#0A5FD9" } }
      """,
    check: .theme { subject, findings in
      guard subject.configuration.declaresGlass else { return }
      for (index, appearance) in subject.theme.appearances.enumerated() where !appearance.isInverse
      {
        subject.forEachShownState(of: index) { bar, state, drawn in
          guard let color = drawn.settings.color(.doneButton) else { return }
          findings.add(
            "'\(appearance.path(bar.kind, state, .doneButton))' colors the text of a button that "
              + "iOS 26 fills with the tint; leave it out, and the system derives the text from the "
              + "fill",
            at: color.range)
        }
      }
    })
}
