import ColorScience

extension LintRule {
  static let swappedThemes: LintRule = .init(
    "swapped-themes", .note, score: .otherColors,
    summary: "A bar's background is lighter in a dark interface than in a light one.",
    explanation: """
      The light and dark values are probably swapped. If the bar is intentionally lighter in \
      the dark, waive the note with the reason. The rule compares only grays and near-grays, \
      since a brand's color may well be lighter in the dark. Translucent colors are compared \
      as seen on white, and on black in the dark.
      """,
    triggering: """
      appearances:
        plain:
          toolbar:
                             ↓
            backgroundColor: { light: "#1C1C1E", dark: "#F7F7F9" }
      """,
    passing: """
      appearances:
        plain: { toolbar: { backgroundColor: { light: "#F7F7F9", dark: "#1C1C1E" } } }
      """,
    check: .theme { subject, findings in
      var seen: Set<ColorID> = []
      let colors = subject.theme.colors
      for (index, appearance) in subject.theme.appearances.enumerated()
      where !appearance.isInverse && appearance.interfaceStyle == .unspecified
        && appearance.hasBackgroundOfVariants(in: colors)
      {
        subject.forEachShownState(of: index) { bar, state, drawn in
          guard let background = drawn.backgroundColor else { return }
          let variants = colors[background.value].variants
          // A translucent color is composited over the interface's white or black.
          let light = variants.light.composited(over: .white).relativeLuminance
          let dark = variants.dark.composited(over: .black).relativeLuminance
          // A palette color is one cause, however often it is used.
          guard dark > light, seen.insert(background.value).inserted else { return }
          guard variants.light.isNearGray, variants.dark.isNearGray else { return }
          findings.add(
            "'\(appearance.path(bar.kind, state, .backgroundColor))' is \(variants.dark.hex) in a "
              + "dark interface, lighter than \(variants.light.hex) in a light one; are 'light' and "
              + "'dark' swapped?",
            at: appearance.kind == .dynamic ? appearance.range : background.range)
        }
      }
    })
}

extension ResolvedAppearance {
  fileprivate func hasBackgroundOfVariants(in colors: ColorTable) -> Bool {
    BarKind.allCases.contains { kind in
      bars[kind].contains { setting in
        setting.property == .backgroundColor
          && setting.value.colors.contains { colors.plainColor($0) == nil }
      }
    }
  }
}

extension Color {
  /// True for low chroma in OKLCH, typical of surfaces rather than brand colors.
  fileprivate var isNearGray: Bool { oklch.y < 0.05 }
}
