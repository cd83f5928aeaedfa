/// Limits that keep a hostile file cheap.
package struct ReadLimits: Sendable {
  package var bytes: Int
  package var depth = 64
  package var aliasedNodes = 100_000

  /// Of a kind.
  package var diagnostics = FindingList.shown

  package let subject: ReadSubject

  package init(_ subject: ReadSubject = .theme) {
    self.subject = subject
    bytes = subject.bytes
  }
}
