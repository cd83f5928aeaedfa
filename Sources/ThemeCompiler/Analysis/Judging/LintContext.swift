struct LintContext {
  let appearance: ResolvedAppearance
  /// The members of a dynamic appearance in the order of `Variant`; empty for others.
  let members: [ResolvedAppearance]
  var colors: ColorTable
  let tokens: [UsedToken]
  var meter: ContrastMeter
  let narrowScreens: NarrowScreens?
  let configuration: Configuration
  let highContrast: HighContrastCheck
  let pairs: [ContrastPair]
  /// True if findings are only scored; they have no message then.
  let isTrial: Bool
  let memberReports: [(report: ContrastReport, measured: [MeasuredPair])]
}

/// Screens that show sRGB only, such as those of an iPad (8th generation) and an iPhone SE.
struct NarrowScreens {
  let colors: ColorTable
  let meter: ContrastMeter

  /// nil if all colors of the theme are in sRGB.
  init?(_ colors: ColorTable, _ meter: ContrastMeter) {
    guard let narrow = colors.onNarrowScreens else { return nil }
    self.colors = narrow
    self.meter = meter.fresh
  }
}
