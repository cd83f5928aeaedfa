import DesignTokens
package import ThemeModel

extension ResolvedTheme {
  /// The name of the enumeration: `Theme`, after the prefix that the theme asks for.
  package var themeType: String { SwiftName.capitalized(prefix) + "Theme" }
}

extension ResolvedTheme {
  /// The type inside `UIColor` that has the theme's colors.
  ///
  /// Every extension of `UIColor` sees it in front of all types outside, the app's own among them, so
  /// it has no name of a type or a module that is common there.
  package var colorNamespace: String {
    let isSystem = name.wholeMatch(of: /(UI|NS|CG|CA|CI)[A-Z].*/) != nil
    return isSystem || SwiftName.commonTypes.contains(name) ? name + "Colors" : name
  }
}

extension ResolvedAppearance {
  /// The type inside the theme's that has the colors of the appearance.
  package var colorNamespace: String {
    let name = SwiftName.capitalized(SwiftName.lowerCamel(name))
    return ["Any", "Protocol", "Self", "Type", "UIColor"].contains(name) ? name + "Colors" : name
  }
}

extension ResolvedTheme {
  /// The function that makes colors of several variants.
  package var adaptiveHelper: Declaration { helper("adaptive") }

  /// The function that looks up colors of an asset catalog.
  package var catalogHelper: Declaration { helper("catalogColor") }

  /// The functions that colors may be made by.
  package var colorHelpers: [Declaration] {
    looksUpColors ? [adaptiveHelper, catalogHelper] : [adaptiveHelper]
  }

  /// A function of a generated file: nothing that the theme names has its name, which would be found in
  /// front of it.
  private func helper(_ word: String) -> Declaration {
    let names = roles.map { SwiftName.lowerCamel($0.name) } + palette.map(\.symbol)
    let taken = Set(
      (names + appearances.map { SwiftName.lowerCamel($0.name) }).filter { $0.hasPrefix(word) })
    var name = word
    while taken.contains(name) { name += "Color" }
    return Declaration(scope: .type("UIColor"), name: name, origin: .helper, range: nameRange)
  }
}

extension ResolvedTheme {
  /// Whether the app is to look up some color in its asset catalog.
  package var looksUpColors: Bool { tokens.contains { $0.token.assetName != nil } }

  /// The name in an asset catalog by which the app is to look up a color, be it under another name of the
  /// palette; nil for a color that is a value.
  package func assetName(of color: ColorID) -> String? {
    guard looksUpColors else { return nil }
    var color = color
    for _ in 0..<Self.longestAlias {
      switch colors.step(color) {
      case .token(let index)?: return tokens[index].token.assetName
      case .said(_, let other)?: color = other
      default: return nil
      }
    }
    return nil
  }

  /// How many names of the palette are followed to a token.
  private static let longestAlias = 64
}
