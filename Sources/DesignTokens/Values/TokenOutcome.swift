import ColorScience
import ThemeSyntax

enum TokenOutcome {
  case pending
  /// Waiting for referenced tokens.
  case open
  case color(CSSColor)
  /// Percentages are divided by 100.
  case number(Double)
  case other
  indirect case failed(TokenFailure)
}

struct TokenFailure {
  let id: ID
  var range: SourceRange
  /// A phrase without a full stop or the token's own name.
  let reason: String
  var notes: [Diagnostic.Note] = []
  /// The referenced token with the mistake, -1 if it is this one.
  var cause: Int32 = -1
  /// True if the failure matters only to users of the token.
  var isQuiet = false

  enum ID: String {
    case undefined = "undefined-token"
    case cycle = "cyclic-token"
    case value = "token-value"
    case type = "token-type"
    case dependent = "token-without-value"
  }
}

enum TokenStop: Error {
  case needs(Int32)
  case failure(TokenFailure)
}
