import OutputText

/// The syntax of a function of three components.
struct LiteralForm {
  enum Component {
    /// A number that is divided by `divisor`, or a percentage of `whole`.
    case value(divisor: Double = 1, whole: Double = 1)
    /// As `value`, with negative ones read as 0.
    case nonNegative(divisor: Double = 1, whole: Double = 1)
    /// A number of degrees or an angle.
    case hue
  }

  let name: String
  let space: CSSColor.Space
  let components: [Component]

  /// True for `rgb()` and `hsl()`, which have an older form with commas.
  var takesCommas: Bool { space == .rgb || space == .hsl }
}

extension ColorParser {
  mutating func predefinedColor(head: Range<Int>) throws(ColorSyntaxError) -> CSSColor {
    try rejectRelative(in: "color()")
    let space = token
    guard space.kind == .identifier else {
      throw error("color() starts with a color space such as 'display-p3'", at: space.range)
    }
    let name = lowercased(space.range)
    guard let found = ColorNotation.spaces.first(where: { $0.name == name }) else {
      throw error(
        unknown: "color() knows no space '\(shown(space.range))'", nearest: text(space.range),
        among: ColorNotation.spaces.map(\.name), at: space.range)
    }
    try advance()
    let components = [LiteralForm.Component](repeating: .value(), count: 3)
    return try literal(
      LiteralForm(name: "color()", space: found.space, components: components), head: head)
  }

  mutating func literal(
    _ form: LiteralForm, head: Range<Int>
  ) throws(ColorSyntaxError) -> CSSColor {
    try rejectRelative(in: form.name)
    var arguments: [Token] = []
    if token.kind != .closeParenthesis, token.kind != .slash {
      arguments.append(try argument(of: form))
    }
    let isLegacy = token.kind == .comma && !arguments.isEmpty
    if isLegacy, !form.takesCommas {
      throw error("\(form.name) separates components by spaces, not commas", at: token.range)
    }
    while token.kind != .closeParenthesis, token.kind != .slash || isLegacy {
      if token.kind == .end { throw unclosed(head) }
      if isLegacy {
        try expectComma(orFail: "a comma belongs between all components or between none")
      }
      arguments.append(try argument(of: form))
    }
    var alpha = isLegacy && arguments.count == 4 ? arguments.removeLast() : nil
    guard arguments.count == 3 else {
      let count = arguments.count
      throw error(
        "\(form.name) takes 3 components and, after a slash, alpha; this one has \(count)",
        at: head.lowerBound..<token.range.upperBound)
    }
    if try accept(.slash) { alpha = try argument(of: form) }
    let end = token.range.upperBound
    try expectClose(head, orFail: "')' belongs here, at the end of \(form.name)")
    if isLegacy { try checkLegacy(arguments, alpha: alpha, form: form) }
    let color = try color(form, arguments, alpha: alpha)
    noteFractions(in: form, arguments, alpha: alpha, head.lowerBound..<end)
    if let alpha { noteAlpha(alpha) }
    return color
  }

  private mutating func rejectRelative(in name: String) throws(ColorSyntaxError) {
    if token.kind == .identifier, lowercased(token.range) == "from" {
      throw error(
        "relative colors are not supported in \(name); write the components themselves",
        at: token.range)
    }
  }

  /// Consumes a number, a percentage, a dimension, with its value in degrees, or `none`.
  private mutating func argument(of form: LiteralForm) throws(ColorSyntaxError) -> Token {
    let current = token
    switch current.kind {
    case .number, .percentage, .dimension: break
    case .identifier where lowercased(current.range) == "none": break
    case .end, .closeParenthesis, .comma, .slash:
      throw error("a component of \(form.name) is missing here", at: current.range)
    case .function:
      try rejectForeign(current.range.dropLast())
      fallthrough
    default:
      throw error(
        "'\(shown(current.range))' is not a component of \(form.name)", at: current.range)
    }
    var argument = current
    if current.kind == .dimension { argument.value = try degrees(current) }
    try advance()
    return argument
  }

  private func degrees(_ token: Token) throws(ColorSyntaxError) -> Double {
    let unit = token.unitStart..<token.range.upperBound
    let degrees = ["deg": 1, "grad": 0.9, "rad": 180 / .pi, "turn": 360]
    guard let scale = degrees[lowercased(unit)] else {
      throw error(
        "'\(shown(unit))' is not a unit of an angle; those are deg, grad, rad and turn", at: unit)
    }
    return token.value * scale
  }
}

