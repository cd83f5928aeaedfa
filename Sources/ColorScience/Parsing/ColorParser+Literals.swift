extension ColorParser {
  /// One component as written.
  struct Argument {
    /// `number`, `percentage`, `dimension` in degrees, or `identifier` for `none`.
    let kind: Token.Kind
    /// The number, the percentage with 50 % as 50, the degrees, or 0.
    let value: Double
    /// The bytes of the component.
    let range: Range<Int>

    /// Whether the component is missing.
    var isNone: Bool { kind == .identifier }
  }

  /// `color(space a b c / alpha)`, after its parenthesis.
  mutating func predefinedColor(head: Range<Int>) throws(ColorSyntaxError) -> CSSColor {
    try rejectRelative(in: "color()")
    let space = token
    let names = ColorNotation.predefinedSpaces.map(\.name)
    guard space.kind == .identifier else {
      throw error("color() starts with a color space such as 'display-p3'", at: space.range)
    }
    guard let notation = ColorNotation.color(space: lowercased(space.range)) else {
      throw error(
        unknown: "color() knows no space '\(shown(space.range))'", nearest: text(space.range),
        among: names, at: space.range)
    }
    try advance()
    return try literal(notation, head: head)
  }

  /// Three components and an alpha, up to the closing parenthesis.
  mutating func literal(
    _ notation: ColorNotation, head: Range<Int>
  ) throws(ColorSyntaxError) -> CSSColor {
    try rejectRelative(in: notation.name)
    var arguments: [Argument] = []
    if token.kind != .closeParenthesis, token.kind != .slash {
      arguments.append(try argument(of: notation))
    }
    let isLegacy = token.kind == .comma && !arguments.isEmpty
    if isLegacy, !notation.hasLegacyForm {
      throw error("\(notation.name) separates components by spaces, not commas", at: token.range)
    }
    var count = arguments.count
    while token.kind != .closeParenthesis, token.kind != .slash || isLegacy {
      if token.kind == .end { throw unclosed(head) }
      if isLegacy { try expectComma(in: "a comma belongs between all components or between none") }
      let next = try argument(of: notation)
      // Those that no notation has are counted, not kept.
      if count < 5 { arguments.append(next) }
      count += 1
    }
    var alpha: Argument?
    if isLegacy, count == 4 { alpha = arguments.removeLast() }
    guard arguments.count == 3 else {
      let count = alpha == nil ? count : count - 1
      throw error(
        "\(notation.name) takes 3 components and, after a slash, alpha; this one has \(count)",
        at: head.lowerBound..<token.range.upperBound)
    }
    if try accept(.slash) { alpha = try argument(of: notation) }
    try expectClose(head, else: "')' belongs here, at the end of \(notation.name)")
    if isLegacy { try checkLegacy(arguments, alpha: alpha, notation: notation) }
    return try color(notation, arguments, alpha: alpha)
  }

  private mutating func rejectRelative(in name: String) throws(ColorSyntaxError) {
    if token.kind == .identifier, isWord(token.range, "from") {
      throw error(
        "relative colors are not supported in \(name); write the components themselves",
        at: token.range)
    }
  }

  private mutating func argument(
    of notation: ColorNotation
  ) throws(ColorSyntaxError) -> Argument {
    let current = token
    switch current.kind {
    case .number, .percentage:
      try advance()
      return Argument(kind: current.kind, value: current.value, range: current.range)
    case .dimension:
      let degrees = try degrees(current)
      try advance()
      return Argument(kind: .dimension, value: degrees, range: current.range)
    case .identifier where isWord(current.range, "none"):
      try advance()
      return Argument(kind: .identifier, value: 0, range: current.range)
    case .function:
      let name = current.range.dropLast()
      if let reason = Self.functionReason(lowercased(name)) {
        throw error("'\(shown(name))()' \(reason)", at: name)
      }
      throw error(
        "'\(shown(current.range))' is not a component of \(notation.name)", at: current.range)
    case .end, .closeParenthesis, .comma, .slash:
      throw error("a component of \(notation.name) is missing here", at: current.range)
    default:
      throw error(
        "'\(shown(current.range))' is not a component of \(notation.name)", at: current.range)
    }
  }

  private func degrees(_ token: Token) throws(ColorSyntaxError) -> Double {
    let unit = token.unitStart..<token.range.upperBound
    switch lowercased(unit) {
    case "deg": return token.value
    case "grad": return token.value * 0.9
    case "rad": return token.value * 180 / .pi
    case "turn": return token.value * 360
    default:
      throw error(
        "'\(shown(unit))' is not a unit of an angle; those are deg, grad, rad and turn", at: unit)
    }
  }
}
