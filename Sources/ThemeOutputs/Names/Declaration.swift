import ThemeModel
package import ThemeSyntax

/// A name that an output gives to something, which nothing else may have in the same scope.
///
/// Appearances are not among them: what outputs call by an appearance is its symbol between words of
/// their own, so it is enough that symbols differ.
package struct Declaration: Sendable {
  /// What has to have different names inside.
  package enum Scope: Sendable, Hashable {
    case module
    /// A type, generated or of UIKit, with the extensions of it.
    case type(String)
    /// The classes that are told how to dress the bars around them.
    case screens
    /// A folder of files, where neither case nor the form of accents counts.
    case folder(String)
    /// The paths of the output of design tokens.
    case tokens
  }

  /// What a name is made of.
  package enum Origin: Sendable, Hashable {
    /// The theme's own name.
    case theme
    /// The prefix of the theme, by the type that has it.
    case prefix
    case appearance(String), paletteColor(String), role(String), roleInverse(String), screen(String)
    /// A part of a bar, as a sentence names its color: "the color of the toolbar's buttons".
    case bar(String)
    /// Nothing: a function that the output needs itself.
    case helper
  }

  package let scope: Scope
  package let name: String
  /// The types of a function's parameters, by which functions of one name differ.
  package var signature = ""
  package let origin: Origin
  package let range: SourceRange

  package init(
    scope: Scope, name: String, signature: String = "", origin: Origin, range: SourceRange
  ) {
    self.scope = scope
    self.name = name
    self.signature = signature
    self.origin = origin
    self.range = range
  }

  /// What no two names of a scope have in common.
  package var key: Key {
    if case .folder = scope { return Key(scope: scope, name: SwiftName.folded(name)) }
    // Outputs put words in front of it.
    if case .appearance = origin { return Key(scope: scope, name: SwiftName.capitalized(name)) }
    return Key(scope: scope, name: name)
  }

  /// A scope and a name as it counts there.
  package struct Key: Hashable {
    package let scope: Scope
    package let name: String
  }

  /// Whether two things of one name cannot stand side by side.
  package func excludes(_ other: Declaration) -> Bool {
    switch (origin, other.origin) {
    // Each file has its own.
    case (.helper, .helper): false
    // Those of another theme take another type, or the types have one name.
    case (.bar, .bar): false
    // A type may hold several screens.
    case (.screen, .screen): scope == .screens
    default: signature == other.signature || signature.isEmpty || other.signature.isEmpty
    }
  }
}

extension ResolvedTheme {
  func declaration(in scope: Declaration.Scope, _ name: String) -> Declaration {
    Declaration(scope: scope, name: name, origin: .theme, range: nameRange)
  }

  /// The types that screens are.
  var screenTypes: [Declaration] {
    screens.flatMap { screen in
      // A screen is a class of the app, or a class in one of its types.
      let type = String(screen.name.prefix { $0 != "." })
      return [(Declaration.Scope.screens, screen.name), (.module, type)].map {
        Declaration(scope: $0, name: $1, origin: .screen(screen.name), range: screen.range)
      }
    }
  }
}
