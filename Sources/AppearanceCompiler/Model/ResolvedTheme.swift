import ColorScience
package import ThemeSyntax

/// A theme as meant: every name looked up, every inverse made, every color known in all variants.
///
/// What a theme leaves out is not in the lists below, so there is nothing left to guess.
package struct ResolvedTheme: Sendable {
  /// The theme's name, a part of Swift and file names.
  package var name: String
  /// Where the name is written, the beginning of the theme's file where it has the file's.
  package var nameRange: SourceRange
  /// What the names of the theme's Swift symbols begin with; mostly empty.
  package var prefix: String
  /// The theme file's own name, without folders.
  package var fileName: String
  /// Every color that something below refers to.
  package var colors: ColorTable
  /// The palette in the order of the files, names joined by dots.
  package var palette: [NamedColor]
  /// Declared appearances, each followed by its inverse, then the dynamic ones.
  package var appearances: [ResolvedAppearance]
  package var roles: [ResolvedRole]
  package var screens: [ResolvedScreen]

  /// The appearances that screens wear, each once, in the theme's order.
  package var wornAppearances: [ResolvedAppearance] {
    Set(screens.flatMap { [$0.appearance, $0.whenEditing] }).sorted().map { appearances[$0] }
  }
}

/// A palette color.
package struct NamedColor: Sendable {
  /// The name in the theme, nested ones joined by dots.
  package var name: String
  /// The name in Swift.
  package var symbol: String
  package var color: ColorID
  /// Where the name is declared.
  package var range: SourceRange
  /// Whether the color is another palette color under a second name.
  package var isAlias: Bool
  /// Whether anything in the theme refers to the name.
  package var isReferred = false
}

/// One appearance with everything decided.
package struct ResolvedAppearance: Sendable {
  /// How the appearance came to be.
  package enum Kind: Sendable, Hashable {
    case declared
    /// Made from another appearance by a rule, or by explicit properties over `swap`.
    case inverse(of: String, rule: InverseRule)
    /// Follows the traits.
    case dynamic
  }

  package var name: String
  /// The Swift property: `lightAppearance`.
  package var symbol: String
  package var kind: Kind
  /// The lines of the doc comment, none where the theme gives no description.
  package var description: [String]
  package var deprecation: [Deprecation]
  package var statusBarStyle: Located<StatusBarStyle>
  package var interfaceStyle: InterfaceStyle
  package var bars: Bars<ResolvedBar>
  /// Index of the inverse among the theme's appearances; empty where there is none.
  package var inverse: [Int]
  /// Indices of the appearances that a dynamic one wears, in the order of `Variant`; empty for others.
  package var members: [Int]
  /// Where the appearance is declared.
  package var range: SourceRange

  /// Whether the appearance was made as the inverse of another one.
  var isInverse: Bool {
    if case .inverse = kind { true } else { false }
  }

  /// The variants in which the appearance can be seen.
  package var variants: VariantSet {
    switch interfaceStyle {
    case .unspecified: .all
    case .light: .light
    case .dark: .dark
    }
  }
}

/// What a theme sets on one bar, in the order of `BarProperty`; what it leaves out is not there.
package struct ResolvedBar: Sendable {
  /// One property with its value and the place that says so.
  package struct Setting: Sendable {
    // A large theme has many of these: in this order they are a quarter smaller.
    package var value: Value
    package var property: BarProperty
    package var range: SourceRange

    init(property: BarProperty, value: Value, range: SourceRange) {
      self.value = value
      self.property = property
      self.range = range
    }
  }

  /// The value of a property.
  package enum Value: Sendable {
    case color(ColorID)
    case noColor
    case style(BarStyle)
    case background(BarBackground)
    case liquidGlass(LiquidGlass)
    case flag(Bool)
    indirect case font(TitleFont)
    case slot(Slot)
  }

  /// What a bar looks like in another of its states.
  package enum Slot: Sendable {
    case same
    case transparent
    /// A whole bar: the properties of this one with others laid over them.
    indirect case bar(ResolvedBar)
  }

  package var settings: [Setting] = []

  /// The setting of a property, nil where the theme leaves it out.
  package subscript(property: BarProperty) -> Setting? {
    for index in settings.indices where settings[index].property == property {
      return settings[index]
    }
    return nil
  }

  /// The color of a property with its place, nil where the theme sets none.
  package func color(_ property: BarProperty) -> Located<ColorID>? {
    for index in settings.indices where settings[index].property == property {
      guard case .color(let color) = settings[index].value else { return nil }
      return Located(color, at: settings[index].range)
    }
    return nil
  }

  /// The flag of a property, nil where the theme leaves it out.
  package func flag(_ property: BarProperty) -> Bool? {
    guard let setting = self[property], case .flag(let flag) = setting.value else { return nil }
    return flag
  }
}

/// A color by role in both themes.
package struct ResolvedRole: Sendable {
  package var name: String
  package var color: ColorID
  /// The color on an inverse background: explicit, or light and dark exchanged.
  package var inverse: ColorID
  /// Where the role is declared.
  package var range: SourceRange
}

/// What a screen wears.
package struct ResolvedScreen: Sendable {
  package var name: String
  /// Index among the theme's appearances.
  package var appearance: Int
  package var navigationBarHidden: Bool
  package var toolbarHidden: Bool
  /// Index of the appearance while editing; equal to `appearance` where editing changes nothing.
  package var whenEditing: Int
  /// Where the screen is declared.
  package var range: SourceRange
}
