extension LintRule {
  static let inverseUnreadable = LintRule(
    "inverse-unreadable", .error, score: .pair,
    summary: "An inverse has a pair of colors with too little contrast.",
    explanation: """
      The contrast rules apply to inverses too, in every state. `rgb` and `lightness` change \
      ratios: `rgb` makes two of five passing pairs fail. `swap` keeps the ratio of two opaque \
      colors. `mirror` keeps the ratio of any two opaque colors; it changes neither content nor \
      the system's colors. The properties of an explicit inverse apply in every state that \
      doesn't set them. Use `mirror`, or write the pair yourself: `inverse: { navigationBar: { … \
      } }`.
      """,
    triggering: """
      appearances:
        dark:
          statusBarStyle: lightContent
          navigationBar: { backgroundColor: "#1C1C1E", tintColor: "#4DA3FF", titleColor: white }
                   ↓
          inverse: rgb
      """,
    passing: """
      appearances:
        light:
          statusBarStyle: lightContent
          navigationBar: { backgroundColor: "#1C1C1E", tintColor: "#4DA3FF" }
          inverse: mirror
      """,
    check: .elsewhere("Judging/describePair.swift"))
}
