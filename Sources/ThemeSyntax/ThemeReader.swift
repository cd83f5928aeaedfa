/// What reading a file gives: a tree when the file is well-formed, and everything there is to say about it.
package struct ReadResult: Sendable {
  package var tree: SyntaxTree?
  package var diagnostics: [Diagnostic]
}

/// Limits that keep a hostile file from costing more than a moment.
package struct ReadLimits: Sendable {
  /// The largest file, in bytes.
  package var bytes = 64 << 20
  /// The deepest nesting, in levels.
  package var depth = 64
  /// How many nodes aliases may add to those written.
  package var aliasedNodes = 100_000

  package init() {}
}
