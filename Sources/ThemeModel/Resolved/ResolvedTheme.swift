package import ColorScience
package import DesignTokens
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
  /// The design tokens that are used, whose colors are in the palette too.
  package var tokens: [UsedToken] = []
  /// Declared appearances, each followed by its inverse, then the dynamic ones.
  package var appearances: [ResolvedAppearance]
  package var roles: [ResolvedRole]
  package var screens: [ResolvedScreen]
  /// The default colors of the runtime of presets; nil if it has none.
  package var runtimeColors: RuntimeColors?

  package init(
    name: String, nameRange: SourceRange, prefix: String, fileName: String, colors: ColorTable,
    palette: [NamedColor], appearances: [ResolvedAppearance], roles: [ResolvedRole],
    screens: [ResolvedScreen]
  ) {
    self.name = name
    self.nameRange = nameRange
    self.prefix = prefix
    self.fileName = fileName
    self.colors = colors
    self.palette = palette
    self.appearances = appearances
    self.roles = roles
    self.screens = screens
  }

  /// The appearances that screens wear, each once, in the theme's order.
  package var wornAppearances: [ResolvedAppearance] {
    Set(screens.flatMap { [$0.appearance, $0.whenEditing] }).sorted().map { appearances[$0] }
  }
}

/// The colors that the runtime of presets gives a bar whose theme sets none.
package struct RuntimeColors: Sendable {
  package let background: ColorID
  package let tint: ColorID

  package init(background: ColorID, tint: ColorID) {
    self.background = background
    self.tint = tint
  }
}

extension ResolvedBar {
  /// Sets the default colors of a runtime for those that the bar doesn't set.
  package mutating func fill(with colors: RuntimeColors, at range: SourceRange) {
    if color(.backgroundColor) == nil {
      set(.backgroundColor, .color(colors.background), at: range)
    }
    if color(.tintColor) == nil { set(.tintColor, .color(colors.tint), at: range) }
    sort()
  }
}

/// A design token that something in the theme refers to.
package struct UsedToken: Sendable {
  package let token: Token
  package let color: ColorID
  /// The reference that was read first.
  package let range: SourceRange

  package init(_ token: Token, color: ColorID, range: SourceRange) {
    self.token = token
    self.color = color
    self.range = range
  }
}

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
  /// The index of the design token that it is among the theme's, nil for a color of its own palette.
  package var token: Int?

  package init(
    name: String, symbol: String, color: ColorID, range: SourceRange, isAlias: Bool,
    isReferred: Bool = false
  ) {
    self.name = name
    self.symbol = symbol
    self.color = color
    self.range = range
    self.isAlias = isAlias
    self.isReferred = isReferred
  }
}

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
  /// What every Swift name of the appearance has, after the theme's prefix: `light`.
  package var stem: String
  /// The Swift property of its preset: `lightAppearance`, unless the configuration asks for another ending.
  package var symbol: String
  package var kind: Kind
  /// The lines of the doc comment, none where the theme gives no description.
  package var description: [String]
  package var deprecation: [Deprecation]
  /// In a light interface, and in a dark one where that has none of its own.
  package var statusBarStyle: Located<StatusBarStyle>
  /// In a dark interface; nil where it is the same.
  package var darkStatusBarStyle: Located<StatusBarStyle>?
  package var interfaceStyle: InterfaceStyle
  package var bars: Bars<ResolvedBar>
  /// What lies behind bars that say nothing themselves; nil where the theme says nothing.
  package var backdrop: Backdrop<ColorID>?
  /// Index of the inverse among the theme's appearances; empty where there is none.
  package var inverse: [Int]
  /// Indices of the appearances that a dynamic one wears, in the order of `Variant`; empty for others.
  package var members: [Int]
  package var range: SourceRange
  /// Where the appearance is declared from which it inherits, directly or not; its own place where there is none.
  package var family: SourceRange

  package init(
    name: String, stem: String, symbol: String, kind: Kind, description: [String],
    deprecation: [Deprecation],
    statusBarStyle: Located<StatusBarStyle>, interfaceStyle: InterfaceStyle,
    bars: Bars<ResolvedBar>, inverse: [Int], members: [Int], range: SourceRange
  ) {
    self.name = name
    self.stem = stem
    self.symbol = symbol
    self.kind = kind
    self.description = description
    self.deprecation = deprecation
    self.statusBarStyle = statusBarStyle
    self.interfaceStyle = interfaceStyle
    self.bars = bars
    self.inverse = inverse
    self.members = members
    self.range = range
    family = range
  }

  package func statusBarStyle(in variant: Variant) -> Located<StatusBarStyle> {
    variant.isDark ? darkStatusBarStyle ?? statusBarStyle : statusBarStyle
  }

  package func hasStatusBarStyle(_ style: StatusBarStyle) -> Bool {
    statusBarStyle.value == style || darkStatusBarStyle?.value == style
  }

  /// Whether the appearance was made as the inverse of another one.
  package var isInverse: Bool {
    if case .inverse = kind { true } else { false }
  }

  /// The variants in which the appearance can be seen.
  package var variants: VariantSet { interfaceStyle.variants }
}

package struct ResolvedRole: Sendable {
  package var name: String
  package var color: ColorID
  /// The color on an inverse background: explicit, or light and dark exchanged.
  package var inverse: ColorID
  /// Whether the theme writes the inverse.
  package var hasOwnInverse: Bool
  /// Where the role is declared.
  package var range: SourceRange

  package init(
    name: String, color: ColorID, inverse: ColorID, hasOwnInverse: Bool, range: SourceRange
  ) {
    self.name = name
    self.color = color
    self.inverse = inverse
    self.hasOwnInverse = hasOwnInverse
    self.range = range
  }
}

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

  package init(
    name: String, appearance: Int, navigationBarHidden: Bool, toolbarHidden: Bool, whenEditing: Int,
    range: SourceRange
  ) {
    self.name = name
    self.appearance = appearance
    self.navigationBarHidden = navigationBarHidden
    self.toolbarHidden = toolbarHidden
    self.whenEditing = whenEditing
    self.range = range
  }
}
