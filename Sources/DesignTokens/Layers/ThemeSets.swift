import ColorScience
import ThemeSyntax

/// Sets of tokens, and themes that choose among them.
struct ThemeSets {
  /// A theme: a choice within a group.
  struct Theme {
    let name: String
    let group: String
    let sets: [String]
  }

  var themes: [Theme] = []
  /// The names of sets, each laid over those before it; empty where nothing says so.
  var order: [String] = []

  mutating func read(themes list: TokenFiles.Node, _ files: TokenFiles) {
    for item in files.items(list) {
      guard let name = files.value(of: .name, in: item).flatMap({ files.string($0) }),
        let selected = files.value(of: .selectedTokenSets, in: item)
      else { continue }
      var sets: [String] = []
      for (key, value) in files.entries(selected) where files.string(value) != "disabled" {
        if let set = files.string(key) { sets.append(set) }
      }
      let group = files.value(of: .group, in: item).flatMap { files.string($0) } ?? ""
      themes.append(Theme(name: name, group: group, sets: sets))
    }
  }

  mutating func read(metadata node: TokenFiles.Node, _ files: TokenFiles) {
    let list = files.value(of: .tokenSetOrder, in: node)
    order = (list.map { files.items($0) } ?? []).compactMap { files.string($0) }
  }

  /// How many themes there are, sets that they enable and sets in the order.
  var length: Int { themes.reduce(themes.count + order.count) { $0 + $1.sets.count } }

  /// The sets that are enabled in a choice of modes, in their order: of each group the theme
  /// whose name is asked for first, or its first one.
  func enabled(_ choice: ModeChoice) -> [String] {
    var groups: [String] = []
    var chosen: [String: (rank: Int, theme: Theme)] = [:]
    for theme in themes {
      let rank = choice.rank(of: ModeChoice.normalized(theme.name)) ?? choice.names.count
      guard let known = chosen[theme.group] else {
        groups.append(theme.group)
        chosen[theme.group] = (rank, theme)
        continue
      }
      if rank < known.rank { chosen[theme.group] = (rank, theme) }
    }
    var sets: [String] = []
    var seen: Set<String> = []
    for group in groups {
      for set in chosen[group]?.theme.sets ?? [] where seen.insert(set).inserted {
        sets.append(set)
      }
    }
    return ordered(sets)
  }

  /// Sets in their order, those that it lacks behind the others.
  func ordered(_ sets: [String]) -> [String] {
    guard !order.isEmpty else { return sets }
    let (wanted, known) = (Set(sets), Set(order))
    return order.filter(wanted.contains) + sets.filter { !known.contains($0) }
  }

  /// Of sets that no theme chooses among, those without the name of a variant, and of those with one the
  /// first that is asked for.
  static func named(_ sets: [String], _ choice: ModeChoice) -> [String] {
    let names = sets.map { ModeChoice.normalized($0) }
    let known = Set(names)
    let wanted = choice.names.first(where: known.contains)
    let variants = Set(Variant.allCases.flatMap { ModeChoice.names(of: $0) } + choice.names)
    return zip(sets, names).filter { $1 == wanted || !variants.contains($1) }.map(\.0)
  }
}
