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

extension ColorParser {
  /// A function call, from its name to its closing parenthesis.
  mutating func function() throws(ColorSyntaxError) -> ColorExpression {
    let head = token.range
    let nameRange = head.dropLast()
    let name = lowercased(nameRange)
    depth += 1
    defer { depth -= 1 }
    if depth > 32 { throw error("colors nest at most 32 functions deep", at: head) }
    if let notation = ColorNotation.named(name) {
      try advance()
      return .color(try literal(notation, head: head))
    }
    switch name {
    case "color":
      try advance()
      return .color(try predefinedColor(head: head))
    case "light-dark":
      try advance()
      let light = try expression()
      try expectComma(in: "light-dark() takes two colors, for light and for dark")
      let dark = try expression()
      try expectClose(head, else: "light-dark() takes two colors, for light and for dark")
      return .lightDark(light, dark)
    case "contrast-color":
      try advance()
      let background = try expression()
      try expectClose(head, else: "contrast-color() takes one color")
      return .contrastColor(background)
    case "color-mix":
      try advance()
      return try colorMix(head: head)
    default:
      throw unknownFunction(name, nameRange)
    }
  }

  /// Consumes a comma, or throws a message at what is there instead.
  mutating func expectComma(in message: String) throws(ColorSyntaxError) {
    if try !accept(.comma) { throw error(message, at: token.range) }
  }

  /// Consumes the closing parenthesis of a function, or throws a message at what is there instead.
  mutating func expectClose(
    _ head: Range<Int>, else message: String
  ) throws(ColorSyntaxError) {
    if try accept(.closeParenthesis) { return }
    if token.kind == .end { throw unclosed(head) }
    throw error(message, at: token.range)
  }

  /// The error of a function without its closing parenthesis; offers it where that is all.
  func unclosed(_ head: Range<Int>) -> ColorSyntaxError {
    let closed = text(bytes.startIndex..<bytes.endIndex) + String(repeating: ")", count: depth)
    let isRepaired = (try? parseColor(Array(closed.utf8)[...])) != nil
    return ColorSyntaxError(
      "'\(shown(head))' is not closed; add ')'", offset: head.lowerBound - bytes.startIndex,
      count: bytes.endIndex - head.lowerBound, suggestion: isRepaired ? closed : nil)
  }

  private func unknownFunction(_ name: String, _ range: Range<Int>) -> ColorSyntaxError {
    if let reason = Self.functionReason(name) {
      return error("'\(shown(range))()' \(reason)", at: range)
    }
    return error(
      unknown: "'\(shown(range))()' is not a color function", nearest: text(range),
      among: [
        "rgb", "rgba", "hsl", "hsla", "hwb", "lab", "lch", "oklab", "oklch", "color", "light-dark",
        "color-mix", "contrast-color",
      ], at: range)
  }

  /// Why a function of CSS has no place where a color or a component is expected.
  static func functionReason(_ name: String) -> String? {
    switch name {
    case "calc", "min", "max", "clamp", "round", "mod", "rem", "abs", "sign", "sin", "cos", "tan",
      "asin", "acos", "atan", "atan2", "pow", "sqrt", "hypot", "log", "exp":
      "is not computed in themes; write the number itself"
    case "var", "env", "attr":
      "has no meaning in a theme; write a palette reference such as '{brand.primary}'"
    case "device-cmyk": "has no color without a printer; write the color as rgb() or oklch()"
    case "url", "image", "linear-gradient", "radial-gradient", "conic-gradient": "is not a color"
    default: nil
    }
  }
}

extension ColorParser {
  /// `color-mix(in space, a share, b share)`, after its parenthesis.
  mutating func colorMix(head: Range<Int>) throws(ColorSyntaxError) -> ColorExpression {
    let space = try mixSpace()
    let two = "color-mix() takes two colors: color-mix(in \(space.name), a 30%, b)"
    try expectComma(in: two)
    let sharesStart = token.range.lowerBound
    let (first, firstShare) = try colorAndShare()
    try expectComma(in: two)
    let (second, secondShare) = try colorAndShare()
    let sharesEnd = token.range.lowerBound
    try expectClose(head, else: two)
    if firstShare == 0, secondShare == 0 {
      throw error("the shares of color-mix() add up to more than 0%", at: sharesStart..<sharesEnd)
    }
    return .mix(in: space, first, firstShare, second, secondShare)
  }

  private mutating func mixSpace() throws(ColorSyntaxError) -> MixSpace {
    guard try accept(word: "in") else {
      throw error(
        "color-mix() starts with 'in' and a space: color-mix(in oklch, …)", at: token.range)
    }
    let range = token.range
    let name = token.kind == .identifier ? lowercased(range) : ""
    guard let space = MixSpace.allCases.first(where: { $0.name == name }) else {
      throw error("color-mix() mixes in oklch, oklab or srgb", at: range)
    }
    try advance()
    if space == .oklch, token.kind == .identifier {
      let method = token.range
      let isShorter = isWord(method, "shorter")
      try advance()
      guard try accept(word: "hue"), isShorter else {
        throw error("color-mix() takes the shorter hue only", at: method)
      }
    }
    return space
  }

  private mutating func colorAndShare() throws(ColorSyntaxError) -> (ColorExpression, Double?) {
    let before = try share()
    let color = try expression()
    let after = before == nil ? try share() : nil
    return (color, before ?? after)
  }

  private mutating func share() throws(ColorSyntaxError) -> Double? {
    let current = token
    guard current.kind == .percentage else { return nil }
    if current.value < 0 || current.value > 100 {
      throw error("a share of color-mix() is 0% to 100%", at: current.range)
    }
    try advance()
    return current.value / 100
  }
}

extension ColorParser {
  /// A palette reference and the alpha after its slash.
  mutating func reference() throws(ColorSyntaxError) -> ColorExpression {
    let range = token.range
    let path = try path(in: range)
    try advance()
    guard try accept(.slash) else { return .reference(path: path, alpha: nil) }
    let alpha = token
    guard alpha.kind == .number || alpha.kind == .percentage else {
      throw error("the alpha of a reference is a number or a percentage", at: alpha.range)
    }
    try advance()
    let value = alpha.kind == .percentage ? alpha.value / 100 : alpha.value
    return .reference(path: path, alpha: Swift.max(0, Swift.min(1, value)))
  }

  private func path(in range: Range<Int>) throws(ColorSyntaxError) -> String {
    var inner = bytes[range].dropFirst().dropLast()
    while inner.first?.isCSSWhitespace == true { inner = inner.dropFirst() }
    while inner.last?.isCSSWhitespace == true { inner = inner.dropLast() }
    if inner.isEmpty {
      throw error("a palette reference names a color; write '{brand.primary}'", at: range)
    }
    var previous = UInt8(ascii: ".")
    for index in inner.indices {
      let byte = inner[index]
      defer { previous = byte }
      guard byte == UInt8(ascii: ".") else { continue }
      if previous == byte || index == inner.endIndex - 1 {
        throw error("a part of the palette path is empty", at: inner.startIndex..<inner.endIndex)
      }
    }
    return String(decoding: inner, as: UTF8.self)
  }
}
