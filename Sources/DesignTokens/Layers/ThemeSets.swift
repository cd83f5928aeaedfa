import ColorScience
import ThemeSyntax

/// Sets of tokens, and themes that select among them.
struct ThemeSets {
  struct Theme {
    let name: String
    let group: String
    let sets: [String]
  }

  let themes: [Theme]
  /// The names of sets, each merged onto those before it; may be empty.
  private let order: [String]

  init(themes list: TokenNode?, metadata: TokenNode?, _ files: TokenFiles) {
    themes = (list.map { files.items($0) } ?? []).compactMap { item in
      guard let name = files.string(of: .name, in: item),
        let selected = files.value(of: .selectedTokenSets, in: item)
      else { return nil }
      let sets = files.entries(selected).compactMap { key, value in
        files.string(value) == "disabled" ? nil : files.string(key)
      }
      return Theme(name: name, group: files.string(of: .group, in: item) ?? "", sets: sets)
    }
    order = (metadata.map { files.items(of: .tokenSetOrder, in: $0) } ?? [])
      .compactMap { files.string($0) }
  }

  var length: Int { themes.reduce(themes.count + order.count) { $0 + $1.sets.count } }

  /// The enabled sets in order; each group uses the theme requested first, otherwise its first.
  func enabled(_ choice: ModeChoice) -> [String] {
    var groups: [String] = []
    var chosen: [String: (rank: Int, theme: Theme)] = [:]
    for theme in themes {
      let rank = choice.rank(of: ModeChoice.normalized(theme.name)) ?? choice.names.count
      let known = chosen[theme.group]
      if known == nil { groups.append(theme.group) }
      if known.map({ rank < $0.rank }) ?? true { chosen[theme.group] = (rank, theme) }
    }
    var seen: Set<String> = []
    let sets = groups.flatMap { chosen[$0]?.theme.sets ?? [] }
    return ordered(sets.filter { seen.insert($0).inserted })
  }

  private func ordered(_ sets: [String]) -> [String] {
    guard !order.isEmpty else { return sets }
    let (wanted, known) = (Set(sets), Set(order))
    return order.filter(wanted.contains) + sets.filter { !known.contains($0) }
  }

  /// Sets not named like a variant, and of the others the first requested, in order.
  func named(_ sets: [String], _ choice: ModeChoice) -> [String] {
    let sets = ordered(sets)
    let names = sets.map { ModeChoice.normalized($0) }
    let known = Set(names)
    let wanted = choice.names.first(where: known.contains)
    let variants = Set(Variant.allCases.flatMap { ModeChoice.names(of: $0) } + choice.names)
    return zip(sets, names).filter { $1 == wanted || !variants.contains($1) }.map(\.0)
  }
}
