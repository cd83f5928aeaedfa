package import ColorScience
package import ThemeSyntax

package struct Token: Sendable {
  /// A displayable color, and its distance from the original (ΔE OK), nil if unchanged.
  package struct Shown: Sendable, Hashable {
    package let color: Color
    package let gamutShift: Double?
  }

  package struct Link: Sendable, Hashable {
    package let path: String
    package let range: SourceRange
  }

  package struct Origin: Sendable, Hashable {
    package let range: SourceRange
    /// The tokens in between, with their values' ranges.
    package let aliases: [Link]
  }

  /// The color on other devices than an iPhone with a wide screen.
  package struct Elsewhere: Sendable {
    /// Index into the token system's devices.
    package let device: Int
    package internal(set) var colors: VariantValues<Shown>
    package internal(set) var places: VariantValues<SourceRange>

    package var variants: ColorVariants? { ColorVariants(colors) }
  }

  package struct Deprecation: Sendable, Hashable {
    package let message: String?
    package let replacement: String?
    package internal(set) var range: SourceRange
  }

  /// Names from the root, joined by dots.
  package let path: String
  package internal(set) var colors: VariantValues<Shown>
  package internal(set) var origins: VariantValues<Origin>
  package let description: String?
  package internal(set) var deprecation: Token.Deprecation?
  package internal(set) var range: SourceRange
  /// The catalog name, if the app looks it up.
  package let assetName: String?
  package internal(set) var elsewhere: [Elsewhere] = []

  package var aliases: [Link] { origins.first?.aliases ?? [] }

  /// The color in a variant or its fallback; nil if light has none.
  package func shown(in variant: Variant) -> Shown? { colors.value(in: variant) }

  package var variants: ColorVariants? { ColorVariants(colors) }
}

extension ColorVariants {
  fileprivate init?(_ colors: VariantValues<Token.Shown>) {
    guard let light = colors.value(in: .light)?.color else { return nil }
    self.init(
      light: light, dark: colors.value(in: .dark)?.color ?? light,
      lightHighContrast: colors.value(in: .lightHighContrast)?.color,
      darkHighContrast: colors.value(in: .darkHighContrast)?.color)
  }
}

package struct SkippedToken: Sendable, Hashable {
  package let path: String
  package let type: String?
}

package struct UnresolvedToken: Sendable, Hashable {
  package let path: String
  package internal(set) var range: SourceRange
  package let reason: String
  package let id: String
  package internal(set) var notes: [Diagnostic.Note]
  /// True if the mistake is in a referenced token, or the token is no color: matters only if used.
  package let isDependent: Bool
}

/// Two colors that a file declares as readable together.
package struct DeclaredPair: Sendable, Hashable {
  package let foreground: String
  package let background: String
  /// Text requires more contrast than a control.
  package let isText: Bool
  package internal(set) var range: SourceRange
}
