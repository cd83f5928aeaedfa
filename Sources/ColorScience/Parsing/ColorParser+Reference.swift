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
