extension ResolvedTheme {
  /// The appearances that the light and the dark theme wear, nil where one of them has none: those
  /// named so, else the members of the first dynamic one, else the first of the interface style.
  var lightAndDark: (light: ResolvedAppearance, dark: ResolvedAppearance)? {
    let members = appearances.first { $0.members.count > 1 }?.members ?? []
    guard
      let light = appearance("light", members.first, .light),
      let dark = appearance("dark", members.dropFirst().first, .dark)
    else { return nil }
    return (light, dark)
  }

  private func appearance(
    _ name: String, _ member: Int?, _ style: InterfaceStyle
  ) -> ResolvedAppearance? {
    let declared = appearances.filter { $0.kind == .declared }
    return declared.first { $0.name == name } ?? member.map { appearances[$0] }
      ?? declared.first { $0.interfaceStyle == style }
      ?? declared.first { $0.interfaceStyle == .unspecified }
  }

  /// The name of the enumeration: `Theme`, after the prefix that the theme asks for.
  var themeType: String { SwiftName.capitalized(prefix) + "Theme" }
}
