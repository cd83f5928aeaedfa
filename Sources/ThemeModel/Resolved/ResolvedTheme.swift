package import ColorScience
package import DesignTokens
package import ThemeSyntax

/// A theme with names, inverses and colors resolved in all variants.
///
/// Unset values are absent from the lists.
package struct ResolvedTheme: Sendable {
  package var name: String
  /// The theme's name, or the beginning of its file if it is named after that.
  package var nameRange: SourceRange
  /// The prefix of the theme's Swift symbols; mostly empty.
  package var prefix: String
  /// The theme file's own name, without folders.
  package var fileName: String
  package var colors: ColorTable
  /// In the order of the files, names joined by dots.
  package var palette: [NamedColor]
  /// The used design tokens, whose colors are also in the palette.
  package var tokens: [UsedToken] = []
  /// Declared appearances, each followed by its inverse, then the dynamic ones.
  package var appearances: [ResolvedAppearance]
  package var roles: [ResolvedRole]
  package var screens: [ResolvedScreen]
  /// The runtime's default colors of presets, if any.
  package var runtimeColors: RuntimeColors?
  /// The settings for glass, with their paths, that are left out as the app never has glass.
  package var ignoredGlass: [(name: String, range: SourceRange)] = []

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

  /// The appearances that screens use, in the theme's order.
  package var wornAppearances: [ResolvedAppearance] {
    Set(screens.flatMap { [$0.appearance, $0.whenEditing] }).sorted().map { appearances[$0] }
  }
}

/// A runtime's default colors for bars.
package struct RuntimeColors: Sendable {
  package let background: ColorID
  package let tint: ColorID

  package init(background: ColorID, tint: ColorID) {
    self.background = background
    self.tint = tint
  }
}

extension ResolvedBar {
  /// Sets the runtime's default colors where the bar has none.
  package mutating func fill(with colors: RuntimeColors, at range: SourceRange) {
    if color(.backgroundColor) == nil {
      set(.backgroundColor, .color(colors.background), at: range)
    }
    if color(.tintColor) == nil { set(.tintColor, .color(colors.tint), at: range) }
    sort()
  }
}

package struct UsedToken: Sendable {
  package let token: Token
  package let color: ColorID
  /// The first reference.
  package let range: SourceRange

  package init(_ token: Token, color: ColorID, range: SourceRange) {
    self.token = token
    self.color = color
    self.range = range
  }
}

extension ResolvedColor {
  /// The color of a token, which differs by device only if the app looks it up; nil without a light one.
  package init?(_ token: Token) {
    guard let variants = token.variants else { return nil }
    let others = token.assetName == nil ? [] : token.elsewhere
    let elsewhere = others.compactMap { other in other.variants.map { (other.device, $0) } }
    self.init(variants, elsewhere: Dictionary(uniqueKeysWithValues: elsewhere))
  }
}

package struct NamedColor: Sendable {
  /// Nested names are joined by dots.
  package var name: String
  package var symbol: String
  package var color: ColorID
  package var range: SourceRange
  /// True for a second name of another palette color.
  package var isAlias: Bool
  /// True if the theme refers to the name.
  package var isReferred = false
  /// The index of its design token, nil for the theme's own colors.
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
  package enum Kind: Sendable, Hashable {
    case declared
    /// Made from another appearance by a rule, or by explicit properties merged onto `swap`.
    case inverse(of: String, rule: InverseRule)
    case dynamic
  }

  package var name: String
  /// The stem of the appearance's Swift names, after the theme's prefix: `light`.
  package var stem: String
  /// The Swift property of its preset: `lightAppearance`, with the configured suffix.
  package var symbol: String
  package var kind: Kind
  /// The lines of the doc comment.
  package var description: [String]
  package var deprecation: [Deprecation]
  /// In both interface styles, unless dark has its own.
  package var statusBarStyle: Located<StatusBarStyle>
  /// nil if it is the same.
  package var darkStatusBarStyle: Located<StatusBarStyle>?
  package var interfaceStyle: InterfaceStyle
  package var bars: Bars<ResolvedBar>
  /// The default of its bars; nil if undeclared.
  package var backdrop: Backdrop<ColorID>?
  /// At most one index among the theme's appearances.
  package var inverse: [Int]
  /// Indices of a dynamic appearance's members in the order of `Variant`; empty for others.
  package var members: [Int]
  package var range: SourceRange
  /// The declaration of the inheritance chain's root; the own range if nothing is inherited.
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

  package var isInverse: Bool {
    if case .inverse = kind { true } else { false }
  }

  package var variants: VariantSet { interfaceStyle.variants }
}

package struct ResolvedRole: Sendable {
  package var name: String
  package var color: ColorID
  /// The color on an inverse background: explicit, or light and dark exchanged.
  package var inverse: ColorID
  package var hasOwnInverse: Bool
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
  package var appearance: Int
  package var navigationBarHidden: Bool
  package var toolbarHidden: Bool
  /// Index of the appearance in edit mode; equal to `appearance` by default.
  package var whenEditing: Int
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
