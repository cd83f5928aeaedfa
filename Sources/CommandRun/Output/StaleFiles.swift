/// What an earlier run made and nothing makes any more, and the lists that say so.
struct StaleFiles {
  /// The change of a folder's list.
  struct ListChange {
    /// The list's path.
    let path: String
    /// Whether there is a list so far.
    let isThere: Bool
    /// The list to have while files come and go.
    var first: OutputPlan.Write?
    /// The list to have in the end, or to have no more.
    var last: OutputPlan.Step?
  }

  /// The files to take away, sorted.
  var removals: [OutputPlan.Removal] = []
  /// Folders to take away if nothing is left in them, the deepest first.
  var emptied: [String] = []
  /// The lists that change.
  var lists: [ListChange] = []

  /// Whether there is nothing to do.
  var isEmpty: Bool { removals.isEmpty && lists.isEmpty }

  /// Adds what another folder has.
  mutating func add(_ other: StaleFiles) {
    removals += other.removals
    removals.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    emptied += other.emptied
    lists += other.lists
  }
}
