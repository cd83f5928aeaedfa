package import ThemeSyntax

/// What an app's files say about its bars.
package struct AppFacts: Sendable {
  /// In the order of files and places.
  package var facts: [BarFact] = []
  /// Where the app says something of dark mode: a dynamic color, a color set with a dark entry, a style that is
  /// asked for; nil where it never does, so that only light variants are measured.
  package var darkEvidence: SourceRange?
  /// Files that were not read, with why.
  package var findings: [Diagnostic] = []

  package init() {}
}
