import ColorScience
import ThemeSyntax

/// What a token comes to in a variant.
enum TokenOutcome {
  /// Nobody asked yet.
  case pending
  /// It waits for tokens that it refers to.
  case open
  case color(CSSColor)
  /// A number; percentages are divided by 100.
  case number(Double)
  /// Something else.
  case other
  /// A failure by its number.
  case failed(Int32)
}

/// Why a token has no value.
struct TokenFailure {
  let id: ID
  var range: SourceRange
  /// A phrase without a full stop that names no token but those it speaks of.
  let reason: String
  var notes: [Diagnostic.Note] = []
  /// The token that has no value either, -1 where the mistake is here.
  var cause: Int32 = -1
  /// Whether it matters to those only who ask for the token.
  var isQuiet = false

  /// The kinds of mistakes; the raw value is the name of the finding.
  enum ID: String {
    case undefined = "undefined-token"
    case cycle = "cyclic-token"
    case value = "token-value"
    case type = "token-type"
    case dependent = "token-without-value"
  }
}

/// What stands in the way of a token's value.
enum TokenStop: Error {
  /// It needs the value of another one first.
  case needs(Int32)
  /// It has none.
  case failure(TokenFailure)
}
