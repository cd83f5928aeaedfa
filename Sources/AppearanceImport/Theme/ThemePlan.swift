import ColorScience
import OutputText
import ThemeCompiler
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
    var content: Content
    let place: SourceRange
    /// What the reader should know besides the place.
    var note: String?
    /// Whether the code says it at the place.
    var isSaid = true
    /// The functions that set it; nil where it is set for every bar of the look.
    var makers: Set<SourceRange>?
    /// Whether it is that of every bar of the app.
    var isInherited = false

    var path: String { keys.joined(separator: ".") }
  }

  struct Appearance {
    let name: String
    /// The looks that it is made of.
    let looks: Set<Look>
    let look: Look
    var statements: [Statement]

    /// Whether anything is said of a bar.
    var hasValues: Bool { statements.contains { $0.isValue && $0.keys != ["interfaceStyle"] } }

    var hasStatusBarStyle: Bool {
      statements.contains { $0.isValue && $0.keys == ["statusBarStyle"] }
    }

    /// Whether something is said of a part's background in a state that is not known for sure.
    func hasOpenBackground(_ part: Part, in state: String) -> Bool {
      statements.contains {
        $0.part == part && !$0.isValue && ThemeKey.state(of: $0.keys) == state && $0.isBackground
          && $0.keys != ["barTintColor"]
      }
    }

    /// Whether a part's background is said.
    func hasBackground(_ part: Part) -> Bool {
      statements.contains { $0.part == part && $0.isBackground }
    }
  }

  private(set) var appearances: [Appearance] = []
  private(set) var colors: PaletteDraft
  /// Whether a screen's style of the status bar counts where the screen is in a container.
  let screensDecideStatusBar: Bool
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
    screensDecideStatusBar = facts.screensDecideStatusBar
    let groups = LookGroup.all(facts.facts)
    objectBars = Set(
      groups.lazy.flatMap(\.facts).filter { $0.mechanism == .barAppearance }
        .map { BarOfLook(bar: $0.bar, look: $0.look) })
    var names = UniqueNames()
    for group in groups {
      var statements = interfaceStyle(group.facts, facts).map { [$0] } ?? []
      for property in grouped(group.facts) { statements += statement(property, files) }
      statements += systemTitle(group, facts, statements)
      statements += emptyEdges(group.facts, statements)
      statements = withoutHidden(statements)
      appearances.append(
        Appearance(
          name: names.add(Self.plainName(group.look.name)), looks: group.looks, look: group.look,
          statements: ordered(statements)))
    }
    colors.nameShared(in: &appearances)
    colors.keep(usedIn: appearances.flatMap(\.statements))
    for fact in facts.facts where fact.bar == .app && fact.property != "UIUserInterfaceStyle" {
      guard case .flag(let flag)? = fact.value else { continue }
      remarks.append(
        ("\(fact.property): \(flag); say so by 'infoPlist' in appearance.yaml", fact.place))
    }
  }

  /// A name without the ending that the names of appearances have in Swift anyway.
  private static func plainName(_ name: String) -> String {
    let ending = "Appearance"
    return name.hasSuffix(ending) && name != ending ? String(name.dropLast(ending.count)) : name
  }

  // MARK: - One property

  /// Whether a bar has a bar-appearance object, which decides over its `barTintColor`.
  private func hasObjects(_ fact: BarFact) -> Bool {
    objectBars.contains(BarOfLook(bar: fact.bar, look: fact.look))
  }

  /// Whether a color is never seen as the background of its bar.
  private func isHidden(_ fact: BarFact) -> Bool {
    fact.isBehind || fact.property == "barTintColor" && hasObjects(fact)
  }

  /// The facts about one property, in the order in which properties come up.
  private func grouped(_ facts: [BarFact]) -> [[BarFact]] {
    var order: [String] = []
    var groups: [String: [BarFact]] = [:]
    for fact in facts where fact.bar != .app && fact.overriddenAt == nil {
      let theme = ThemeKey(fact).map { $0.keys.joined(separator: ".") }
      let key =
        isHidden(fact)
        ? "\(fact.propertyPath) \(fact.isBehind)"
        : "\(ThemeKey.part(of: fact.bar)).\(theme ?? fact.propertyPath)"
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
    guard !isHidden(facts[0]), let key = ThemeKey(facts[0]) else {
      return facts.prefix(1).compactMap { fact in
        guard let value = fact.value, let text = colors.text(of: value, named: nil) else {
          return nil
        }
        return Statement(
          part: ThemeKey.part(of: fact.bar),
          keys: (fact.bar == .searchBar ? ["searchBar"] : []) + [fact.property],
          content: .comment(
            fact.isBehind
              ? "\(text.yaml) lies behind what the bar draws"
              : isHidden(fact)
                ? "\(text.yaml) loses to the bar-appearance object"
                : "\(text.yaml) has no key in a theme"), place: fact.place)
      }
    }
    func statement(_ content: Statement.Content, _ fact: BarFact, note: String? = nil) -> Statement
    {
      Statement(
        part: key.part, keys: key.keys, content: content, place: fact.place, note: note,
        makers: facts.contains { $0.maker == nil } ? nil : Set(facts.compactMap(\.maker)),
        isInherited: fact.isInherited)
    }
    let isCertain =
      facts.allSatisfy { $0.outcome == facts[0].outcome } && facts.contains { $0.condition == nil }
    guard isCertain else { return [statement(.comment(doubt(facts, key, files)), facts[0])] }
    switch facts[0].outcome {
    case .unresolved(let unresolved):
      return [statement(.comment("not resolved: \(unresolved.reason)"), facts[0])]
    case .value(let value):
      let text = key.text(
        of: value, colors, named: facts[0].name, joins: facts[0].mechanism == .interfaceBuilder)
      guard let text else { return [] }
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
        fact.value.map { key.text(of: $0, colors, named: nil)?.yaml ?? "the system's" }
        ?? "not resolved"
      let condition = fact.condition.map { ", \($0)" } ?? ""
      return "\(value)\(condition) (\(files.shortPlace(fact.place)))"
    }
    let rest = facts.count > 3 ? " or \(facts.count - 3) more" : ""
    return shown.joined(separator: " or ") + rest
  }

  /// The color of titles where the code sets none, which UIKit does not draw in the tint as themes do.
  private func systemTitle(
    _ group: LookGroup, _ all: AppFacts, _ statements: [Statement]
  ) -> [Statement] {
    let own = statements.filter { $0.part == .navigationBar }
    let isSaidOfAll = all.facts.contains {
      $0.look == .app && $0.bar == .navigationBar && $0.property == "titleColor"
    }
    guard let tint = own.first(where: { $0.isValue && $0.keys == ["tintColor"] }),
      !isSaidOfAll, !own.contains(where: { $0.keys == ["titleColor"] }),
      !group.facts.contains(where: { $0.mechanism == .themeValue && $0.bar == .navigationBar })
    else { return [] }
    // Screens that share a bar may leave it to the next one as they made it.
    let isLeft = all.facts.contains {
      $0.look.scope == .controller && $0.bar == .navigationBar && $0.property == "titleColor"
    }
    if group.look.scope == .controller, isLeft {
      let comment = "the code sets none; that of another screen may stay"
      return [
        Statement(
          part: .navigationBar, keys: ["titleColor"], content: .comment(comment), place: tint.place,
          isSaid: false)
      ]
    }
    let isBlack = own.contains { $0.keys == ["style"] && $0.yaml == "black" }
    return [
      Statement(
        part: .navigationBar, keys: ["titleColor"],
        content: .value(ValueText(yaml: isBlack ? "white" : ".label")), place: tint.place,
        note: "UIKit's, as the code sets none", isSaid: false)
    ]
  }

  /// The statements with a `barTintColor` under an empty background image as a comment.
  private func withoutHidden(_ statements: [Statement]) -> [Statement] {
    statements.map { statement in
      guard statement.keys == ["backgroundColor"], statement.note == "barTintColor",
        let yaml = statement.yaml,
        statements.contains(where: {
          $0.part == statement.part && $0.keys == ["background"] && $0.yaml == "transparent"
        })
      else { return statement }
      return Statement(
        part: statement.part, keys: ["barTintColor"],
        content: .comment("\(yaml) is not drawn, as the background image is empty"),
        place: statement.place)
    }
  }

  /// The scroll edge of bars that have a bar-appearance object and none for the edge: from iOS 15 on it has no
  /// background.
  private func emptyEdges(_ facts: [BarFact], _ statements: [Statement]) -> [Statement] {
    [Part.navigationBar, .toolbar, .tabBar].compactMap { part in
      let own = facts.filter {
        ThemeKey.part(of: $0.bar) == part && $0.bar != .searchBar && $0.mechanism == .barAppearance
      }
      let background = statements.first { $0.part == part && $0.isValue && $0.isBackground }
      guard let background, own.contains(where: { $0.place == background.place }),
        !own.contains(where: { $0.property.hasPrefix("scrollEdge") })
      else { return nil }
      return Statement(
        part: part, keys: ["scrollEdge"], content: .value(ValueText(yaml: "default")),
        place: background.place, note: "no scrollEdgeAppearance is set", isSaid: false)
    }
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
      // A value of a theming system says everything that it gives to bars.
      let isWhole = groups[index].facts.contains {
        $0.mechanism == .themeValue && $0.bar != .statusBar && $0.bar != .app
      }
      guard !isWhole, let base = type ?? groups.first(where: { $0.look == .app }) else { continue }
      if let type { hosts.insert(type.look) }
      let own = Set(groups[index].facts.map(\.propertyPath))
      groups[index].facts += base.facts.filter { !own.contains($0.propertyPath) }
    }
    groups.removeAll { hosts.contains($0.look) }
    for index in groups.indices
    where groups[index].look.scope == .type || groups[index].look.scope == .contained {
      groups[index].addProxied(facts)
    }
    if let index = groups.firstIndex(where: { $0.look == .app }), index > 0 {
      groups.insert(groups.remove(at: index), at: 0)
    }
    return groups
  }
}

