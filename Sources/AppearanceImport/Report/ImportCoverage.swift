import OutputText
import ThemeCompiler
package import ThemeSyntax

/// How much of what colors an app's bars was read.
package struct ImportCoverage: Sendable {
  /// How many colors of bars are known.
  package let read: Int
  /// How many places color a bar.
  package let count: Int
  private let causes: [(cause: Unresolved.Cause, count: Int)]

  package init(_ facts: [BarFact]) {
    let colors = facts.filter(\.isColor)
    count = colors.count
    read = colors.count { $0.value != nil }
    var counts: [Unresolved.Cause: Int] = [:]
    for fact in colors {
      if let cause = fact.unresolved?.cause { counts[cause, default: 0] += 1 }
    }
    causes = Unresolved.Cause.allCases.compactMap { cause in counts[cause].map { (cause, $0) } }
      .sorted { $0.count > $1.count }
  }

  /// One line: "read 24 of 67 bar colors; 43 not resolved (42 in another package, 1 at run time)".
  package var line: String {
    guard count > 0 else { return "no bar is colored" }
    let line = "read \(read) of \(counted(count, "bar color"))"
    guard read < count else { return line }
    let parts = causes.map { "\($0.count) \($0.cause.phrase)" }
    return "\(line); \(count - read) not resolved (\(parts.joined(separator: ", ")))"
  }
}

extension BarFact {
  /// Whether the property is a color.
  package var isColor: Bool {
    if case .color? = value { return true }
    guard let key = ThemeKey(self) else { return property.lowercased().contains("color") }
    return key.isColor
  }
}

extension Unresolved.Cause {
  /// Where trails end, behind a count: "in another package".
  fileprivate var phrase: String {
    switch self {
    case .otherModule: "in another package"
    case .runtime: "known only at run time"
    case .missingAsset: "in no asset catalog"
    case .ambiguous: "ambiguous"
    case .unreadExpression: "in code that is not followed"
    case .objectiveC: "in Objective-C"
    case .content: "decided by content"
    case .limit: "too far to follow"
    }
  }

  /// What the user can do.
  func remedy(named name: String?) -> String {
    switch self {
    case .otherModule: "--sources PATH, the folder of the package that declares it"
    case .missingAsset: "--sources PATH, the folder with the catalog"
    case .runtime, .ambiguous, .unreadExpression, .limit:
      name.map { "--color '\($0)=#RRGGBB', the color that it is" }
        ?? "write its color in the theme"
    case .objectiveC: "write its color in the theme; Objective-C is not read"
    case .content: "'backdrop' in the theme, with the colors that lie under the bar"
    }
  }
}

/// Facts that are not resolved because their trails end in the same way.
package struct UnresolvedGroup: Sendable {
  package let reason: String
  /// The places of the facts.
  package let places: [SourceRange]
  package let remedy: String

  /// The groups among some facts, the largest first.
  package static func all(_ facts: [BarFact]) -> [UnresolvedGroup] {
    struct Key: Hashable {
      let cause: Unresolved.Cause
      let reason: String
    }
    var order: [Key] = []
    var groups: [Key: (first: Unresolved, places: [SourceRange])] = [:]
    for fact in facts {
      guard let unresolved = fact.unresolved else { continue }
      let key = Key(cause: unresolved.cause, reason: unresolved.reason)
      if groups[key] == nil { order.append(key) }
      groups[key, default: (unresolved, [])].places.append(fact.place)
    }
    let all = order.compactMap { groups[$0] }.map { first, places in
      UnresolvedGroup(
        reason: first.reason, places: places, remedy: first.cause.remedy(named: first.name))
    }
    return all.enumerated().sorted {
      ($1.element.places.count, $0.offset) < ($0.element.places.count, $1.offset)
    }.map(\.element)
  }
}
