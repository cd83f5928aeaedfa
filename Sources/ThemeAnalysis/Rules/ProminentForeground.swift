import ThemeModel
import ThemeSyntax

extension LintRule {
  static let prominentForeground: LintRule = .init(
    "prominent-foreground", .warning,
    summary: "On iOS 26 a done button is filled, and a fixed color of its text fights the fill.",
    explanation: """
      An app built with the SDK of iOS 26 or later has prominent buttons where it had done buttons: \
      the tint of the item is the fill of a capsule, and the system derives the text from it \
      (Apple's page on UINavigationBar). A text color of its own does not follow the fill, and \
      nobody can measure the two; that it stays is known from few apps. Leave `buttons.done` out \
      and let the tint decide.
      """,
    triggering: [
      .init(
        """
        appearances:
          light:
            toolbar:
              liquidGlass: keep
              backgroundColor: white
              tintColor: black
                               ↓
              buttons: { done: "#0A5FD9" }
        """, configuration: "sdk: 26.0")
    ],
    passing: [
      """
      appearances:
        light:
          toolbar: { backgroundColor: white, tintColor: black, buttons: { done: "#0A5FD9" } }
      """
    ],
    check: .theme { subject, findings in
      guard subject.configuration.hasGlass else { return }
      subject.forEachWrittenSurface { appearance, surface in
        guard let color = surface.drawn.settings.color(.doneButton) else { return }
        findings.append(
          Diagnostic(
            LintRule.prominentForeground.id, .warning,
            "'\(surface.path(in: appearance, .doneButton))' colors the text of a button that iOS 26 "
              + "fills with the tint; leave it out, and the system derives the text from the fill",
            at: color.range))
      }
    })
}
