package import ColorScience
package import ThemeSyntax

/// An entry of a theme's token list: files, and the mapping of their modes to variants.
package struct TokenEntry: Sendable, Hashable {
  /// A text with its range, nil from a command line; equality ignores the range.
  package struct Text: Sendable, Hashable {
    package let value: String
    package let range: SourceRange?

    package init(_ value: String, at range: SourceRange?) {
      self.value = value
      self.range = range
    }

    package static func == (first: Text, second: Text) -> Bool {
      first.value == second.value && (first.range == nil) == (second.range == nil)
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(value) }
  }

  package struct Input: Sendable, Hashable {
    package let modifier: Text
    package let context: Text

    package init(_ modifier: Text, _ context: Text) {
      self.modifier = modifier
      self.context = context
    }
  }

  package enum Kind: Sendable, Hashable {
    case file
    case variants
    case resolver
    case themes
    /// An asset catalog, whose colors become values, or names that the app looks up.
    case catalog(isByName: Bool)
  }

  package var kind: Kind
  /// The folder that paths are relative to.
  package var folder: String
  package var path: Text?
  package var files: [Variant: [Text]] = [:]
  package var modes: [Variant: [Text]] = [:]
  package var inputs: [Variant: [Input]] = [:]
  package var namePrefix: Text?

  package init(_ kind: Kind, path: Text?, folder: String) {
    self.kind = kind
    self.path = path
    self.folder = folder
  }

  func choice<Choice>(_ choices: [Variant: Choice], for variant: Variant) -> Choice? {
    choices[variant] ?? variant.fallback.flatMap { choice(choices, for: $0) }
  }
}
