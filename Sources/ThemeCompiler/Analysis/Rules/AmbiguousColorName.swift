extension LintRule {
  static let ambiguousColorName = LintRule(
    RuleID.ambiguousColorName, .warning,
    summary: "A color name means one color in CSS and another in UIKit.",
    explanation: """
      `green` is #008000 in CSS and #00FF00 in UIKit; `lightGray` is #D3D3D3 and #AAAAAA. A \
      name without a dot is a CSS color. Add the dot for UIKit's color (`.green`), or write \
      the hex value for CSS's.
      """,
    triggering: """
      palette:
               ↓
        fresh: green
      """,
    passing: """
      palette:
        fresh: .green
        leaf: "#008000"
      """,
    check: .elsewhere("Resolve/ColorPlace.swift"))
}
