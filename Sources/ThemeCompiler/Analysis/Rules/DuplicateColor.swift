import ColorScience
import ThemeSyntax

extension LintRule {
  static let duplicateColor: LintRule = .init(
    "duplicate-color", .off,
    summary: "Two palette colors have the same value in every variant.",
    explanation: """
      Write each value once, and let the second name refer to the first: `accent: "{brand}"`. \
      The rule is off by default, since two colors may be equal by chance.
      """,
    triggering: .init(
      """
      palette:
        brand: "#0A5FD9"
        ↓
        accent: "#0A5FD9"
      """, configuration: "lint: { duplicate-color: warning }"),
    passing: .init(
      """
      palette:
        brand: "#0A5FD9"
        accent: "{brand}"
      """, configuration: "lint: { duplicate-color: warning }"),
    check: .theme { subject, findings in
      var known: [ColorVariants: NamedColor] = [:]
      for color in subject.theme.palette where !color.isAlias && color.token == nil {
        let variants = subject.theme.colors[color.color].variants
        guard let first = known[variants] else {
          known[variants] = color
          continue
        }
        guard subject.isOwn(color.range) else { continue }
        let value = variants.isUniform ? variants.light.hex : "the same in all variants"
        findings.add(
          "palette color '\(color.name)' is '\(first.name)' again, \(value); write "
            + "{\(first.name)}",
          at: color.range,
          notes: [Diagnostic.Note("'\(first.name)' is declared here", at: first.range)])
      }
    })
}
