import OutputText

/// A token of CSS Syntax 3, or `{path}` or `.name`.
struct Token {
  enum Kind: Equatable {
    /// `red` and `rgb(`, including the parenthesis.
    case identifier, function
    /// `#fff`, with any name behind the hash.
    case hash
    /// `1`, `1%` and `1deg`.
    case number, percentage, dimension
    /// `.systemBlue`.
    case dottedName
    /// `{brand.primary}`.
    case reference
    case comma, slash, closeParenthesis
    case end
    /// A byte that starts no token.
    case stray
  }

  let kind: Kind
  /// Includes a function's parenthesis.
  let range: Range<Int>
  /// Of a number, percentage or dimension; 50 for 50 %.
  var value = 0.0
  var unitStart = 0
}

/// Splits the UTF-8 bytes of a color string into tokens; only ASCII has meaning.
struct Lexer {
  private let bytes: ArraySlice<UInt8>
  private var position: Int

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    position = bytes.startIndex
  }

  /// Skips white space and comments; returns `end` at the end.
  mutating func next() throws(ColorSyntaxError) -> Token {
    try skipBlanks()
    let start = position
    guard let byte = peek() else { return Token(kind: .end, range: start..<start) }
    if startsNumber() { return try numeric() }
    if startsName() {
      try skipName()
      guard peek() == UInt8(ascii: "(") else {
        return Token(kind: .identifier, range: start..<position)
      }
      position += 1
      return Token(kind: .function, range: start..<position)
    }
    position += 1
    var kind = Token.Kind.stray
    switch byte {
    case UInt8(ascii: ","): kind = .comma
    case UInt8(ascii: "/"): kind = .slash
    case UInt8(ascii: ")"): kind = .closeParenthesis
    case UInt8(ascii: "{"):
      try skipReference()
      kind = .reference
    case UInt8(ascii: "#"):
      try skipName()
      kind = .hash
    case UInt8(ascii: ".") where startsName():
      try skipName()
      kind = .dottedName
    default:
      // A stray character is whole: the error underlines all bytes of its UTF-8 sequence.
      skip { $0 & 0xC0 == 0x80 }
    }
    return Token(kind: kind, range: start..<position)
  }

  /// Moves past a reference, after its opening brace.
  private mutating func skipReference() throws(ColorSyntaxError) {
    let start = position - 1
    skip { $0 != UInt8(ascii: "}") && $0 != UInt8(ascii: "{") }
    guard peek() == UInt8(ascii: "}") else {
      throw error("a palette reference ends in '}'", start..<position)
    }
    position += 1
  }

  private mutating func numeric() throws(ColorSyntaxError) -> Token {
    let start = position
    let value = number()
    let unitStart = position
    var kind = Token.Kind.number
    if peek() == UInt8(ascii: "%") {
      position += 1
      kind = .percentage
    } else if startsName() {
      try skipName()
      kind = .dimension
    }
    return Token(kind: kind, range: start..<position, value: value, unitStart: unitStart)
  }

  /// Reads a number, CSS Syntax 3 §4.3.12, without locale; clamps beyond ±1e30.
  private mutating func number() -> Double {
    let start = position
    skipSign()
    skip(while: \.isDigit)
    if peek() == UInt8(ascii: "."), peek(1)?.isDigit == true {
      position += 1
      skip(while: \.isDigit)
    }
    let end = position
    if peek().map({ $0 | 0x20 }) == UInt8(ascii: "e") {
      position += 1
      skipSign()
      if peek()?.isDigit == true { skip(while: \.isDigit) } else { position = end }
    }
    let value = Double(String(decoding: bytes[start..<position], as: UTF8.self)) ?? 0
    return Swift.max(-1e30, Swift.min(value, 1e30))
  }

  private mutating func skip(while isPart: (UInt8) -> Bool) {
    while let byte = peek(), isPart(byte) { position += 1 }
  }

  private mutating func skipSign() {
    if peek() == UInt8(ascii: "+") || peek() == UInt8(ascii: "-") { position += 1 }
  }

  /// Moves past white space and comments.
  private mutating func skipBlanks() throws(ColorSyntaxError) {
    skip(while: \.isCSSWhitespace)
    while peek() == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
      let start = position
      position += 2
      while peek() != UInt8(ascii: "*") || peek(1) != UInt8(ascii: "/") {
        guard peek() != nil else { throw error("a comment ends in '*/'", start..<position) }
        position += 1
      }
      position += 2
      skip(while: \.isCSSWhitespace)
    }
  }

  private mutating func skipName() throws(ColorSyntaxError) {
    skip(while: \.isNameByte)
    if peek() == UInt8(ascii: "\\") {
      throw error("names are written without escapes", position..<position + 1)
    }
  }

  private func error(_ message: String, _ range: Range<Int>) -> ColorSyntaxError {
    ColorSyntaxError(message, offset: range.lowerBound - bytes.startIndex, count: range.count)
  }

  private func startsNumber() -> Bool {
    var ahead = 0
    if peek() == UInt8(ascii: "+") || peek() == UInt8(ascii: "-") { ahead = 1 }
    if peek(ahead)?.isDigit == true { return true }
    return peek(ahead) == UInt8(ascii: ".") && peek(ahead + 1)?.isDigit == true
  }

  private func startsName() -> Bool {
    guard let byte = peek() else { return false }
    if byte == UInt8(ascii: "-") {
      return peek(1)?.isNameStart == true || peek(1) == UInt8(ascii: "-")
    }
    return byte.isNameStart
  }

  private func peek(_ ahead: Int = 0) -> UInt8? {
    position + ahead < bytes.endIndex ? bytes[position + ahead] : nil
  }
}
