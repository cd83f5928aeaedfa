import OutputText
import ThemeSyntax

package struct DeclaredColor {
  package let symbol: String
  /// Empty for the palette's.
  var description = ""
  package let color: ColorID
  /// The design token of the palette's color, by index.
  var token: Int?
  package let origin: Declaration.Origin
  let range: SourceRange

  func declaration(in scope: Declaration.Scope, _ name: String? = nil) -> Declaration {
    Declaration(scope: scope, name: name ?? symbol, origin: origin, range: range)
  }
}

extension ResolvedTheme {
  var paletteColors: [DeclaredColor] {
    palette.map {
      DeclaredColor(
        symbol: $0.symbol, color: $0.color, token: $0.token, origin: .paletteColor($0.name),
        range: $0.range)
    }
  }

  /// The roles, each followed by its inverse.
  ///
  /// Generated inverses are left out if a role has their name or is such an inverse itself.
  package var roleColors: [DeclaredColor] {
    let declared = Set(roles.map { SwiftName.lowerCamel($0.name) })
    let inverses = Set(declared.map { "inverted" + SwiftName.capitalized($0) })
    return roles.flatMap { role in
      let symbol = SwiftName.lowerCamel(role.name)
      let name = visibleText(role.name)
      let color = DeclaredColor(
        symbol: symbol, description: "`\(name)`.", color: role.color, origin: .role(role.name),
        range: role.range)
      let inverted = "inverted" + SwiftName.capitalized(symbol)
      guard role.hasOwnInverse || !inverses.contains(symbol) && !declared.contains(inverted) else {
        return [color]
      }
      return [
        color,
        DeclaredColor(
          symbol: inverted, description: "`\(name)` on an inverse background.",
          color: role.inverse, origin: .roleInverse(role.name), range: role.range),
      ]
    }
  }
}
