import ThemeModel

/// What judging a pair takes beside the pair itself.
struct LintContext {
  let appearance: ResolvedAppearance
  /// What a dynamic appearance wears in each variant, in the order of `Variant`; empty for others.
  let members: [ResolvedAppearance]
  var colors: ColorTable
  let tokens: [UsedToken]
  var meter: ContrastMeter
  /// Screens that clip wide colors; nil if the theme has none.
  let narrowScreens: NarrowScreens?
  let configuration: Configuration
  let highContrast: HighContrastCheck
  /// The appearance's pairs.
  let pairs: [ContrastPair]
  /// The pairs of each of the members.
  let memberPairs: [[ContrastPair]]
}

/// Screens that show sRGB only, such as those of an iPad (8th generation) and an iPhone SE.
struct NarrowScreens {
  let colors: ColorTable
  let meter: ContrastMeter

  /// The screens for the colors of a theme; nil if all are in sRGB.
  init?(_ colors: ColorTable, _ meter: ContrastMeter) {
    guard let narrow = colors.onNarrowScreens else { return nil }
    self.colors = narrow
    self.meter = meter.fresh
  }
}
