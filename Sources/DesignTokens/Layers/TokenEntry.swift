package import ColorScience
package import ThemeSyntax

/// An entry of a theme's list of tokens: files, and how their modes become the four variants.
package struct TokenEntry: Sendable, Hashable {
  /// A text with its place, which is nil where it comes from a command line; where it stands makes no other text of
  /// it.
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

  /// An input of a resolver document.
  package struct Input: Sendable, Hashable {
    package let modifier: Text
    package let context: Text

    package init(_ modifier: Text, _ context: Text) {
      self.modifier = modifier
      self.context = context
    }
  }

  /// What an entry names.
  package enum Kind: Sendable, Hashable {
    /// One file, whatever it is.
    case file
    /// Files for each variant.
    case variants
    /// A resolver document with inputs for each variant.
    case resolver
    /// A list of themes of sets.
    case themes
    /// An asset catalog, whose colors are values, or names for the app to look up.
    case catalog(isByName: Bool)
  }

  package var kind: Kind
  /// The folder that paths are relative to.
  package var folder: String
  /// The file, for all kinds but `variants`.
  package var path: Text?
  package var files: [Variant: [Text]] = [:]
  /// The names of the modes, or of the themes, that each variant takes.
  package var modes: [Variant: [Text]] = [:]
  package var inputs: [Variant: [Input]] = [:]
  /// What the names of the tokens begin with.
  package var namePrefix: Text?

  package init(_ kind: Kind, path: Text?, folder: String) {
    self.kind = kind
    self.path = path
    self.folder = folder
  }

  /// What is said for a variant, or for the one that it falls back to.
  func choice<Choice>(_ choices: [Variant: Choice], for variant: Variant) -> Choice? {
    choices[variant] ?? variant.fallback.flatMap { choice(choices, for: $0) }
  }
}
