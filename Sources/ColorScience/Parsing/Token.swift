/// One token of a colour string, CSS Syntax 3 plus `{path}` and `.name`.
struct Token {
  /// What a token is.
  enum Kind: Equatable {
    case identifier, function, hash, number, percentage, dimension
    /// `.systemBlue`
    case dottedName
    /// `{brand.primary}`
    case reference
    case comma, slash, closeParenthesis, end
    /// A byte that starts no token.
    case stray
  }

  /// What the token is.
  let kind: Kind
  /// The bytes of the token; of a function, including its parenthesis.
  let range: Range<Int>
  /// The value of a number, percentage or dimension; a percentage of 50 is 50.
  var value = 0.0
  /// Where the unit of a dimension starts.
  var unitStart = 0
}
