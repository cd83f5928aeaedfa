package struct BarGroup: Sendable {
  /// From the bar on, joined by dots: "buttons.plain".
  package let path: String
  /// Without the bar: "the buttons".
  private let title: String
  /// A sentence without a full stop.
  package let summary: String
  private let standard: String

  private init(_ path: String, _ title: String, _ summary: String, standard: String) {
    self.path = path
    self.title = title
    self.summary = summary
    self.standard = standard
  }

  package static let all: [BarGroup] = [
    BarGroup("buttons", "the buttons", "The look of buttons by their role", standard: system),
    button("plain", "the plain buttons"), button("done", "the done buttons"),
    button("prominent", "the prominent buttons"), button("back", "the back buttons"),
    BarGroup("backButton", "the back button", "The button that leads back", standard: system),
    BarGroup("searchBar", "the search bar", "The look of a search bar", standard: system),
    BarGroup(
      "searchBar.scopeButtons", "the scope buttons", "The titles of the buttons below a search bar",
      standard: system),
    BarGroup(
      "titlePositionAdjustment", "the title position", "How far the title is moved",
      standard: "not at all"),
    BarGroup("items", "the tabs", "The look of tabs in all layouts", standard: system),
    layout("stacked", "the stacked tabs"),
    layout("inline", "the inline tabs"),
    layout("compactInline", "the compact inline tabs"),
  ]

  private static let system = "left to UIKit"

  private static func button(_ name: String, _ title: String) -> BarGroup {
    BarGroup("buttons.\(name)", title, "The color or look of \(title)", standard: "the tintColor")
  }

  private static func layout(_ name: String, _ title: String) -> BarGroup {
    BarGroup(name, title, "What is different in \(title)", standard: "as in items")
  }

  package var key: String { Self.key(of: path) }

  /// Set by the key `color`, or by a color in place of the mapping.
  package var color: BarProperty? {
    BarProperty.all.first { $0.name == path }?.property
  }

  package func shape(of kind: BarKind) -> String {
    kind.name
      + path.split(separator: ".").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  package func section(of kind: BarKind) -> Section {
    var keys = Self.keys(below: path, of: kind) { _ in true }
    if let row = color?.row, row.since[kind] != nil { keys.insert(row.key(in: kind), at: 0) }
    return Section(title: "\(title) of a \(kind.title)", keys: keys)
  }

  package func properties(of kind: BarKind) -> [BarProperty] {
    BarProperty.all.filter { row in
      row.since[kind] != nil && (row.name == path || row.name.hasPrefix(path + "."))
    }.map(\.property)
  }

  /// Properties before groups; an empty path means the bar.
  static func keys(
    below path: String, of kind: BarKind, where isThere: (BarProperty.Row) -> Bool
  ) -> [SectionKey] {
    let isBelow = { (name: String) in parent(of: name) == path }
    let groups = all.filter { isBelow($0.path) }
    let rows = BarProperty.all.filter { row in
      row.since[kind] != nil && isThere(row) && isBelow(row.name)
        && !groups.contains { $0.path == row.name }
    }
    return rows.map { $0.key(in: kind) }
      + groups.compactMap { $0.sectionKey(of: kind, where: isThere) }
  }

  /// Returns nil if none of the group's properties is allowed.
  private func sectionKey(
    of kind: BarKind, where isThere: (BarProperty.Row) -> Bool
  ) -> SectionKey? {
    let rows = BarProperty.all.filter { row in
      row.since[kind] != nil && isThere(row) && (row.name == path || row.name.hasPrefix(path + "."))
    }
    guard let row = rows.first else { return nil }
    let isColor = row.name == path
    let first = row.name.dropFirst(path.count + 1).split(separator: ".").first.map(String.init)
    return SectionKey(
      key,
      isColor
        ? .colorOr(shape(of: kind), "a mapping") : .shape(shape(of: kind), "a mapping"),
      summary, standard: standard,
      example: isColor ? row.example : "{ \"\(first ?? "color")\": \(row.example) }",
      isNullable: true)
  }

  /// For example "plain" for "buttons.plain".
  package static func key(of path: String) -> String {
    path.lastIndex(of: ".").map { String(path[path.index(after: $0)...]) } ?? path
  }

  /// For example "buttons" for "buttons.plain".
  package static func parent(of path: String) -> String {
    path.lastIndex(of: ".").map { String(path[..<$0]) } ?? ""
  }
}
