import ThemeModel

/// The context for judging a pair.
struct LintContext {
  let appearance: ResolvedAppearance
  /// The members of a dynamic appearance in the order of `Variant`; empty for others.
  let members: [ResolvedAppearance]
  let colors: ColorTable
  let tokens: [UsedToken]
  let meter: ContrastMeter
  let configuration: Configuration
  let highContrast: HighContrastCheck
  let pairs: [ContrastPair]
  let memberPairs: [[ContrastPair]]
}
