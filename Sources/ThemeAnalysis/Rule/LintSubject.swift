import ThemeModel
import ThemeOutputs
import ThemeSyntax

/// What a rule on a whole theme looks at.
package struct LintSubject {
  let theme: ResolvedTheme
  /// False where the contents of the theme are left out, since they cannot be understood.
  let isWhole: Bool
  let configuration: Configuration
  let lines: SourceMaps
  /// Whether a waiver at a place covers two colors of an appearance that are compared with each other, by their places.
  let waiverReaches: (Waiver, [SourceRange], ResolvedAppearance, SourceRange) -> Bool

  func makes(_ output: Output) -> Bool {
    configuration.outputs.contains(output.id)
  }

  func isOwn(_ range: SourceRange) -> Bool { lines.numbers.isOwn(range) }

  /// The repair that writes a word in place of a scalar, none for a scalar over several lines; `key`
  /// says which one where the finding is at another.
  func fixIts(
    writing word: String, at range: SourceRange, key: BarProperty? = nil
  ) -> [Diagnostic.FixIt] {
    let what = key.map { "'\($0.name): \(word)'" } ?? word
    return WrittenScalar(at: range, in: lines).replaced(byWord: word)
      .map { [Diagnostic.FixIt("write \(what)", replace: range, with: $0)] } ?? []
  }

  /// Goes through the bars of the appearances and their states that differ; inverses that a rule
  /// makes are left out, since nobody wrote them.
  func forEachWrittenSurface(
    where isWanted: (ResolvedAppearance) -> Bool = { _ in true },
    _ body: (ResolvedAppearance, Surface) -> Void
  ) {
    for appearance in theme.appearances where !appearance.isInverse && isWanted(appearance) {
      Surface.forEach(of: appearance) { body(appearance, $0) }
    }
  }
}

extension Surface {
  /// The surface as a theme names it, from the appearance on: "light.navigationBar.scrollEdge".
  func path(in appearance: ResolvedAppearance, _ property: BarProperty? = nil) -> String {
    let path = PropertyPath(bar: kind, state: state, property: property ?? .backgroundColor)
    return "\(appearance.name).\(property == nil ? path.barPath : path.name)"
  }
}
