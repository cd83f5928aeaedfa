import OutputText

/// What is wrong with a text that is a color in another language: Swift, the numbers of design tools, a
/// word processor's quotes; nil where nothing is known of it.
package func foreignColor(_ bytes: ArraySlice<UInt8>) -> ColorSyntaxError? {
  guard let text = ForeignText(bytes), !text.text.isEmpty else { return nil }
  return readers.lazy.compactMap { $0(text) }.first
}

/// How other languages are read, the surest signs first.
private let readers: [@Sendable (ForeignText) -> ColorSyntaxError?] = [
  { $0.inQuotes }, { $0.withUnusualBlanks }, { $0.withEndOfStatement }, { $0.asNumber },
  { $0.asBareComponents }, { $0.asHSB }, { $0.asSwiftCall }, { $0.asSwiftName },
]

extension ForeignText {
  /// “#FFF8F0”, or quotes within those of the file.
  fileprivate var inQuotes: ColorSyntaxError? {
    if let inner = TypographicQuotes.stripped(String(text)) {
      let isFirst = text.first.map { TypographicQuotes.contains($0) } ?? false
      let mark = isFirst ? text.prefix(1) : text.suffix(1)
      return error(
        "'\(mark)' is a typographic quote; quotes of a theme are straight", at: mark,
        writing: Self.repaired(inner))
    }
    guard let first = text.first, text.count > 1, "\"'`".contains(first), text.last == first else {
      return nil
    }
    return error(
      "quotes go around the whole color, not inside it", at: text.prefix(1),
      writing: Self.repaired(String(text.dropFirst().dropLast())))
  }

  /// A color with a no-break space or the like in it.
  fileprivate var withUnusualBlanks: ColorSyntaxError? {
    let scalars = whole.unicodeScalars
    guard let place = scalars.firstIndex(where: { UnusualBlank($0.value) != nil }),
      let blank = UnusualBlank(scalars[place].value)
    else { return nil }
    let replaced = UnusualBlank.replaced(in: whole)
    return error(
      blank.advice, at: whole[place..<scalars.index(after: place)],
      writing: Self.repaired(String(Substring(replaced).withoutBlanks)))
  }

  /// `#FFF8F0;` as code of CSS ends.
  fileprivate var withEndOfStatement: ColorSyntaxError? {
    guard let last = text.last, last == ";" || last == "," else { return nil }
    let color = String(text.dropLast().withoutBlanks)
    guard Self.isColor(color) else { return nil }
    return error("'\(last)' follows the end of the color", at: text.suffix(1), writing: color)
  }

  /// `16775408`, the number that hexadecimal digits are.
  ///
  /// Seven digits are no hex color, and eight of this size are the number of one rather than eight
  /// hexadecimal digits of which none is a letter.
  fileprivate var asNumber: ColorSyntaxError? {
    guard text.allSatisfy({ $0.isASCII && $0.isNumber }), (7...10).contains(text.count),
      let value = UInt64(text)
    else { return nil }
    guard value <= 0xFF_FFFF, text.first != "0" else {
      guard text.count > 8, value <= 0xFFFF_FFFF else { return nil }
      return error("'\(text)' is a number; write its hexadecimal digits behind '#'")
    }
    let digits = String(value, radix: 16, uppercase: true)
    let hex = "#" + String(repeating: "0", count: 6 - digits.count) + digits
    return error("'\(text)' is a number, which is \(hex) in hexadecimal", writing: hex)
  }

  /// `255, 248, 240`, in parentheses or without.
  fileprivate var asBareComponents: ColorSyntaxError? {
    var inner = text
    if inner.first == "(", inner.last == ")" { inner = inner.dropFirst().dropLast() }
    let values = inner.split { $0 == "," || $0 == " " }.map(String.init)
    guard (3...4).contains(values.count),
      values.allSatisfy({ ForeignComponents.number($0) != nil })
    else { return nil }
    let color = ForeignComponents.rgb(values)
    return error(
      "write components as rgb(…)" + (color.map { "; write \"\($0)\"" } ?? ""), writing: color)
  }

  /// `hsb(20, 50%, 50%)` or `hsv()`, which CSS has not.
  fileprivate var asHSB: ColorSyntaxError? {
    let name = text.leadingName
    guard ["hsb", "hsv", "hsba", "hsva"].contains(name.lowercased()), text.last == ")",
      text.dropFirst(name.count).first == "("
    else { return nil }
    let inner = text.dropFirst(name.count + 1).dropLast()
    let values = inner.split { $0 == "," || $0 == " " || $0 == "/" }.map(String.init)
    let color = ForeignComponents.hsb(values)
    return error(
      "CSS has no '\(name)()', whose brightness is not the lightness of hsl()"
        + (color.map { "; write \"\($0)\"" } ?? ""), at: name,
      writing: color)
  }

  /// What to write in place of a text: itself where it is a color, else what its own error offers.
  private static func repaired(_ text: String) -> String? {
    if isColor(text) { return text }
    return foreignColor(Array(text.utf8)[...])?.suggestion
  }
}
