import ColorScience
import OutputText
import ThemeModel
import ThemeSyntax

/// What of an app's facts a theme says: appearances with their properties, and colors under names.
struct ThemePlan {
  /// The part of an appearance that a statement is in.
  enum Part: String, CaseIterable {
    case appearance, navigationBar, toolbar, tabBar
  }

  /// A property with a value, or what to tell of one that has none.
  struct Statement {
    enum Content {
      case value(ValueText)
      /// What to say in a comment behind the property's name.
      case comment(String)
    }

    let part: Part
    /// The keys below the part: `["buttons", "back"]`.
    let keys: [String]
    let content: Content
    let place: SourceRange
    /// What the reader should know besides the place.
    var note: String?
    /// Whether the code says it at the place.
    var isSaid = true

    var path: String { keys.joined(separator: ".") }
  }

  struct Appearance {
    let name: String
    /// The looks that it is made of.
    let looks: Set<Look>
    let look: Look
    let statements: [Statement]

    /// Whether anything is said of a bar.
    var hasValues: Bool { statements.contains { $0.isValue && $0.keys != ["interfaceStyle"] } }

    var hasStatusBarStyle: Bool {
      statements.contains { $0.isValue && $0.keys == ["statusBarStyle"] }
    }
  }

  private(set) var appearances: [Appearance] = []
  private(set) var colors: PaletteDraft
  /// What holds for the app as a whole, in lines for the theme's beginning.
  private(set) var remarks: [(text: String, place: SourceRange)] = []

  private struct BarOfLook: Hashable {
    let bar: BarFact.Bar
    let look: Look
  }

  private let objectBars: Set<BarOfLook>

  /// Whether a theme is left to be written.
  var isEmpty: Bool { !appearances.contains(where: \.hasValues) }

  /// The plan of a theme in a folder, which decides how catalogs are named.
  init(_ facts: AppFacts, _ files: AppFiles, folder: String) {
    colors = PaletteDraft(facts.facts, files, folder: folder)
    objectBars = Set(
      facts.facts.lazy.filter { $0.mechanism == .barAppearance }
        .map { BarOfLook(bar: $0.bar, look: $0.look) })
    var names = UniqueNames()
    for group in LookGroup.all(facts.facts) {
      var statements = interfaceStyle(group.facts, facts).map { [$0] } ?? []
      for property in grouped(group.facts) { statements += statement(property, files) }
      appearances.append(
        Appearance(
          name: names.add(Self.plainName(group.look.name)), looks: group.looks, look: group.look,
          statements: ordered(statements)))
    }
    for fact in facts.facts where fact.bar == .app && fact.property != "UIUserInterfaceStyle" {
      guard case .flag(let flag)? = fact.value else { continue }
      remarks.append(
        ("\(fact.property): \(flag); say so by 'infoPlist' in appearance.yaml", fact.place))
    }
  }

  /// A name without the ending that the names of appearances have in Swift anyway.
  private static func plainName(_ name: String) -> String {
    name.hasSuffix("Appearance") ? String(name.dropLast("Appearance".count)) : name
  }

  // MARK: - One property

  /// Whether a bar has a bar-appearance object, which decides over its `barTintColor`.
  private func hasObjects(_ fact: BarFact) -> Bool {
    objectBars.contains(BarOfLook(bar: fact.bar, look: fact.look))
  }

  /// The facts about one property, in the order in which properties come up.
  private func grouped(_ facts: [BarFact]) -> [[BarFact]] {
    var order: [String] = []
    var groups: [String: [BarFact]] = [:]
    for fact in facts where fact.bar != .app && fact.overriddenAt == nil {
      let theme = ThemeKey(fact).map { $0.keys.joined(separator: ".") }
      let isLost = fact.property == "barTintColor" && hasObjects(fact)
      let key =
        isLost
        ? fact.propertyPath : "\(ThemeKey.part(of: fact.bar)).\(theme ?? fact.propertyPath)"
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(fact)
    }
    return order.compactMap { groups[$0] }
  }

  /// What the facts about a property come to: a value where nothing else can hold instead.
  private func statement(_ facts: [BarFact], _ files: AppFiles) -> [Statement] {
    // What a bar is told itself comes before what all bars of its kind are told.
    let own = facts.filter { $0.mechanism != .proxy }
    let facts = firstOfStatusBar(own.contains { $0.condition == nil } ? own : facts)
    let isLost = facts[0].property == "barTintColor" && hasObjects(facts[0])
    guard !isLost, let key = ThemeKey(facts[0]) else {
      return facts.prefix(1).compactMap { fact in
        guard let value = fact.value, let text = colors.text(of: value, named: fact.name) else {
          return nil
        }
        return Statement(
          part: ThemeKey.part(of: fact.bar),
          keys: (fact.bar == .searchBar ? ["searchBar"] : []) + [fact.property],
          content: .comment(
            isLost
              ? "\(text.yaml) loses to the bar-appearance object"
              : "\(text.yaml) has no key in a theme"), place: fact.place)
      }
    }
    func statement(_ content: Statement.Content, _ fact: BarFact, note: String? = nil) -> Statement
    {
      Statement(part: key.part, keys: key.keys, content: content, place: fact.place, note: note)
    }
    let isCertain =
      facts.allSatisfy { $0.outcome == facts[0].outcome } && facts.contains { $0.condition == nil }
    guard isCertain else { return [statement(.comment(doubt(facts, key, files)), facts[0])] }
    switch facts[0].outcome {
    case .unresolved(let unresolved):
      return [statement(.comment("not resolved: \(unresolved.reason)"), facts[0])]
    case .value(let value):
      guard let text = key.text(of: value, colors, named: facts[0].name) else { return [] }
      return [statement(.value(text), facts[0], note: key.note)]
    }
  }

