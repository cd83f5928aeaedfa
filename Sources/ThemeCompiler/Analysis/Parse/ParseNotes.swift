import ThemeSyntax

/// Facts of a file that add findings in later stages, or suppress them.
struct ParseNotes: Sendable {
  var unsetEntries: [UnsetEntry] = []
  var droppedColors: [DroppedColor] = []
  /// Names with reported values, so references to them are not reported again.
  var reportedNames: [TextID] = []
  /// True if names may be missing because their declarations were reported and dropped.
  var lacksNames = false

  mutating func add(_ others: ParseNotes) {
    unsetEntries += others.unsetEntries
    droppedColors += others.droppedColors
    reportedNames += others.reportedNames
    lacksNames = lacksNames || others.lacksNames
  }
}

/// An entry set to null, which removes the inherited one.
struct UnsetEntry: Sendable {
  /// The sections whose entries are inherited one by one.
  enum Section: String, Sendable {
    case dynamic = "dynamic appearance"
    case role, screen
  }

  let section: Section
  let name: TextID
  var unset: Unset

  init(_ section: Section, _ name: TextID, at range: SourceRange) {
    self.section = section
    self.name = name
    unset = Unset(range: range)
  }
}

/// A background property that the same mapping keeps from being drawn.
struct DroppedColor: Sendable {
  let property: BarProperty
  let color: SourceRange
  let cause: Located<Cause>

  enum Cause: Sendable {
    case background(BarBackground)
    case covered(by: BarProperty)
  }
}
