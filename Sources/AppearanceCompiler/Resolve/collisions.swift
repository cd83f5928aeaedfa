import ThemeSyntax

/// Names of one theme that become the same Swift identifier, and those that become none.
func collisions(in theme: ResolvedTheme) -> [Diagnostic] {
  var diagnostics: [Diagnostic] = []
  var first: [String: ResolvedAppearance] = [:]
  for appearance in theme.appearances {
    if SwiftName.lowerCamel(appearance.name).isEmpty {
      diagnostics.append(
        Diagnostic(
          "unusable-name", "a name needs a letter or digit to become a Swift identifier",
          at: appearance.range))
    } else if let other = first[appearance.symbol] {
      diagnostics.append(
        Diagnostic(
          "name-collision",
          "appearances '\(other.name)' and '\(appearance.name)' both become "
            + "'\(appearance.symbol)' in Swift; rename one",
          at: appearance.range,
          notes: [Diagnostic.Note("'\(other.name)' is here", at: other.range)]))
    } else {
      first[appearance.symbol] = appearance
    }
  }
  return diagnostics
}
