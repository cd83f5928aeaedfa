package import ThemeModel
import ThemeSyntax

/// A theme of which appearances are judged again after a change, without reading its files again.
package final class ThemeTrials {
  private var written: WrittenTheme
  private let appearances: [ResolvedAppearance]
  /// The written appearances' indices.
  private let declared: [TextID: Int]
  /// The members of each dynamic appearance.
  private let members: [Set<TextID>]
  /// By the appearances that they keep.
  private var parts: [Set<Int>: ThemeDocument] = [:]

  /// The largest theme that is judged as a whole.
  private static let small = 16

  package init?(_ analysis: Analysis, load: @escaping FileLoader) {
    var loader = ThemeLoader(analysis.input, load: load)
    guard let theme = analysis.theme, let document = loader.document() else { return nil }
    written = WrittenTheme(document, read: loader, analysis.input, analysis.tokens, analysis.lines)
    appearances = theme.appearances
    declared = Dictionary(
      written.document.appearances.enumerated().map { ($1.name.value, $0) },
      uniquingKeysWith: { $1 })
    members = written.document.dynamic.map { Set($0.members.all.map(\.value)) }
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
    var names = names
    for (entry, members) in zip(written.document.dynamic, members)
    where names.contains(entry.name.value) || !members.isDisjoint(with: names) {
      names.formUnion(members.union([entry.name.value]))
    }
    var waiting = Array(names) + [written.document.inverse.named].compactMap(\.self)
    while let name = waiting.popLast() {
      names.insert(name)
      guard let index = declared[name] else { continue }
      let appearance = written.document.appearances[index]
      waiting += [appearance.extends.value?.value, appearance.inverse.named].compactMap(\.self)
        .filter { !names.contains($0) }
    }
    var part = written.document
    part.appearances = names.compactMap { declared[$0] }.sorted().map { part.appearances[$0] }
    part.dynamic = part.dynamic.filter { names.contains($0.name.value) }
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
