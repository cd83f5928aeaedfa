import DesignTokens
package import ThemeModel

extension ResolvedTheme {
  /// `Theme` after the theme's prefix.
  package var themeType: String { SwiftName.capitalized(prefix) + "Theme" }
}

extension ResolvedTheme {
  /// The type inside `UIColor` with the theme's colors.
  ///
  /// It hides outer types in every extension of `UIColor`, so it avoids names common in apps.
  package var colorNamespace: String {
    let isSystem = name.wholeMatch(of: /(UI|NS|CG|CA|CI)[A-Z].*/) != nil
    return isSystem || SwiftName.commonTypes.contains(name) ? name + "Colors" : name
  }
}

extension ResolvedAppearance {
  /// The type inside the theme's with the appearance's colors.
  package var colorNamespace: String {
    let name = SwiftName.capitalized(SwiftName.lowerCamel(name))
    return ["Any", "Protocol", "Self", "Type", "UIColor"].contains(name) ? name + "Colors" : name
  }
}

extension ResolvedTheme {
  /// The function that creates colors of several variants.
  package var adaptiveHelper: Declaration { helper("adaptive") }

  /// The function that looks up colors of an asset catalog.
  package var catalogHelper: Declaration { helper("catalogColor") }

  package var colorHelpers: [Declaration] {
    looksUpColors ? [adaptiveHelper, catalogHelper] : [adaptiveHelper]
  }

  /// A function of a generated file; its name avoids the theme's names, which would hide it.
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
  package var looksUpColors: Bool { tokens.contains { $0.token.assetName != nil } }

  /// The catalog name of a color, possibly through palette names; nil if it is written as a value.
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

  /// Number of palette names followed to a token.
  private static let longestAlias = 64
}
