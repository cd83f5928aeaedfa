import ThemeCompiler

/// What keys mean at the places of a file, made once however many names the author chose.
struct SectionCache {
  private let subject: Outline.Subject
  private var known: [[String]: [String: Outline.Meaning]] = [:]
  private let members = Self.meanings(Section.adaptiveColor.keys)

  init(_ subject: Outline.Subject) {
    self.subject = subject
  }

  /// What the tables say of a key below others.
  mutating func meaning(of key: String, in path: [String]) -> Outline.Meaning {
    switch subject {
    case .configuration: Self.configuration(key, in: path)
    case .theme: theme(key, in: path)
    case .tokens: .other
    }
  }

  private mutating func theme(_ key: String, in path: [String]) -> Outline.Meaning {
    if path.first == "palette" {
      // A palette's colors may have members, which are called like variants.
      return (path.count > 1 ? members[key] : nil) ?? .paletteName
    }
    if path.count == 1, let list = Outline.NameList(rawValue: path[0]) { return .name(list) }
    var place = path
    // The names that the author chose make no difference.
    if place.count > 1 { place[1] = "" }
    if known[place] == nil {
      known[place] = Self.meanings(Section.inTheme(at: path)?.keys ?? [])
    }
    return known[place]?[key] ?? .other
  }

  private static func meanings(_ keys: [SectionKey]) -> [String: Outline.Meaning] {
    Dictionary(keys.map { ($0.name, .key($0)) }) { first, _ in first }
  }

  private static func configuration(_ key: String, in path: [String]) -> Outline.Meaning {
    switch ConfigurationPlace(path) {
    case .section(let section): Self.key(key, of: section)
    case .rules: LintRule.named(key).map { .rule($0) } ?? .other
    case .rule(let rule): option(key, of: rule)
    case nil: .other
    }
  }

  private static func option(_ key: String, of rule: String) -> Outline.Meaning {
    guard let rule = LintRule.named(rule) else { return .other }
    if let option = rule.options.first(where: { $0.name == key }) {
      return .option(option, of: rule)
    }
    return Self.key(key, of: .ruleOptions)
  }

  private static func key(_ key: String, of section: Section) -> Outline.Meaning {
    section.key(key).map { .key($0) } ?? .other
  }
}
