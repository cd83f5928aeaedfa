import ThemeSyntax

package struct LintSubject {
  let theme: ResolvedTheme
  /// By appearance; nil if all outputs show it as written.
  let installations: [[(installation: Installation, outputs: [Output])]?]
  /// False if errors leave the theme's contents out.
  let isWhole: Bool
  let configuration: Configuration
  let lines: SourceMaps
  /// Returns whether a waiver at a range covers two compared colors, given by their ranges.
  let waiverReaches: (Waiver, [SourceRange], ResolvedAppearance, SourceRange) -> Bool

  func makes(_ output: Output) -> Bool {
    configuration.outputs.contains(output.id)
  }

  func isOwn(_ range: SourceRange) -> Bool { lines.numbers.isOwn(range) }

  /// Replaces a scalar by a word if it is on one line; `key` names a scalar elsewhere.
  func fixIts(
    writing word: String, at range: SourceRange, key: BarProperty? = nil
  ) -> [Diagnostic.FixIt] {
    let what = key.map { "'\($0.name): \(word)'" } ?? word
    return WrittenScalar(at: range, in: lines).replaced(byWord: word)
      .map { [Diagnostic.FixIt("write \(what)", replace: range, with: $0)] } ?? []
  }

  /// Calls a function for each bar that an output shows, and each state that has an object.
  func forEachShownState(
    of index: Int, _ kinds: [BarKind] = BarKind.allCases,
    _ body: (DrawnBar, PropertyPath.State, DrawnState) -> Void
  ) {
    func visit(_ bars: Bars<ResolvedBar>) {
      for kind in kinds where !bars[kind].settings.isEmpty {
        let bar = DrawnBar(bars[kind], kind, on: configuration.era)
        bar.forEachState { state, drawn in
          if !drawn.isTransparent { body(bar, state, drawn) }
        }
      }
    }
    guard let shown = installations[index] else { return visit(theme.appearances[index].bars) }
    for (installation, _) in shown { visit(installation.appearance.bars) }
  }
}

extension ResolvedAppearance {
  /// A bar, state or property as a theme names it: "light.navigationBar.scrollEdge".
  func path(_ kind: BarKind, _ state: PropertyPath.State, _ property: BarProperty? = nil) -> String
  {
    let path = PropertyPath(bar: kind, state: state, property: property ?? .backgroundColor)
    return "\(name).\(property == nil ? path.barPath : path.name)"
  }
}