extension Token {
  fileprivate var isNone: Bool { kind == .identifier }
}

extension ColorParser {
  private func color(
    _ form: LiteralForm, _ arguments: [Token], alpha: Token?
  ) throws(ColorSyntaxError) -> CSSColor {
    var color = CSSColor(form.space, SIMD3(repeating: 0))
    for (index, argument) in arguments.enumerated() {
      if argument.isNone { color.missing.insert(.component(index)) }
      color.components[index] = try value(argument, as: form.components[index], of: form)
    }
    if let alpha {
      if alpha.isNone { color.missing.insert(.alpha) }
      color.alpha = alpha.isNone ? 0 : try opacity(alpha)
    }
    return color
  }

  /// Throws if the form with commas mixes kinds or uses syntax of the form with spaces.
  private func checkLegacy(
    _ arguments: [Token], alpha: Token?, form: LiteralForm
  ) throws(ColorSyntaxError) {
    for argument in arguments + (alpha.map { [$0] } ?? []) where argument.isNone {
      throw error("'none' needs the form of \(form.name) without commas", at: argument.range)
    }
    let (kind, kinds) =
      form.space == .rgb
      ? (arguments[0].kind, "all numbers or all percentages")
      : (.percentage, "percentages for saturation and lightness")
    for argument in arguments.dropFirst() where argument.kind != kind {
      throw error("\(form.name) with commas takes \(kinds)", at: argument.range)
    }
  }

  private func value(
    _ argument: Token, as component: LiteralForm.Component, of form: LiteralForm
  ) throws(ColorSyntaxError) -> Double {
    switch component {
    case .hue:
      if argument.kind == .percentage {
        throw error("a hue is a number of degrees or an angle", at: argument.range)
      }
      return argument.value
    case .value(let divisor, let whole), .nonNegative(let divisor, let whole):
      if argument.kind == .dimension {
        throw error(
          "this component of \(form.name) is a number or a percentage", at: argument.range)
      }
      let isPercentage = argument.kind == .percentage
      let value = isPercentage ? argument.value * whole / 100 : argument.value / divisor
      if case .nonNegative = component { return Swift.max(0, value) }
      return value
    }
  }

  /// The alpha of a token, 0...1; `subject` begins the message about any other token.
  func opacity(_ token: Token, _ subject: String = "alpha") throws(ColorSyntaxError) -> Double {
    guard token.kind == .number || token.kind == .percentage else {
      throw error("\(subject) is a number or a percentage", at: token.range)
    }
    let value = token.kind == .percentage ? token.value / 100 : token.value
    return Swift.max(0, Swift.min(1, value))
  }

  func hexColor(_ range: Range<Int>) throws(ColorSyntaxError) -> CSSColor {
    if let color = Color(hexDigits: bytes[range]) { return CSSColor(color) }
    let digits = bytes[range].dropFirst()
    if let stray = digits.firstIndex(where: { $0.hexValue == nil }) {
      var end = stray + 1
      while end < range.upperBound, bytes[end] & 0xC0 == 0x80 { end += 1 }
      throw error(
        "'\(shown(stray..<end))' is not a hexadecimal digit; digits are 0-9 and A-F",
        at: stray..<end)
    }
    throw error(
      "a hex color has 3, 4, 6 or 8 digits; this one has \(digits.count)", at: range)
  }

  func rejectHexWithoutHash() throws(ColorSyntaxError) {
    let whole = bytes.trimmed
    let hasPrefix = whole.starts(with: [0x30, 0x58]) || whole.starts(with: [0x30, 0x78])
    let digits = whole.dropFirst(hasPrefix ? 2 : 0)
    guard Color(hexWithoutHash: digits) != nil else { return }
    let hex = "#" + String(decoding: digits, as: UTF8.self)
    // Digits alone may be a number, and eight behind '0x' have their alpha first elsewhere.
    let isSure = digits.contains { !$0.isDigit } && (!hasPrefix || digits.count < 8)
    throw error(
      "a hex color starts with '#'; write \"\(hex)\"", at: whole.startIndex..<whole.endIndex,
      replacement: hex, isExact: isSure)
  }
}