extension LookGroup {
  /// Adds what proxies give to every bar and these bars do not set themselves; a bar-appearance object is taken whole,
  /// and the colors of titles and of the background are its own.
  mutating func addProxied(_ all: [BarFact]) {
    for bar in Set(facts.map(\.bar)) {
      let own = facts.filter { $0.bar == bar }
      let hasObject = own.contains { $0.mechanism == .barAppearance }
      let properties = Set(own.map(\.property))
      let beside: Set = ["tintColor", "prefersLargeTitles", "style"]
      facts += all.filter {
        $0.isProxied && $0.bar == bar && $0.condition == nil && $0.overriddenAt == nil
          && !properties.contains($0.property) && (!hasObject || beside.contains($0.property))
      }.map { fact in
        var fact = fact
        fact.look = look
        fact.isInherited = true
        return fact
      }
    }
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

  /// Keeps a name for what has it already.
  mutating func reserve(_ name: String) { taken.insert(name) }

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

extension ThemePlan.Statement {
  /// Whether it says what is behind the bar's content.
  var isBackground: Bool {
    let names: Set = [
      "background", "backgroundColor", "barTintColor", "backgroundEffect", "backgroundImage",
    ]
    let own = ThemeKey.belowState(keys)
    return own.count == 1 && names.contains(own[0])
  }

  fileprivate var yaml: String? { if case .value(let value) = content { value.yaml } else { nil } }
}
