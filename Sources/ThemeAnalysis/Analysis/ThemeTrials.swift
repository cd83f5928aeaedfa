package import ThemeModel
import ThemeSyntax

/// A theme of which appearances are judged again after a change, without reading its files again.
package final class ThemeTrials {
  private var written: WrittenTheme
  private let appearances: [ResolvedAppearance]
  /// The written appearances' indices.
  private let declared: [TextID: Int]
  /// The indices of dynamic appearances, by their names and members.
  private var dynamic: [TextID: Set<Int>] = [:]
  /// By the appearances that they keep.
  private var parts: [Set<Int>: ThemeDocument] = [:]

  /// The entries that are resolved in each trial, beside appearances.
  package var entries: Int {
    let document = written.document
    return document.palette.entries.count + document.roles.count + document.screens.count
  }

  /// The largest theme that is judged as a whole.
  private static let small = 16

  package init?(_ analysis: Analysis, load: @escaping FileLoader) {
    var loader = ThemeLoader(analysis.input, load: load)
    guard let theme = analysis.theme, let document = loader.document() else { return nil }
    var input = analysis.input
    // Rules without a score say nothing about a change, and further findings are only counted.
    for rule in LintRule.all where rule.score == nil {
      input.configuration.severities[rule.id] = .off
    }
    input.findingLimit = 50
    written = WrittenTheme(document, read: loader, input, analysis.tokens, analysis.lines)
    appearances = theme.appearances
    declared = Dictionary(
      written.document.appearances.enumerated().map { ($1.name.value, $0) },
      uniquingKeysWith: { $1 })
    for (index, entry) in written.document.dynamic.enumerated() {
      for name in [entry.name] + entry.members.all {
        dynamic[name.value, default: []].insert(index)
      }
    }
  }

  /// Judges some appearances, and those that they come from, after a change.
  package func judged(
    _ indices: Set<Int>, after change: ThemeChange?, _ meter: ContrastMeter
  ) -> JudgedTheme {
    let part = part(of: indices)
    let color = change?.color(&written.texts)
    var theme = written
    theme.document = part
    theme.document.change = change.flatMap { change in color.map { (change, $0) } }
    return theme.judged(meter)
  }

  private func part(of indices: Set<Int>) -> ThemeDocument {
    guard appearances.count > Self.small else { return written.document }
    if let known = parts[indices] { return known }
    let names = indices.map { index in
      if case .inverse(let base, _) = appearances[index].kind {
        base
      } else {
        appearances[index].name
      }
    }
    let part = part(with: Set(names.compactMap { written.texts.identifier(of: $0) }))
    parts[indices] = part
    return part
  }

  /// The document with some appearances, those that they are made from, and dynamic ones of them.
  private func part(with names: Set<TextID>) -> ThemeDocument {
    var part = written.document
    let entries = Set(names.flatMap { dynamic[$0] ?? [] }).sorted()
    part.dynamic = entries.map { part.dynamic[$0] }
    var names = names.union(part.dynamic.flatMap { $0.members.all.map(\.value) })
    var waiting = Array(names) + [part.inverse.named].compactMap(\.self)
    while let name = waiting.popLast() {
      names.insert(name)
      guard let index = declared[name] else { continue }
      let appearance = part.appearances[index]
      waiting += [appearance.extends.value?.value, appearance.inverse.named].compactMap(\.self)
        .filter { !names.contains($0) }
    }
    part.appearances = names.compactMap { declared[$0] }.sorted().map { part.appearances[$0] }
    part.screens = part.screens.filter { screen in
      var others = [screen.appearance?.value].compactMap(\.self)
      if case .appearance(let name)? = screen.whenEditing?.value { others.append(name) }
      return others.allSatisfy(names.contains)
    }
    return part
  }
}

extension Layered<Located<InverseDocument>> {
  /// The appearance that is the inverse, if it is named.
  fileprivate var named: TextID? {
    if case .appearance(let name)? = value?.value { name } else { nil }
  }
}
