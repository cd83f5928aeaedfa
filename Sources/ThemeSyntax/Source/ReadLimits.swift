/// Limits that keep a hostile file cheap.
package struct ReadLimits: Sendable {
  /// File size in bytes.
  package var bytes = 64 << 20
  /// Nesting levels.
  package var depth = 64
  /// Nodes that aliases may add to the written ones.
  package var aliasedNodes = 100_000

  /// Kept findings of a kind.
  package var diagnostics = FindingList.shown

  package var subject = ReadSubject.theme

  package init() {}
}