  /// Of facts about the status bar those that count: the style of `Info.plist` alone where it says that no controller
  /// is asked, else that of the controllers.
  private func firstOfStatusBar(_ facts: [BarFact]) -> [BarFact] {
    guard facts[0].bar == .statusBar else { return facts }
    let lists = facts.filter { $0.mechanism == .infoPlist }
    let others = facts.filter { $0.mechanism != .infoPlist }
    return lists.contains { $0.condition == nil } || others.isEmpty ? lists : others
  }

  /// What may hold, where several facts differ.
  private func doubt(_ facts: [BarFact], _ key: ThemeKey, _ files: AppFiles) -> String {
    let shown = facts.prefix(3).map { fact in
      let value =
        fact.value.flatMap { key.text(of: $0, colors, named: fact.name)?.yaml } ?? "not resolved"
      let condition = fact.condition.map { ", \($0)" } ?? ""
      return "\(value)\(condition) (\(files.shortPlace(fact.place)))"
    }
    let rest = facts.count > 3 ? " or \(facts.count - 3) more" : ""
    return shown.joined(separator: " or ") + rest
  }

  /// The interface style that an appearance is for, where the code says it or knows light alone.
  private func interfaceStyle(_ own: [BarFact], _ facts: AppFacts) -> Statement? {
    let said =
      own.first { $0.bar == .app && $0.property == "UIUserInterfaceStyle" }
      ?? facts.facts.first {
        $0.bar == .app && $0.property == "UIUserInterfaceStyle" && $0.look == .app
      }
    if let said, said.condition == nil, case .word(let word)? = said.value, word != "unspecified" {
      return Statement(
        part: .appearance, keys: ["interfaceStyle"], content: .value(ValueText(yaml: word)),
        place: said.place)
    }
    guard facts.darkEvidence == nil, let place = own.first(where: { $0.bar != .app })?.place else {
      return nil
    }
    return Statement(
      part: .appearance, keys: ["interfaceStyle"], content: .value(ValueText(yaml: "light")),
      place: place, note: "no dark look was found", isSaid: false)
  }

  /// The statements of each part together, those of bars in the order of the format's keys.
  private func ordered(_ statements: [Statement]) -> [Statement] {
    Part.allCases.flatMap { part in
      let own = statements.filter { $0.part == part }
      let ranks = own.map { ThemeKey.rank($0.keys) }
      return own.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }.map { own[$0] }
    }
  }
}

/// The facts that one appearance is made of.
private struct LookGroup {
  var look: Look
  var looks: Set<Look>
  var facts: [BarFact]

  /// The groups, every bar of the app first: looks of one type are one, and an instance of a theme has what its
  /// host has whichever theme it wears.
  static func all(_ facts: [BarFact]) -> [LookGroup] {
    var groups: [LookGroup] = []
    for fact in facts {
      let index = groups.firstIndex { $0.look.isOneLook(with: fact.look) }
      if let index {
        groups[index].looks.insert(fact.look)
        groups[index].facts.append(fact)
      } else {
        groups.append(LookGroup(look: fact.look, looks: [fact.look], facts: [fact]))
      }
    }
    var hosts: Set<Look> = []
    for index in groups.indices where groups[index].look.scope == .theme {
      let host = groups[index].look.name.split(separator: " ").dropFirst().joined(separator: " ")
      let type = groups.first { $0.look.isType && $0.look.name == host }
      guard let base = type ?? groups.first(where: { $0.look == .app }) else { continue }
      if let type { hosts.insert(type.look) }
      let own = Set(groups[index].facts.map(\.propertyPath))
      groups[index].facts += base.facts.filter { !own.contains($0.propertyPath) }
    }
    groups.removeAll { hosts.contains($0.look) }
    if let index = groups.firstIndex(where: { $0.look == .app }), index > 0 {
      groups.insert(groups.remove(at: index), at: 0)
    }
    return groups
  }
}

extension Look {
  /// Whether it is that of bars of a type.
  fileprivate var isType: Bool { scope != .app && scope != .theme }

  fileprivate func isOneLook(with other: Look) -> Bool {
    self == other || isType && other.isType && name == other.name
  }
}

extension BarFact {
  fileprivate var propertyPath: String { "\(bar.rawValue).\(property)" }
}

/// Names of appearances and colors as a theme writes them, each once.
struct UniqueNames {
  private var taken: Set<String> = []

  /// A name in lowerCamelCase that nothing else has yet.
  mutating func add(_ text: String) -> String {
    let wanted = SwiftName.lowerCamel(text)
    let stem = wanted.isEmpty ? "unnamed" : wanted
    var name = stem
    var number = 2
    while !taken.insert(name).inserted {
      name = "\(stem)\(number)"
      number += 1
    }
    return name
  }
}

extension AppFiles {
  /// The number of the file at a path.
  func number(of path: String) -> Int32? {
    sources.firstIndex { $0.path == path }.map(Int32.init)
  }

  /// A place in few words: the file's name and the line.
  func shortPlace(_ place: SourceRange) -> String {
    "\(SourcePath.name(sources[Int(place.file)].path)):\(line(of: place))"
  }

  /// The line on which a range begins, from 1.
  func line(of place: SourceRange) -> Int {
    let bytes = sources[Int(place.file)].bytes
    return bytes.prefix(Int(place.lower)).count { $0 == 0x0A } + 1
  }
}
