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
    switch byte {
    case UInt8(ascii: ","): return punctuation(.comma)
    case UInt8(ascii: "/"): return punctuation(.slash)
    case UInt8(ascii: ")"): return punctuation(.closeParenthesis)
    case UInt8(ascii: "{"): return try reference()
    case UInt8(ascii: "#"):
      position += 1
      try skipName()
      return Token(kind: .hash, range: start..<position)
    default: break
    }
    if startsNumber() { return try numeric() }
    if startsName() {
      try skipName()
      if peek() == UInt8(ascii: "(") {
        position += 1
        return Token(kind: .function, range: start..<position)
      }
      return Token(kind: .identifier, range: start..<position)
    }
    position += 1
    if byte == UInt8(ascii: "."), startsName() {
      try skipName()
      return Token(kind: .dottedName, range: start..<position)
    }
    // The error underlines all bytes of the character.
    while let byte = peek(), byte & 0xC0 == 0x80 { position += 1 }
    return Token(kind: .stray, range: start..<position)
  }

  private mutating func punctuation(_ kind: Token.Kind) -> Token {
    position += 1
    return Token(kind: kind, range: position - 1..<position)
  }

  private mutating func reference() throws(ColorSyntaxError) -> Token {
    let start = position
    position += 1
    while let byte = peek(), byte != UInt8(ascii: "}"), byte != UInt8(ascii: "{") { position += 1 }
    guard peek() == UInt8(ascii: "}") else {
      throw ColorSyntaxError(
        "a palette reference ends in '}'", offset: start - bytes.startIndex, count: position - start
      )
    }
    position += 1
    return Token(kind: .reference, range: start..<position)
  }

  private mutating func numeric() throws(ColorSyntaxError) -> Token {
    let start = position
    let value = number()
    if peek() == UInt8(ascii: "%") {
      position += 1
      return Token(kind: .percentage, range: start..<position, value: value)
    }
    let unitStart = position
    if startsName() {
      try skipName()
      return Token(kind: .dimension, range: start..<position, value: value, unitStart: unitStart)
    }
    return Token(kind: .number, range: start..<position, value: value)
  }

  /// Reads a number, CSS Syntax 3 §4.3.12, without locale; clamps beyond ±1e30.
  private mutating func number() -> Double {
    let start = position
    skipSign()
    skipDigits()
    if peek() == UInt8(ascii: "."), peek(1)?.isDigit == true {
      position += 1
      skipDigits()
    }
    let end = position
    if peek().map({ $0 | 0x20 }) == UInt8(ascii: "e") {
      position += 1
      skipSign()
      if peek()?.isDigit == true { skipDigits() } else { position = end }
    }
    let value = Double(String(decoding: bytes[start..<position], as: UTF8.self)) ?? 0
    return Swift.max(-1e30, Swift.min(value, 1e30))
  }

  private mutating func skipSign() {
    if peek() == UInt8(ascii: "+") || peek() == UInt8(ascii: "-") { position += 1 }
  }

  private mutating func skipDigits() {
    while peek()?.isDigit == true { position += 1 }
  }

  private mutating func skipBlanks() throws(ColorSyntaxError) {
    while let byte = peek() {
      if byte.isCSSWhitespace {
        position += 1
      } else if byte == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
        try skipComment()
      } else {
        return
      }
    }
  }

  private mutating func skipComment() throws(ColorSyntaxError) {
    let start = position
    position += 2
    while peek() != nil {
      if peek() == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
        position += 2
        return
      }
      position += 1
    }
    throw ColorSyntaxError(
      "a comment ends in '*/'", offset: start - bytes.startIndex, count: position - start)
  }

  private mutating func skipName() throws(ColorSyntaxError) {
    while peek()?.isNameByte == true { position += 1 }
    if peek() == UInt8(ascii: "\\") {
      throw ColorSyntaxError(
        "names are written without escapes", offset: position - bytes.startIndex, count: 1)
    }
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
