import OutputText
package import ThemeModel
package import ThemeSyntax

package struct RoleColor {
  package let symbol: String
  package let description: String
  package let color: ColorID
  package let role: String
  package let isInverse: Bool
  package let range: SourceRange

  var origin: Declaration.Origin { isInverse ? .roleInverse(role) : .role(role) }
}

extension ResolvedTheme {
  /// Each role, followed by its inverse unless a role has its name or is such an inverse itself.
  package var roleColors: [RoleColor] {
    let declared = Set(roles.map { SwiftName.lowerCamel($0.name) })
    let inverses = Set(declared.map { "inverted" + SwiftName.capitalized($0) })
    return roles.flatMap { role in
      let symbol = SwiftName.lowerCamel(role.name)
      let name = visibleText(role.name)
      let color = RoleColor(
        symbol: symbol, description: "`\(name)`.", color: role.color, role: role.name,
        isInverse: false, range: role.range)
      let inverted = "inverted" + SwiftName.capitalized(symbol)
      guard role.hasOwnInverse || !inverses.contains(symbol) && !declared.contains(inverted) else {
        return [color]
      }
      return [
        color,
        RoleColor(
          symbol: inverted, description: "`\(name)` on an inverse background.",
          color: role.inverse, role: role.name, isInverse: true, range: role.range),
      ]
    }
  }
}
