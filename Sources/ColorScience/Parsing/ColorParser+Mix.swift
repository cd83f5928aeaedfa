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
