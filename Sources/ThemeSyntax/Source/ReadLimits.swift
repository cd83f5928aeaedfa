/// Limits that keep a hostile file from costing more than a moment.
package struct ReadLimits: Sendable {
  /// The largest file, in bytes.
  package var bytes = 64 << 20
  /// The deepest nesting, in levels.
  package var depth = 64
  /// How many nodes aliases may add to those written.
  package var aliasedNodes = 100_000

  /// How many findings of a kind are kept.
  package var diagnostics = FindingList.shown

  package var subject = ReadSubject.theme

  package init() {}
}
