/// A word that means something in a theme or configuration file.
///
/// The words are preloaded into the text table, so that a scalar's identifier is the word.
package enum Word: String, CaseIterable {
  // The theme.
  case schema, name, extends, prefix, palette, appearances, inverse, dynamic, roles, screens

  // An appearance.
  case description, deprecated, interfaceStyle, statusBarStyle, navigationBar, toolbar, tabBar

  // A bar.
  case style, background, backgroundColor, tintColor, barTintColor, titleColor, largeTitleColor
  case unselectedItemTintColor, shadowColor, isTranslucent, titleFont, isHidden
  case liquidGlass, scrollEdge, compact, buttons, plain, done, back

  // A color's variants.
  case light, dark, lightHighContrast, darkHighContrast

  // A screen.
  case appearance, navigationBarHidden, toolbarHidden, whenEditing

  // Values.
  case `default`, black, opaque, transparent, none, same, unspecified
  case lightContent, darkContent, auto, swap, rgb, mirror, lightness, keep, system
  case `true`, `false`, yes, no, on, off

  // Fonts.
  case size, weight, ultraLight, thin, regular, medium, semibold, bold, heavy
  case largeTitle, title1, title2, title3, headline, subheadline, body, callout, footnote
  case caption1, caption2

  // The configuration.
  case outputs, output, deploymentTarget, sdk, access, runtime, lint, thresholds, severity
  case largeTextIs
  case backdrop, text, largeText, nonText, note, warning, error

  /// Every word in the order of the text table.
  package static let vocabulary = allCases.map(\.rawValue)

  /// The word with an identifier of the text table, nil for any other text.
  package init?(index: Int32) {
    guard index >= 0, index < Self.all.count else { return nil }
    self = Self.all[Int(index)]
  }

  private static let all = allCases
}
