package import ThemeSyntax

/// A declared name, unique in its scope; names derived from appearances' symbols are left out.
package struct Declaration: Sendable {
  package enum Scope: Sendable, Hashable {
    case module
    /// A generated or UIKit type with its extensions.
    case type(String)
    /// The classes that style the bars around them.
    case screens
    /// A folder, where names ignore case and accents' form.
    case folder(String)
    /// The paths of the design-tokens output.
    case tokens
  }

  package enum Origin: Sendable, Hashable {
    case theme
    case prefix
    case appearance(String), paletteColor(String), role(String), roleInverse(String), screen(String)
    /// A part of a bar: "the color of the toolbar's buttons".
    case bar(String)
    /// A function that the output itself needs.
    case helper
  }

  package let scope: Scope
  package let name: String
  /// The parameter types, which distinguish functions of one name.
  package var signature = ""
  package let origin: Origin
  package let range: SourceRange

  package var key: Key {
    if case .folder = scope { return Key(scope: scope, name: SwiftName.folded(name)) }
    if case .appearance = origin { return Key(scope: scope, name: SwiftName.capitalized(name)) }
    return Key(scope: scope, name: name)
  }

  package struct Key: Hashable {
    package let scope: Scope
    package let name: String
  }

  package func excludes(_ other: Declaration) -> Bool {
    switch (origin, other.origin) {
    // Each file has its own.
    case (.helper, .helper): false
    // Another theme's have another type, or the types conflict.
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

  var screenTypes: [Declaration] {
    screens.flatMap { screen in
      // The screen may be nested in a class of the app.
      let type = String(screen.name.prefix { $0 != "." })
      return [(Declaration.Scope.screens, screen.name), (.module, type)].map {
        Declaration(scope: $0, name: $1, origin: .screen(screen.name), range: screen.range)
      }
    }
  }
}
