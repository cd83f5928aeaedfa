import DesignTokens

extension ResolvedTheme {
  package var themeType: String { SwiftName.capitalized(prefix) + "Theme" }

  /// The type with the theme's colors; it hides outer types, so it avoids names common in apps.
  package var colorNamespace: String {
    let isSystem = name.wholeMatch(of: /(UI|NS|CG|CA|CI)[A-Z].*/) != nil
    return isSystem || SwiftName.commonTypes.contains(name) ? name + "Colors" : name
  }
}

extension ResolvedAppearance {
  package var colorNamespace: String {
    let name = SwiftName.capitalized(SwiftName.lowerCamel(name))
    return ["Any", "Protocol", "Self", "Type", "UIColor"].contains(name) ? name + "Colors" : name
  }
}

extension ResolvedTheme {
  package var adaptiveHelper: Declaration { helper("adaptive") }

  package var catalogHelper: Declaration { helper("catalogColor") }

  package var colorHelpers: [Declaration] {
    looksUpColors ? [adaptiveHelper, catalogHelper] : [adaptiveHelper]
  }

  /// Avoids the theme's names, which would hide the function.
  private func helper(_ word: String) -> Declaration {
    let names = roles.map { SwiftName.lowerCamel($0.name) } + palette.map(\.symbol)
    let taken = Set(
      (names + appearances.map { SwiftName.lowerCamel($0.name) }).filter { $0.hasPrefix(word) })
    var name = word
    while taken.contains(name) { name += "Color" }
    return Declaration(scope: .type("UIColor"), name: name, origin: .helper, range: nameRange)
  }

  package var looksUpColors: Bool { tokens.contains { $0.token.assetName != nil } }

  /// Follows palette names; nil for a color that is written as a value.
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
