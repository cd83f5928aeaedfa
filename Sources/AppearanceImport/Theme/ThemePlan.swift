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

    var path: String { keys.joined(separator: ".") }
  }

  struct Appearance {
    let name: String
    let look: Look
    let statements: [Statement]

    var hasValues: Bool { statements.contains(where: \.isValue) }

    var hasStatusBarStyle: Bool {
      statements.contains { $0.isValue && $0.keys == ["statusBarStyle"] }
    }
  }

  private(set) var appearances: [Appearance] = []
  private(set) var colors: PaletteDraft
  /// What holds for the app as a whole, in lines for the theme's beginning.
  private(set) var remarks: [(text: String, place: SourceRange)] = []

  /// Whether a theme is left to be written.
  var isEmpty: Bool { !appearances.contains(where: \.hasValues) }

  /// The plan of a theme in a folder, which decides how catalogs are named.
  init(_ facts: AppFacts, _ files: AppFiles, folder: String) {
    colors = PaletteDraft(facts.facts, files, folder: folder)
    var looks: [Look] = []
    for fact in facts.facts where !looks.contains(fact.look) { looks.append(fact.look) }
    if let index = looks.firstIndex(of: .app) { looks.swapAt(0, index) }
    var names = UniqueNames()
    for look in looks {
      let own = facts.facts.filter { $0.look == look }
      let style = interfaceStyle(own, facts)
      var statements = style.map { [$0] } ?? []
      for group in grouped(own) { statements += statement(group, files) }
      let appearance = Appearance(
        name: names.add(look.name), look: look, statements: ordered(statements))
      appearances.append(appearance)
    }
    for fact in facts.facts where fact.bar == .app && fact.property != "UIUserInterfaceStyle" {
      guard case .flag(let flag)? = fact.value else { continue }
      remarks.append(
        ("\(fact.property): \(flag); say so by 'infoPlist' in appearance.yaml", fact.place))
    }
  }

  // MARK: - One property

  /// The facts about one property, in the order in which properties come up.
  private func grouped(_ facts: [BarFact]) -> [[BarFact]] {
    var order: [String] = []
    var groups: [String: [BarFact]] = [:]
    for fact in facts where fact.bar != .app {
      let key = "\(fact.bar.rawValue).\(fact.property)"
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(fact)
    }
    return order.compactMap { groups[$0] }
  }

  /// What the facts about a property come to: a value where nothing else can hold instead.
  private func statement(_ facts: [BarFact], _ files: AppFiles) -> [Statement] {
    // What a bar is told itself comes before what all bars of its kind are told.
    let own = facts.filter { $0.mechanism != .proxy }
    let facts = own.contains { $0.condition == nil } ? own : facts
    guard let key = ThemeKey(facts[0]) else {
      return facts.prefix(1).compactMap { fact in
        guard let value = fact.value, let text = colors.text(of: value, named: fact.name) else {
          return nil
        }
        return Statement(
          part: ThemeKey.part(of: fact.bar), keys: [fact.property],
          content: .comment("\(text.yaml) has no key in a theme"), place: fact.place)
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

  /// What may hold, where several facts differ.
  private func doubt(_ facts: [BarFact], _ key: ThemeKey, _ files: AppFiles) -> String {
    let shown = facts.prefix(3).map { fact in
      let value =
        fact.value.flatMap { key.text(of: $0, colors, named: fact.name)?.yaml } ?? "not resolved"
      let condition = fact.condition.map { " \($0)" } ?? ""
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
      place: place, note: "no dark look was found")
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
