import ThemeFiles
import ThemeSyntax

/// What the server takes a document for.
package enum DocumentKind: Sendable, Hashable {
  case theme, configuration, tokens
  /// Nothing to say about, unless a theme extends it.
  case other

  package init(path: String) {
    let name = SourcePath.name(path)
    if FileName.configurations.contains(name) {
      self = .configuration
    } else if FileName.isTheme(name) {
      self = .theme
    } else if Self.tokenEndings.contains(where: { name.hasSuffix($0) }) {
      self = .tokens
    } else {
      self = .other
    }
  }

  private static let tokenEndings = [".tokens.json", ".tokens", ".resolver.json"]
}
