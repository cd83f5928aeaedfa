package import ColorScience
package import ThemeSyntax

/// A color of a system of tokens.
package struct Token: Sendable {
  /// A color that an app can show, and how far it had to move for that (ΔE OK), nil where it did not.
  package struct Shown: Sendable, Hashable {
    package let color: Color
    package let gamutShift: Double?
  }

  /// A token on the way from one to its value.
  package struct Link: Sendable, Hashable {
    package let path: String
    /// Where its value stands.
    package let range: SourceRange
  }

  /// How a token comes to its value.
  package struct Origin: Sendable, Hashable {
    package let range: SourceRange
    /// The tokens that it leads through, with where the value of each stands.
    package let aliases: [Link]
  }

  /// What other devices than an iPhone with a wide screen draw.
  package struct Elsewhere: Sendable {
    /// The devices, by their index among those of the system of tokens.
    package let device: Int
    package internal(set) var colors: VariantValues<Shown>
    /// Where the colors stand that are others.
    package internal(set) var places: VariantValues<SourceRange>

    /// The color in all variants; nil for one that light lacks.
    package var variants: ColorVariants? { ColorVariants(colors) }
  }

  /// Why it is no longer to be used.
  package struct Deprecation: Sendable, Hashable {
    /// What its file says, nil where that is no more than that it is deprecated.
    package let message: String?
    /// The path of the token to use instead, nil where the file names none.
    package let replacement: String?
    /// Where its file says so.
    package let range: SourceRange
  }

  /// The names from the root with dots between them.
  package let path: String
  package internal(set) var colors: VariantValues<Shown>
  /// How it comes to its value in each variant that has it.
  package internal(set) var origins: VariantValues<Origin>
  package let description: String?
  package internal(set) var deprecation: Token.Deprecation?
  package internal(set) var range: SourceRange
  /// The name that an asset catalog gives it where the app is to look it up by that.
  package let assetName: String?
  /// What devices draw that draw other colors, by way of an asset catalog.
  package internal(set) var elsewhere: [Elsewhere] = []

  /// The tokens that it leads through to its value, in the first variant that has it.
  package var aliases: [Link] { origins.first?.aliases ?? [] }

  /// How it comes to its value in a variant, or in the one that it falls back to.
  package func origin(in variant: Variant) -> Origin? { origins.value(in: variant) }

  /// The color in a variant or in the one that it falls back to; nil for one that a light variant lacks.
  package func shown(in variant: Variant) -> Shown? { colors.value(in: variant) }

  /// The color in all variants; nil for one that light lacks.
  package var variants: ColorVariants? { ColorVariants(colors) }
}

extension ColorVariants {
  /// The colors in all variants; nil where light has none.
  fileprivate init?(_ colors: VariantValues<Token.Shown>) {
    guard let light = colors.value(in: .light)?.color else { return nil }
    self.init(
      light: light, dark: colors.value(in: .dark)?.color ?? light,
      lightHighContrast: colors.value(in: .lightHighContrast)?.color,
      darkHighContrast: colors.value(in: .darkHighContrast)?.color)
  }
}

/// A token that is no color.
package struct SkippedToken: Sendable, Hashable {
  package let path: String
  /// Its type, nil where it has none.
  package let type: String?
}

/// A token that has no value.
package struct UnresolvedToken: Sendable, Hashable {
  package let path: String
  package let range: SourceRange
  /// A phrase without a full stop.
  package let reason: String
  /// The name of the finding.
  package let id: String
  package let notes: [Diagnostic.Note]
  /// Whether the mistake is in a token that this one refers to, or this one is no color: it is told where the theme
  /// asks for the token.
  package let isDependent: Bool
}

/// Two colors of which a file says that they are readable together.
package struct DeclaredPair: Sendable, Hashable {
  /// The token of the text or the control.
  package let foreground: String
  /// The token behind it.
  package let background: String
  /// Whether it is text, which needs more contrast than a control.
  package let isText: Bool
  /// Where the file says so.
  package internal(set) var range: SourceRange
}
