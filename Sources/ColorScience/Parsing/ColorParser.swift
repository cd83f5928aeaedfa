/// The recursive-descent parser of color strings, one token ahead.
struct ColorParser {
  /// The whole string.
  let bytes: ArraySlice<UInt8>
  /// The token not yet consumed.
  private(set) var token: Token
  /// The names that CSS and UIKit define differently, in the order of the string.
  var ambiguous: [AmbiguousName] = []
  /// How many functions enclose the current token.
  var depth = 0
  private var lexer: Lexer

  /// A parser at the first token.
  init(_ bytes: ArraySlice<UInt8>) throws(ColorSyntaxError) {
    self.bytes = bytes
    lexer = Lexer(bytes)
    token = try lexer.next()
  }

  /// The expression that is the whole string.
  mutating func wholeExpression() throws(ColorSyntaxError) -> ColorExpression {
    if token.kind == .end {
      throw error("expected a color; the text is empty", at: bytes.startIndex..<bytes.endIndex)
    }
    if token.kind == .identifier || token.kind == .number || token.kind == .dimension {
      try rejectHexWithoutHash()
    }
    let expression = try expression()
    if token.kind != .end {
      throw error(
        "'\(shown(token.range.lowerBound..<bytes.endIndex))' follows the end of the color",
        at: token.range.lowerBound..<bytes.endIndex)
    }
    return expression
  }

  /// One color: a literal, a name, a reference or a function.
  mutating func expression() throws(ColorSyntaxError) -> ColorExpression {
    let first = token
    switch first.kind {
    case .hash:
      try advance()
      return .color(try hexColor(first.range))
    case .identifier:
      try advance()
      return .color(try namedColor(first.range))
    case .dottedName:
      try advance()
      return .uiKit(try uiKitColor(first.range))
    case .reference: return try reference()
    case .function: return try function()
    case .end:
      throw error("a color is missing here", at: first.range)
    case _
    where bytes[first.range].first == UInt8(ascii: "\"")
      || bytes[first.range].first == UInt8(ascii: "'"):
      throw error("quotes go around the whole color, not inside it", at: first.range)
    default:
      throw error("'\(shown(first.range))' is not a color", at: first.range)
    }
  }

  /// Consumes the current token.
  mutating func advance() throws(ColorSyntaxError) {
    token = try lexer.next()
  }

  /// Consumes the current token if it is of a kind.
  mutating func accept(_ kind: Token.Kind) throws(ColorSyntaxError) -> Bool {
    guard token.kind == kind else { return false }
    try advance()
    return true
  }

  /// Consumes the current identifier if it is a word, in any case.
  mutating func accept(word: StaticString) throws(ColorSyntaxError) -> Bool {
    guard token.kind == .identifier, isWord(token.range, word) else { return false }
    try advance()
    return true
  }

  /// Whether bytes are a word of lower-case ASCII, in any case.
  func isWord(_ range: Range<Int>, _ word: StaticString) -> Bool {
    guard range.count == word.utf8CodeUnitCount else { return false }
    return word.withUTF8Buffer { word in
      bytes[range].elementsEqual(word) { $0.asciiLowercased == $1 }
    }
  }

  /// The text of bytes.
  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// The text of bytes for a message, cut after 40 bytes.
  func shown(_ range: Range<Int>) -> String {
    guard range.count > 40 else { return text(range) }
    var end = range.lowerBound + 40
    while end > range.lowerBound, bytes[end] & 0xC0 == 0x80 { end -= 1 }
    return text(range.lowerBound..<end) + "…"
  }

  /// The text of bytes with ASCII letters in lower case.
  func lowercased(_ range: Range<Int>) -> String {
    String(decoding: bytes[range].map(\.asciiLowercased), as: UTF8.self)
  }

  /// An error at bytes; `replacement` stands for just these bytes in the suggestion.
  func error(
    _ message: String, at range: Range<Int>, replacement: String? = nil
  ) -> ColorSyntaxError {
    ColorSyntaxError(
      message, offset: range.lowerBound - bytes.startIndex, count: range.count,
      suggestion: replacement.map {
        text(bytes.startIndex..<range.lowerBound) + $0 + text(range.upperBound..<bytes.endIndex)
      })
  }
}
