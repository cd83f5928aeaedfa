import OutputText

/// A part of a color string that CSS reads otherwise than those mean who write it.
package struct SuspiciousNotation: Sendable, Hashable {
  /// A phrase that ends in what to write.
  package let message: String
  /// The offset of its first byte within the string, and its length.
  package let offset: Int
  package let count: Int
  /// What stands for it in what is probably meant.
  package let replacement: String

  /// `#AARRGGBB` of a translucent white or of a black; nil for any other text.
  ///
  /// In CSS those are opaque tints of cyan and reds of which nothing is seen. Cyan itself, `#00FFFFFF`, is written.
  package static func hex(_ bytes: ArraySlice<UInt8>) -> SuspiciousNotation? {
    guard bytes.count == 9, bytes.first == UInt8(ascii: "#") else { return nil }
    let digits = String(decoding: bytes.dropFirst(), as: UTF8.self).uppercased()
    let (alpha, color) = (digits.prefix(2), digits.dropFirst(2))
    let isWhite = color == "FFFFFF" && alpha != "FF" && alpha != "00"
    guard isWhite || color == "000000" && alpha != "00" else { return nil }
    let replacement = "#\(color)\(alpha)"
    return SuspiciousNotation(
      message: "is this #AARRGGBB? CSS writes \(replacement)", offset: 0, count: bytes.count,
      replacement: replacement)
  }

  /// The same in a longer string, before which there are so many bytes.
  func moved(by bytes: Int) -> SuspiciousNotation {
    SuspiciousNotation(
      message: message, offset: offset + bytes, count: count, replacement: replacement)
  }
}

extension ColorParser {
  /// Notes components of 0 to 1 where CSS counts them to 255 or to 100; `range` is that of the function.
  mutating func noteFractions(
    in form: LiteralForm, _ arguments: [Token], alpha: Token?, _ range: Range<Int>
  ) {
    let first: Int
    switch form.space {
    case .rgb: first = 0
    case .hsl: first = 1
    default: return
    }
    let fractions = arguments[first...]
    let isOne = { (argument: Token) in argument.kind == .number && argument.value <= 1 }
    let hasPoint = fractions.contains { bytes[$0.range].contains(UInt8(ascii: ".")) }
    guard fractions.allSatisfy(isOne), hasPoint, fractions.contains(where: { $0.value > 0 }) else {
      return
    }
    let parts = arguments[..<first].map { text($0.range) } + fractions.map { percentage($0.value) }
    let opacity = alpha.map { " / \(text($0.range))" } ?? ""
    let replacement = "\(form.name.dropLast())\(parts.joined(separator: " "))\(opacity))"
    note("components of 0 to 1? write \(replacement)", range, replacement)
  }

  /// Notes an alpha that is cut to 1, though percent or a byte are meant.
  mutating func noteAlpha(_ kind: Token.Kind, _ value: Double, _ range: Range<Int>) {
    // 100 percent and 255 of 255 are opaque, as they are read.
    guard kind == .number, value >= 2, value < 255, value != 100 else { return }
    let share = value < 100 ? value / 100 : (value / 2.55).rounded() / 100
    let replacement = percentage(share)
    note("alpha \(text(range)) is opaque; write \(replacement)", range, replacement)
  }

  private mutating func note(_ message: String, _ range: Range<Int>, _ replacement: String) {
    suspicious.append(
      SuspiciousNotation(
        message: message, offset: range.lowerBound - bytes.startIndex, count: range.count,
        replacement: replacement))
  }

  /// A share of 1 in percent, with four decimals at most.
  private func percentage(_ share: Double) -> String {
    NumberText.shortest((share * 1_000_000).rounded() / 10_000) + "%"
  }
}
