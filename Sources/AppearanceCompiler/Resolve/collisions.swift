import ThemeSyntax

/// Names of one theme that become the same Swift identifier, and those that become none.
func collisions(in theme: ResolvedTheme) -> [Diagnostic] {
  var diagnostics: [Diagnostic] = []
  var first: [String: ResolvedAppearance] = [:]
  for appearance in theme.appearances {
    if SwiftName.lowerCamel(appearance.name).isEmpty {
      diagnostics.append(.unusableName(at: appearance.range))
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
  return diagnostics + paletteCollisions(in: theme)
}

private func paletteCollisions(in theme: ResolvedTheme) -> [Diagnostic] {
  var diagnostics: [Diagnostic] = []
  var first: [String: NamedColor] = [:]
  for color in theme.palette {
    if color.symbol.isEmpty {
      diagnostics.append(.unusableName(at: color.range))
    } else if let other = first[color.symbol] {
      diagnostics.append(
        Diagnostic(
          "name-collision",
          "palette colors '\(other.name)' and '\(color.name)' both become '\(color.symbol)' in "
            + "Swift; rename one",
          at: color.range, notes: [Diagnostic.Note("'\(other.name)' is here", at: other.range)]))
    } else {
      first[color.symbol] = color
    }
  }
  return diagnostics
}

extension Diagnostic {
  fileprivate static func unusableName(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "unusable-name", "a name needs a letter or digit to become a Swift identifier", at: range)
  }
}
