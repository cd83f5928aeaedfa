package import ThemeSyntax

/// Resolves and lints selected appearances of a theme after a change; reads the files once.
package final class ThemeTrials {
  private var written: WrittenTheme
  private let appearances: [ResolvedAppearance]
  private let declaredIndices: [TextID: Int]
  /// By the names of dynamic appearances and of their members.
  private var dynamicIndices: [TextID: Set<Int>] = [:]
  private var subsets: [Set<Int>: ThemeDocument] = [:]

  /// Number of appearances of the largest theme that is always judged whole.
  private static let largestWholeTheme = 16

  /// nil if the theme was not resolved or can't be read again.
  package init?(_ analysis: Analysis, load: @escaping FileLoader) {
    var loader = ThemeLoader(analysis.input, owner: Section.owner(of:), load: load)
    guard let theme = analysis.theme, let document = loader.document() else { return nil }
    var input = analysis.input
    // Rules without a score never reject a change.
    for rule in LintRule.all where rule.score == nil {
      input.configuration.severities[rule.id] = .off
    }
    written = WrittenTheme(document, read: loader, input, analysis.tokens, analysis.lines)
    written.document.isTrial = true
    appearances = theme.appearances
    declaredIndices = Dictionary(
      written.document.appearances.enumerated().map { ($1.name.value, $0) },
      uniquingKeysWith: { $1 })
    for (index, entry) in written.document.dynamic.enumerated() {
      for name in [entry.name] + entry.members.all {
        dynamicIndices[name.value, default: []].insert(index)
      }
    }
  }

  /// Resolves and lints appearances with their dependencies; without a change, as written.
  package func trial(
    of indices: Set<Int>, after change: ThemeChange?, meter: ContrastMeter
  ) -> JudgedTheme {
    let change = change.map { InternedChange($0, in: &written.texts) }
    var theme = written
    theme.document = subset(of: indices)
    theme.document.change = change
    return theme.judged(meter)
  }

  private func subset(of indices: Set<Int>) -> ThemeDocument {
    guard appearances.count > Self.largestWholeTheme else { return written.document }
    if let known = subsets[indices] { return known }
    let names = indices.map { index in
      let own = appearances[index]
      return own.isInverse ? appearances[own.inverse[0]].name : own.name
    }
    let subset = subset(containing: Set(names.compactMap { written.texts.identifier(of: $0) }))
    subsets[indices] = subset
    return subset
  }

  /// The document with some appearances, their dependencies and the dynamic ones that contain them.
  private func subset(containing names: Set<TextID>) -> ThemeDocument {
    var subset = written.document
    let entries = Set(names.flatMap { dynamicIndices[$0] ?? [] }).sorted()
    subset.dynamic = entries.map { subset.dynamic[$0] }
    var names = names.union(subset.dynamic.flatMap { $0.members.all.map(\.value) })
    var waiting = Array(names) + [subset.inverse.named].compactMap(\.self)
    while let name = waiting.popLast() {
      names.insert(name)
      guard let index = declaredIndices[name] else { continue }
      let appearance = subset.appearances[index]
      waiting += [appearance.extends.value?.value, appearance.inverse.named].compactMap(\.self)
        .filter { !names.contains($0) }
    }
    subset.appearances = names.compactMap { declaredIndices[$0] }.sorted().map {
      subset.appearances[$0]
    }
    subset.screens = subset.screens.filter { screen in
      var others = [screen.appearance?.value].compactMap(\.self)
      if case .appearance(let name)? = screen.whenEditing?.value { others.append(name) }
      return others.allSatisfy(names.contains)
    }
    return subset
  }
}

extension Layered<Located<InverseDocument>> {
  fileprivate var named: TextID? {
    if case .appearance(let name)? = value?.value { name } else { nil }
  }
}
