/// The words and signs of a Swift file without comments and the texts of strings; what strings
/// interpolate is code.
struct SourceCode {
  /// A word or a sign.
  struct Token {
    let text: String
    /// The line, from 1.
    let line: Int
    /// How many blanks its line begins with.
    let indentation: Int
    /// Whether nothing stands between it and the token before.
    let isAttached: Bool

    var isWord: Bool {
      text.utf8.first.map { $0 >= 0x80 || $0 == 0x5F || $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A }
        ?? false
    }
  }

  let tokens: [Token]

  init(_ text: String) {
    var scanner = Scanner(Array(text.utf8))
    scanner.scan()
    tokens = scanner.tokens
  }
}

/// Reads a file byte by byte.
private struct Scanner {
  /// What the next byte belongs to.
  private enum Scope {
    /// Code, with how many parentheses are open in it.
    case code(Int)
    /// A string, which ends in some bytes and interpolates after others.
    case text(end: [UInt8], interpolation: [UInt8])
  }

  private let bytes: [UInt8]
  private var index = 0
  private var line = 1
  private var lineStart = 0
  private var indentation = 0
  private var end = 0
  private var scopes = [Scope.code(0)]
  var tokens: [SourceCode.Token] = []

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func scan() {
    while index < bytes.count {
      switch scopes[scopes.count - 1] {
      case .code(let parentheses): readCode(parentheses)
      case .text(let end, let interpolation): readText(end, interpolation)
      }
    }
  }

  private mutating func readCode(_ parentheses: Int) {
    let byte = bytes[index]
    switch byte {
    case 0x0A, 0x20: advance()
    case UInt8(ascii: "/") where take("//"):
      while index < bytes.count, bytes[index] != 0x0A { index += 1 }
    case UInt8(ascii: "/") where take("/*"):
      while index < bytes.count, !take("*/") { advance() }
    case UInt8(ascii: "#"), UInt8(ascii: "\""):
      if !readTextStart() { addSign() }
    case UInt8(ascii: "("):
      scopes[scopes.count - 1] = .code(parentheses + 1)
      addSign()
    case UInt8(ascii: ")") where parentheses == 0 && scopes.count > 1:
      scopes.removeLast()
      index += 1
    case UInt8(ascii: ")"):
      scopes[scopes.count - 1] = .code(parentheses - 1)
      addSign()
    case _ where isWordByte(byte):
      let start = index
      while index < bytes.count, isWordByte(bytes[index]) { index += 1 }
      add(start)
    default: addSign()
    }
  }

  /// The beginning of a string or an extended regular expression, which counts as one.
  private mutating func readTextStart() -> Bool {
    let hashes = Array(bytes[index...].prefix { $0 == UInt8(ascii: "#") })
    if !hashes.isEmpty, take(hashes + Array("/".utf8)) {
      scopes.append(.text(end: Array("/".utf8) + hashes, interpolation: [0]))
      return true
    }
    for delimiter in ["\"\"\"", "\""] where take(hashes + Array(delimiter.utf8)) {
      scopes.append(
        .text(end: Array(delimiter.utf8) + hashes, interpolation: Array("\\".utf8) + hashes))
      return true
    }
    return false
  }

  private mutating func readText(_ end: [UInt8], _ interpolation: [UInt8]) {
    if take(interpolation) {
      if take("(") { scopes.append(.code(0)) } else { advance() }
    } else if take(end) {
      scopes.removeLast()
    } else {
      advance()
    }
  }

  private mutating func addSign() {
    index += 1
    add(index - 1)
  }

  private mutating func add(_ start: Int) {
    if tokens.last?.line != line { indentation = start - lineStart }
    tokens.append(
      SourceCode.Token(
        text: String(decoding: bytes[start..<index], as: UTF8.self), line: line,
        indentation: indentation, isAttached: start == end))
    end = index
  }

  private mutating func advance() {
    if index < bytes.count, bytes[index] == 0x0A {
      line += 1
      lineStart = index + 1
    }
    index += 1
  }

  private mutating func take(_ text: StaticString) -> Bool {
    take(text.withUTF8Buffer(Array.init))
  }

  private mutating func take(_ text: [UInt8]) -> Bool {
    guard bytes[index...].starts(with: text) else { return false }
    index += text.count
    return true
  }

  private func isWordByte(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == 0x5F || (0x30...0x39).contains(byte)
      || (0x61...0x7A).contains(byte | 0x20)
  }
}
