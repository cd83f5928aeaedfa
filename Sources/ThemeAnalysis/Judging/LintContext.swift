import ThemeModel
import ThemeOutputs

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
  /// What outputs make of the theme's appearances.
  let drawings: OutputDrawings
}
