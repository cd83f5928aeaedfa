import ThemeSyntax

/// Colors that only an appearance or only its named inverse sets.
func missingCounterparts(
  between appearance: ResolvedAppearance, and inverse: ResolvedAppearance, at range: SourceRange
) -> [Diagnostic] {
  var diagnostics: [Diagnostic] = []
  for kind in BarKind.allCases {
    for property in BarProperty.allCases {
      let own = appearance.bars[kind].coloring(property)
      let other = inverse.bars[kind].coloring(property)
      guard (own == nil) != (other == nil), let set = own ?? other else { continue }
      diagnostics.append(
        .missingCounterpart(
          "\(kind.name).\(property.name)", set: set.range, in: own == nil ? inverse : appearance,
          butNotIn: own == nil ? appearance : inverse,
          reason: own == nil
            ? "whose inverse it is" : "its inverse", at: range))
    }
  }
  return diagnostics
}

extension ResolvedBar {
  fileprivate func coloring(_ property: BarProperty) -> Setting? {
    guard let setting = self[property] else { return nil }
    return setting.value.hasColors || setting.property == .shadowColor ? setting : nil
  }
}

extension Diagnostic {
  static func missingCounterpart(
    _ path: String, set: SourceRange, in with: ResolvedAppearance,
    butNotIn without: ResolvedAppearance, reason: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      RuleID.missingCounterpart,
      "'\(path)' is set in '\(with.name)' but not in '\(without.name)', \(reason)", at: range,
      notes: [
        Note("'\(with.name)' sets it here", at: set),
        Note("'\(without.name)' is declared here", at: without.range),
      ])
  }

  var isAboutMissingName: Bool {
    id == "undefined-reference" || id == "undefined-appearance" || id == "missing-inverse"
  }
}
