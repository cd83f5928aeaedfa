package import ColorScience
package import DesignTokens
package import ThemeSyntax

package struct ResolvedTheme: Sendable {
  package var name: String
  /// The theme's name, or its file's beginning if the name is the file's.
  package var nameRange: SourceRange
  /// Of the theme's Swift symbols; mostly empty.
  package var prefix: String
  /// Without folders.
  package var fileName: String
  package var colors: ColorTable
  /// In the order of the files, names joined by dots.
  package var palette: [NamedColor]
  package var tokens: [UsedToken] = []
  /// Declared appearances, each followed by its inverse, then the dynamic ones.
  package var appearances: [ResolvedAppearance]
  package var roles: [ResolvedRole]
  package var screens: [ResolvedScreen]
  package var runtimeColors: RuntimeColors?
  /// Settings for glass, with their paths, that the app cannot have.
  package var ignoredGlass: [(name: String, range: SourceRange)] = []

  package var wornAppearances: [ResolvedAppearance] {
    Set(screens.flatMap { [$0.appearance, $0.whenEditing] }).sorted().map { appearances[$0] }
  }
}

package struct RuntimeColors: Sendable {
  package let background: ColorID
  package let tint: ColorID
}

extension ResolvedBar {
  /// Keeps colors that the bar has.
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
  /// Of the first reference.
  package let range: SourceRange

  package init(_ token: Token, color: ColorID, range: SourceRange) {
    self.token = token
    self.color = color
    self.range = range
  }
}

extension ResolvedColor {
  /// Returns nil without a light color; colors differ by device only if the app looks them up.
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
  package var isAlias: Bool
  package var isReferred = false
  /// Index of its design token; nil for the theme's own colors.
  package var token: Int?
}

package struct ResolvedAppearance: Sendable {
  package enum Kind: Sendable, Hashable {
    case declared
    /// By a rule, or by explicit properties merged onto `swap`.
    case inverse(of: String, rule: InverseRule)
    case dynamic
  }

  package var name: String
  /// The stem of the Swift names, after the theme's prefix: `light`.
  package var stem: String
  /// The preset's Swift property, with the configured suffix: `lightAppearance`.
  package var symbol: String
  package var kind: Kind
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
  package var inverse: [Int] = []
  /// Indices of a dynamic appearance's members in the order of `Variant`; empty for others.
  package var members: [Int]
  package var range: SourceRange
  /// The declaration of the inheritance chain's root; the own range if nothing is inherited.
  package var family: SourceRange

  package init(
    name: String, stem: String, symbol: String, kind: Kind = .declared, description: [String] = [],
    deprecation: [Deprecation] = [], statusBarStyle: Located<StatusBarStyle>,
    interfaceStyle: InterfaceStyle, bars: Bars<ResolvedBar>, members: [Int] = [], range: SourceRange
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
  /// On an inverse background: explicit, or light and dark exchanged.
  package var inverse: ColorID
  package var hasOwnInverse: Bool
  package var range: SourceRange
}

package struct ResolvedScreen: Sendable {
  package var name: String
  package var appearance: Int
  package var navigationBarHidden: Bool
  package var toolbarHidden: Bool
  /// Index of the appearance in edit mode.
  package var whenEditing: Int
  package var range: SourceRange
}
