package import DesignTokens
package import ThemeCompiler
import ThemeSyntax

/// A text of a document and what is known of it.
package final class Snapshot {
  package let text: DocumentText
  package let path: String
  package let kind: DocumentKind
  /// What the theme means, nil for other files.
  package let analysis: Analysis?
  /// The system that a file of tokens makes by itself, nil for other files.
  package let tokens: TokenSystem?

  package init(
    _ text: DocumentText, path: String, kind: DocumentKind, analysis: Analysis? = nil,
    tokens: TokenSystem? = nil
  ) {
    self.text = text
    self.path = path
    self.kind = kind
    self.analysis = analysis
    self.tokens = tokens
  }

  var isJSON: Bool { path.hasSuffix(".json") }

  /// Whether the text has an outline, which of a theme is known before anybody makes it.
  var isWhole: Bool { kind == .theme ? analysis?.theme != nil : outline != nil }

  /// The keys and values with their places; nil where the text is broken.
  package lazy var outline: Outline? = {
    let source = SourceFile(path: path, bytes: text.bytes)
    switch kind {
    case .theme: return Outline(source, .theme)
    case .configuration: return Outline(source, .configuration)
    case .tokens: return Outline(source, .tokens)
    case .other: return nil
    }
  }()

  package lazy var mentions: [Mention] =
    outline?.mentions(text.bytes, declared: tokens?.names(inFile: path) ?? [:]) ?? []

  /// The tokens of a file of tokens and where it writes them.
  lazy var tokenSites = TokenSites(self)

  package lazy var colors = ColorSites(self)

  /// What its findings suggest, once somebody asked.
  var repairs: [(finding: Finding, changes: [SuggestedChange])]?

  package lazy var pairs = PairsByPlace(analysis)
}

/// What is known of a document, by its newest text that is whole, and where that is in the newest text of all.
package struct View {
  package let snapshot: Snapshot
  package let text: DocumentText
  package let uri: String
  package let encoding: PositionEncoding
  /// From the text that is known to the newest one.
  package let shift: TextShift

  /// The range of the newest text that known bytes have there; nil where they changed.
  package func range(_ known: Range<Int>) -> TextRange? {
    shift.later(known).map { text.range($0, encoding) }
  }

  /// Where a position of the newest text was in the known one.
  package func offset(_ position: TextPosition) -> Int {
    shift.earlier(text.offset(position, encoding))
  }
}
