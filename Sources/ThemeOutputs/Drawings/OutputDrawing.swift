package import ThemeModel

/// An appearance as bars show it that an output has dressed: lint measures it, and where it is not as the theme
/// writes it, the output writes it down.
package struct OutputDrawing: Sendable {
  /// The appearance with the properties that are carried, as they are carried.
  package var appearance: ResolvedAppearance
  /// The color scheme of each bar, which colors titles and the status bar; nil where the theme's colors do.
  package var schemes: Bars<BarScheme>?
  /// The bar that the tint of all bars comes from; nil where each has its own.
  package var tintBar: BarKind?

  /// What an output that has bars of its own look draws them from.
  package struct Subject {
    /// The appearance as the theme writes it.
    let appearance: ResolvedAppearance
    /// The same with the properties that the output writes.
    let carried: ResolvedAppearance
    let themed: ThemedAppearances?
    let colors: ColorTable
    let deploymentTarget: DeploymentTarget
  }

  package init(_ appearance: ResolvedAppearance) {
    self.appearance = appearance
  }
}
