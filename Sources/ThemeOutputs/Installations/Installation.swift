package import ThemeModel

/// An appearance on one of the objects that an output writes to: bars, navigation items, copies of bars.
package struct Installation: Sendable {
  /// The appearance with the properties that the output writes, as they are seen there.
  package var appearance: ResolvedAppearance
  package var styles: FixedStyles
  /// The color scheme of each bar, which colors titles and the status bar; nil if the theme's colors do.
  package var schemes: Bars<BarScheme>?
  /// The bar that the tint of all bars comes from; nil if each has its own.
  package var tintBar: BarKind?

  /// The facts that an output makes its installations from.
  package struct Subject {
    /// The appearance as the theme writes it.
    let appearance: ResolvedAppearance
    /// The same with the properties that the output writes.
    let carried: ResolvedAppearance
    let themed: ThemedAppearances?
    let colors: ColorTable
    /// The colors that the runtime of presets has without a theme; nil if it has none.
    let runtimeColors: RuntimeColors?
    /// True if any screen's appearance sets `prefersLargeTitles`; DoubleNavigation then writes it for every screen.
    let setsLargeTitles: Bool
    let deploymentTarget: DeploymentTarget
  }

  /// The appearance in its own interface style.
  package init(_ appearance: ResolvedAppearance) {
    self.init(appearance, FixedStyles(all: appearance.interfaceStyle))
  }

  package init(_ appearance: ResolvedAppearance, _ styles: FixedStyles) {
    self.appearance = appearance
    self.styles = styles
  }

  /// The appearance on bars that have its interface style, on a screen that has the device's.
  package init(onBarsOf appearance: ResolvedAppearance) {
    let style = appearance.interfaceStyle
    self.init(
      appearance, FixedStyles(theme: style, system: style, screen: .unspecified))
  }
}

extension ResolvedAppearance {
  /// The appearance with one of its bars.
  func with(only kind: BarKind) -> ResolvedAppearance {
    var appearance = self
    appearance.bars = Bars(all: ResolvedBar())
    appearance.bars[kind] = bars[kind]
    return appearance
  }
}
