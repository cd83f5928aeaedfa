import DesignTokens
import ThemeCompiler
import ThemeSyntax

package struct OpenDocument {
  /// The name by which the client knows it.
  package let uri: String
  /// The file's absolute path; for a document that is no file, a name.
  package let path: String
  package let isFile: Bool
  package let kind: DocumentKind
  package internal(set) var version: Int?
  package internal(set) var text: DocumentText
  /// Whether it, or something that it is made of, changed since it was looked at.
  var isDirty = true
  /// What is known of the text that was looked at last.
  var latest: Snapshot?
  /// What is known of the newest text that was whole.
  var good: Snapshot?
  /// What there is to say, in all files that it is made of.
  var findings: [Finding] = []
  /// The paths of files that it is made of, or would be.
  var related: Set<String> = []
}

extension OpenDocument {
  /// Keeps what a theme means and what it is made of.
  mutating func learn(_ analysis: Analysis) {
    related = Set(analysis.sources.dropFirst().map(\.path) + analysis.missing)
    latest = Snapshot(text, path: path, kind: .theme, analysis: analysis)
  }

  /// Keeps the system that a file of tokens makes by itself and what it is made of.
  mutating func learn(_ system: TokenSystem) {
    related = Set(system.sources.map(\.path) + system.missing).subtracting([path])
    latest = Snapshot(text, path: path, kind: .tokens, tokens: system)
  }
}
