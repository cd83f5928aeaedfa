import ThemeSyntax

/// Sets of tokens, and themes that choose among them.
struct ThemeSets {
  /// A theme: a choice within a group.
  struct Theme {
    let name: String
    let group: String
    /// The sets that it enables.
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

  /// Reads the order of sets.
  mutating func read(metadata node: TokenFiles.Node, _ files: TokenFiles) {
    let list = files.value(of: .tokenSetOrder, in: node)
    order = (list.map { files.items($0) } ?? []).compactMap { files.string($0) }
  }

  /// The sets that are enabled where these modes are asked for, in their order: of each group the theme
  /// whose name is asked for first, or its first one.
  func enabled(_ names: [String]) -> [String] {
    var groups: [String] = []
    var chosen: [String: (rank: Int, theme: Theme)] = [:]
    for theme in themes {
      let rank = names.firstIndex(of: ModeChoice.normalized(theme.name)) ?? names.count
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
    guard !order.isEmpty else { return sets }
    return order.filter(seen.contains) + sets.filter { !order.contains($0) }
  }

  /// Of sets that no theme chooses among, those without the name of a variant, and of those with one the
  /// first that is asked for.
  static func named(_ sets: [String], _ names: [String], _ all: Set<String>) -> [String] {
    let wanted = names.first { name in sets.contains { ModeChoice.normalized($0) == name } }
    return sets.filter { set in
      let name = ModeChoice.normalized(set)
      return name == wanted || !all.contains(name)
    }
  }
}
