import OutputText

/// Parses color strings one token ahead and without recursion, so nesting costs no stack.
struct ColorParser {
  let bytes: ArraySlice<UInt8>
  private(set) var token: Token
  /// True if errors suggest names, which takes longer than reading.
  let suggests: Bool
  var remarks: [ColorRemark] = []
  /// The functions of colors that are not closed, the outermost first.
  private var open: [OpenFunction] = []
  private var lexer: Lexer

  init(_ bytes: ArraySlice<UInt8>, suggests: Bool) throws(ColorSyntaxError) {
    self.bytes = bytes
    self.suggests = suggests
    lexer = Lexer(bytes)
    token = try lexer.next()
  }

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

  mutating func advance() throws(ColorSyntaxError) {
    token = try lexer.next()
  }

  mutating func accept(_ kind: Token.Kind) throws(ColorSyntaxError) -> Bool {
    guard token.kind == kind else { return false }
    try advance()
    return true
  }

  mutating func expectComma(orFail message: @autoclosure () -> String) throws(ColorSyntaxError) {
    if try !accept(.comma) { throw error(message(), at: token.range) }
  }

  mutating func expectClose(
    _ head: Range<Int>, orFail message: @autoclosure () -> String
  ) throws(ColorSyntaxError) {
    if try accept(.closeParenthesis) { return }
    if token.kind == .end { throw unclosed(head) }
    throw error(message(), at: token.range)
  }

  /// Consumes a word, in any case.
  private mutating func accept(word: String) throws(ColorSyntaxError) -> Bool {
    guard token.kind == .identifier, lowercased(token.range) == word else { return false }
    try advance()
    return true
  }

  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// For a message, cut after 40 bytes.
  func shown(_ range: Range<Int>) -> String {
    guard range.count > 40 else { return text(range) }
    var end = range.lowerBound + 40
    while end > range.lowerBound, bytes[end] & 0xC0 == 0x80 { end -= 1 }
    return text(range.lowerBound..<end) + "…"
  }

  func lowercased(_ range: Range<Int>) -> String {
    String(decoding: bytes[range].map(\.asciiLowercased), as: UTF8.self)
  }

  /// Suggests the string with `replacement` at `range`; `isExact` is true for the same meaning.
  func error(
    _ message: String, at range: Range<Int>, replacement: String? = nil, isExact: Bool = false
  ) -> ColorSyntaxError {
    ColorSyntaxError(
      message, offset: range.lowerBound - bytes.startIndex, count: range.count,
      suggestion: replacement.map {
        text(bytes.startIndex..<range.lowerBound) + $0 + text(range.upperBound..<bytes.endIndex)
      }, isExact: isExact)
  }

  /// Suggests the closing parentheses if the string lacks nothing else.
  func unclosed(_ head: Range<Int>) -> ColorSyntaxError {
    let ending = String(repeating: ")", count: open.count + 1)
    let closed = text(bytes.startIndex..<bytes.endIndex) + ending
    let isRepaired = suggests && (try? parseColor(Array(closed.utf8)[...])) != nil
    return ColorSyntaxError(
      "'\(shown(head))' is not closed; add ')'", offset: head.lowerBound - bytes.startIndex,
      count: bytes.endIndex - head.lowerBound, suggestion: isRepaired ? closed : nil,
      isExact: isRepaired)
  }
}

// MARK: - Expressions

extension ColorParser {
  /// A function of colors before its closing parenthesis, with the colors so far.
  private struct OpenFunction {
    let form: ColorNotation.Colors
    let head: Range<Int>
    /// Of its first argument; in `color-mix()`, after `in <space>,`.
    let start: Int
    var colors: [ColorExpression] = []
    var shares: [Double?] = []
  }

  private mutating func expression() throws(ColorSyntaxError) -> ColorExpression {
    while true {
      guard var value = try colorOrOpening() else { continue }
      while var function = open.popLast() {
        function.colors.append(value)
        if function.form.hasShares, function.shares[function.shares.count - 1] == nil {
          function.shares[function.shares.count - 1] = try share()
        }
        guard function.colors.count == function.form.count else {
          try expectComma(orFail: function.form.mismatch)
          if function.form.hasShares { function.shares.append(try share()) }
          open.append(function)
          break
        }
        value = try closed(function)
      }
      if open.isEmpty { return value }
    }
  }

