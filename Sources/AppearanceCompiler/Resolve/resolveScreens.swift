import ThemeSyntax

extension ThemeResolver {
  /// What each screen wears.
  mutating func screens() -> [ResolvedScreen] {
    var screens: [ResolvedScreen] = []
    for written in document.screens {
      guard let name = written.appearance, let appearance = find(name) else { continue }
      screens.append(
        ResolvedScreen(
          name: colors.texts.string(written.name.value), appearance: appearance,
          navigationBarHidden: written.navigationBarHidden,
          toolbarHidden: written.toolbarHidden,
          whenEditing: whenEditing(written.whenEditing, wearing: appearance)))
    }
    return screens
  }

  private mutating func whenEditing(
    _ choice: Located<EditingChoice>?, wearing appearance: Int
  ) -> Int {
    switch choice?.value {
    case nil: return appearance
    case .appearance(let name):
      return find(Located(name, at: choice?.range ?? appearances[appearance].range)) ?? appearance
    case .inverse:
      guard let inverse = appearances[appearance].inverse.first else {
        diagnostics.append(
          Diagnostic(
            "missing-inverse",
            "appearance '\(appearances[appearance].name)' has no inverse; give it an 'inverse' rule",
            at: choice?.range,
            notes: [
              Diagnostic.Note(
                "'\(appearances[appearance].name)' is declared here",
                at: appearances[appearance].range)
            ]))
        return appearance
      }
      return inverse
    }
  }
}
