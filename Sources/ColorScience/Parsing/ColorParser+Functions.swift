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
