import ColorScience
import ThemeSyntax

/// What judging a pair takes beside the pair itself.
struct LintContext {
  let appearance: ResolvedAppearance
  let colors: ColorTable
  let meter: ContrastMeter
  let configuration: Configuration
}