  /// A color that has no colors in it, or nil after the opening of a function that has.
  private mutating func colorOrOpening() throws(ColorSyntaxError) -> ColorExpression? {
    let first = token
    switch first.kind {
    case .hash:
      try advance()
      let offset = first.range.lowerBound - bytes.startIndex
      if let remark = ColorRemark.hex(bytes[first.range], at: offset) { remarks.append(remark) }
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
    default:
      let isQuote = bytes[first.range].first.map("\"'".utf8.contains) ?? false
      throw error(
        isQuote
          ? "quotes go around the whole color, not inside it"
          : "'\(shown(first.range))' is not a color", at: first.range)
    }
  }

  /// The color of a function of components, or nil after the opening of one of colors.
  private mutating func function() throws(ColorSyntaxError) -> ColorExpression? {
    let head = token.range
    let name = head.dropLast()
    if open.count >= 32 { throw error("colors nest at most 32 functions deep", at: head) }
    guard let notation = ColorNotation.functions[lowercased(name)],
      let arguments = notation.arguments
    else {
      try rejectForeign(name)
      throw error(
        unknown: "'\(shown(name))()' is not a color function", nearest: text(name),
        among: ColorNotation.functionNames, at: name)
    }
    try advance()
    switch arguments {
    case .components(let space, let components):
      let form = LiteralForm(name: notation.name + "()", space: space, components: components)
      return .color(try literal(form, head: head))
    case .predefinedSpace: return .color(try predefinedColor(head: head))
    case .colors(let form):
      open.append(OpenFunction(form: form, head: head, start: token.range.lowerBound))
    case .mix:
      let form = ColorNotation.Colors(mixIn: try mixSpace())
      try expectComma(orFail: form.mismatch)
      let start = token.range.lowerBound
      open.append(OpenFunction(form: form, head: head, start: start, shares: [try share()]))
    }
    return nil
  }

  private mutating func closed(
    _ function: OpenFunction
  ) throws(ColorSyntaxError) -> ColorExpression {
    let end = token.range.lowerBound
    try expectClose(function.head, orFail: function.form.mismatch)
    if function.shares == [0, 0] {
      throw error(
        "the shares of color-mix() add up to more than 0%", at: function.start..<end)
    }
    return function.form.make(function.colors, function.shares)
  }

  /// Throws if a function is one that CSS has elsewhere.
  func rejectForeign(_ name: Range<Int>) throws(ColorSyntaxError) {
    guard let reason = ForeignWords.reason(lowercased(name) + "()") else { return }
    throw error("'\(shown(name))()' \(reason)", at: name)
  }
}

// MARK: - color-mix()

extension ColorParser {
  private mutating func mixSpace() throws(ColorSyntaxError) -> MixSpace {
    guard try accept(word: "in") else {
      throw error(
        "color-mix() starts with 'in' and a space: color-mix(in oklch, …)", at: token.range)
    }
    let range = token.range
    let name = token.kind == .identifier ? lowercased(range) : ""
    guard let space = MixSpace(rawValue: name) else {
      throw error("color-mix() mixes in \(list(MixSpace.allCases.map(\.rawValue)))", at: range)
    }
    try advance()
    if space == .oklch, token.kind == .identifier {
      let method = token.range
      let isShorter = try accept(word: "shorter")
      guard isShorter, try accept(word: "hue") else {
        throw error("color-mix() takes the shorter hue only", at: method)
      }
    }
    return space
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

// MARK: - Palette references

extension ColorParser {
  private mutating func reference() throws(ColorSyntaxError) -> ColorExpression {
    let range = token.range
    let path = try path(in: range)
    try advance()
    guard try accept(.slash) else { return .reference(path: path, alpha: nil) }
    let alpha = try opacity(token, "the alpha of a reference")
    noteAlpha(token)
    try advance()
    return .reference(path: path, alpha: alpha)
  }

  private func path(in range: Range<Int>) throws(ColorSyntaxError) -> String {
    let inner = bytes[range].dropFirst().dropLast().trimmed
    if inner.isEmpty {
      throw error("a palette reference names a color; write '{brand.primary}'", at: range)
    }
    let parts = inner.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    if parts.contains(where: \.isEmpty) {
      throw error("a part of the palette path is empty", at: inner.startIndex..<inner.endIndex)
    }
    return String(decoding: inner, as: UTF8.self)
  }
}
