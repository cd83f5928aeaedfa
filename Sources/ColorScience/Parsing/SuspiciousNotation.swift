/// A part of a color string that CSS reads otherwise than those mean who write it.
package struct SuspiciousNotation: Sendable, Hashable {
  /// A phrase that ends in the replacement.
  package let message: String
  /// The offset of its first byte within the string, and its length.
  package let offset: Int
  package let count: Int
  package let replacement: String

  /// `#AARRGGBB` of a translucent white or of a black; nil for any other text.
  ///
  /// In CSS those are opaque tints of cyan and reds of which nothing is seen. Cyan itself, `#00FFFFFF`, is written.
  package static func hex(_ bytes: ArraySlice<UInt8>, at offset: Int = 0) -> SuspiciousNotation? {
    guard bytes.count == 9, bytes.first == UInt8(ascii: "#") else { return nil }
    let digits = String(decoding: bytes.dropFirst(), as: UTF8.self).uppercased()
    let (alpha, color) = (digits.prefix(2), digits.dropFirst(2))
    let isWhite = color == "FFFFFF" && alpha != "FF" && alpha != "00"
    guard isWhite || color == "000000" && alpha != "00" else { return nil }
    return SuspiciousNotation(
      message: "is this #AARRGGBB? CSS writes #\(color)\(alpha)", offset: offset, count: 9,
      replacement: "#\(color)\(alpha)")
  }
}

extension ColorParser {
  /// Notes components of 0 to 1 where CSS counts them to 255 or to 100; `range` is that of the function.
  mutating func noteFractions(
    in form: LiteralForm, _ arguments: [Token], alpha: Token?, _ range: Range<Int>
  ) {
    guard form.space == .rgb || form.space == .hsl else { return }
    let hue = arguments.prefix(form.space == .hsl ? 1 : 0).map { text($0.range) }
    let fractions = arguments.dropFirst(hue.count)
    let hasPoint = fractions.contains { bytes[$0.range].contains(UInt8(ascii: ".")) }
    guard hasPoint, fractions.allSatisfy({ $0.kind == .number && $0.value <= 1 }),
      fractions.contains(where: { $0.value > 0 })
    else { return }
    let parts = hue + fractions.map { ForeignComponents.percentage($0.value) }
    let opacity = alpha.map { " / \(text($0.range))" } ?? ""
    let replacement = "\(form.name.dropLast())\(parts.joined(separator: " "))\(opacity))"
    note("components of 0 to 1? write \(replacement)", range, replacement)
  }

  /// Notes an alpha that is cut to 1, though percent or a byte are meant.
  mutating func noteAlpha(_ kind: Token.Kind, _ value: Double, _ range: Range<Int>) {
    // 100 percent and 255 of 255 are opaque, as they are read.
    guard kind == .number, value >= 2, value < 255, value != 100 else { return }
    let share = value < 100 ? value / 100 : (value / 2.55).rounded() / 100
    let replacement = ForeignComponents.percentage(share)
    note("alpha \(text(range)) is opaque; write \(replacement)", range, replacement)
  }

  private mutating func note(_ message: String, _ range: Range<Int>, _ replacement: String) {
    suspicious.append(
      SuspiciousNotation(
        message: message, offset: range.lowerBound - bytes.startIndex, count: range.count,
        replacement: replacement))
  }
}
