/// One token of a color string, CSS Syntax 3 plus `{path}` and `.name`.
struct Token {
  /// What a token is.
  enum Kind: Equatable {
    /// `red` and `rgb(`, its parenthesis included.
    case identifier, function
    /// `#fff`, with any name behind the hash.
    case hash
    /// `1`, `1%` and `1deg`.
    case number, percentage, dimension
    /// `.systemBlue`
    case dottedName
    /// `{brand.primary}`
    case reference
    /// `,`, `/` and `)`.
    case comma, slash, closeParenthesis
    /// The end of the string.
    case end
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
