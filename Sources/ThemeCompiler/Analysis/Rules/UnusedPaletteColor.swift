extension LintRule {
  static let unusedPaletteColor: LintRule = .init(
    "unused-palette-color", .note, tag: .unnecessary,
    summary: "Nothing refers to a palette color.",
    explanation: """
      A palette color is used if an appearance, a role or another palette color refers to it. \
      The rule ignores colors of files that the theme extends, themes that only have a \
      palette, and colors that an output makes available by name: all of them with \
      `assetCatalog`, adaptive ones with `dynamicColors`.
      """,
    triggering: """
      palette:
        ink: black
        ↓
        inc: "#111111"
      roles:
        text: "{ink}"
      """,
    passing: """
      palette:
        ink: black
        text: "{ink}"
      roles:
        primaryText: { light: "{text}", dark: white }
      """,
    check: .theme { subject, findings in
      let theme = subject.theme
      guard !(theme.appearances.isEmpty && theme.roles.isEmpty) else { return }
      let outputs = subject.configuration.outputs
      let unused = theme.palette.filter { color in
        !color.isReferred && subject.isOwn(color.range) && !theme.exports(color, by: outputs)
      }
      guard unused.count <= mostFindings else {
        let names = unused.prefix(mostFindings).map { "'\($0.name)'" }.joined(separator: ", ")
        findings.add(
          "nothing refers to \(unused.count) palette colors: \(names) and "
            + "\(unused.count - mostFindings) more",
          at: unused[0].range)
        return
      }
      for color in unused {
        findings.add(
          "nothing refers to palette color '\(color.name)'; remove it, or use {\(color.name)}",
          at: color.range)
      }
    })
}

/// Number of colors that are named; a palette with more is not in use yet.
private let mostFindings = 5
