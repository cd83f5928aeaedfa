import ThemeModel

/// What judging a pair takes beside the pair itself.
struct LintContext {
  let appearance: ResolvedAppearance
  /// What a dynamic appearance wears in each variant, in the order of `Variant`; empty for others.
  let members: [ResolvedAppearance]
  let colors: ColorTable
  let tokens: [UsedToken]
  let meter: ContrastMeter
  let configuration: Configuration
  let highContrast: HighContrastCheck
  /// The appearance's pairs.
  let pairs: [ContrastPair]
  /// The pairs of each of the members.
  let memberPairs: [[ContrastPair]]
}
