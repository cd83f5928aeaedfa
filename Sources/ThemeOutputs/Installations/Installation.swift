package import ThemeModel

package struct Installation: Sendable {
  /// The appearance with the written properties, as displayed.
  package var appearance: ResolvedAppearance
  package var styles: FixedStyles
  /// Each bar's scheme, which colors titles and the status bar; nil if the theme does.
  package var schemes: Bars<BarScheme>?
  /// The bar that sets the shared tint; nil if each has its own.
  package var tintBar: BarKind?
  /// True if buttons of navigation items have the bar's plain color on iOS 26.
  package var tintsItems: Bool

  /// The input of an output's installations.
  package struct Subject {
    let appearance: ResolvedAppearance
    /// Only the properties that the output writes.
    let carried: ResolvedAppearance
    let themed: ThemedAppearances?
    let colors: ColorTable
    let runtimeColors: RuntimeColors?
    /// True if any screen's appearance sets `prefersLargeTitles`; DoubleNavigation then writes it for every screen.
    let setsLargeTitles: Bool
    let deploymentTarget: DeploymentTarget
  }

  /// In its own interface style.
  package init(_ appearance: ResolvedAppearance, tintsItems: Bool = true) {
    self.init(
      appearance, FixedStyles(all: appearance.interfaceStyle), tintsItems: tintsItems)
  }

  package init(
    _ appearance: ResolvedAppearance, _ styles: FixedStyles, tintsItems: Bool = true
  ) {
    self.appearance = appearance
    self.styles = styles
    self.tintsItems = tintsItems
  }

  /// Fixes the style of bars, but not of the screen.
  package init(onBarsOf appearance: ResolvedAppearance) {
    let style = appearance.interfaceStyle
    self.init(
      appearance, FixedStyles(theme: style, system: style, screen: .unspecified))
  }
}

extension ResolvedAppearance {
  func with(only kind: BarKind) -> ResolvedAppearance {
    var appearance = self
    appearance.bars = Bars(all: ResolvedBar())
    appearance.bars[kind] = bars[kind]
    return appearance
  }
}
