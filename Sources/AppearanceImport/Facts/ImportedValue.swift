package import ColorScience

/// What an app's code gives to a property of a bar.
package enum ImportedValue: Sendable, Hashable {
  case color(TraitColor)
  /// No color, image or effect, or a clear color.
  case nothing
  /// A word of the theme format: `opaque`, `same`, `lightContent`.
  case word(String)
  case flag(Bool)
  case number(Double)
  /// A text of the app's own: the name of an image, the title of a button.
  case text(String)
}

/// A color by traits, as far as the code says it.
package struct TraitColor: Sendable, Hashable {
  package var light: Paint
  /// Nil where nothing says anything of dark mode: a plain color is the same in it.
  package var dark: Paint?
  /// Nil where it is the same as `light`.
  package var lightHighContrast: Paint?
  /// Nil where it is the same as `dark`.
  package var darkHighContrast: Paint?

  package init(_ light: Paint, dark: Paint? = nil) {
    self.light = light
    self.dark = dark
  }
}

/// A color in one variant.
package enum Paint: Sendable, Hashable {
  case color(Color)
  /// A color of UIKit's by its name without the dot, `label`, times an opacity in 0...1; UIKit has it by traits.
  case system(String, alpha: Double)
}

/// A color that the app has under a name, which the theme's palette keeps.
package struct ColorName: Sendable, Hashable {
  package enum Source: Sendable, Hashable {
    /// A color set of an asset catalog.
    case asset
    /// A constant, a static member or a case.
    case code
  }

  /// The name as it is written: `ivpnBlue`, `Styles.Colors.Blue.medium`.
  package let name: String
  package let source: Source

  package init(_ name: String, _ source: Source) {
    self.name = name
    self.source = source
  }
}

extension TraitColor {
  /// Whether nobody sees it in any variant.
  var isClear: Bool {
    [light, dark, lightHighContrast, darkHighContrast].allSatisfy { paint in
      switch paint {
      case .color(let color): color.alpha == 0
      case .system(let name, let alpha): name == "clear" || alpha == 0
      case nil: true
      }
    }
  }
}
