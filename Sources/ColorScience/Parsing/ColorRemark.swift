import OutputText

/// A reason that a color, though read, may not be the intended one.
package struct ColorRemark: Sendable, Hashable {
  package enum Kind: Sendable {
    /// CSS and UIKit define the name differently; CSS's value is used.
    case ambiguousName
    /// The notation probably means another color.
    case suspiciousNotation
    case outOfGamut
  }

  package let kind: Kind
  package let message: String
  /// The affected bytes of the string, counted from 0; nil for all of them.
  package let part: Range<Int>?
  /// One for each possible meaning of the part.
  package let replacements: [String]
}

extension ColorRemark {
  /// `distance` is ΔE OK to the nearest color of Display P3.
  package static func outOfGamut(nearest color: Color, distance: Double) -> ColorRemark {
    let shift =
      distance < 0.001
      ? "less than 0.001" : distance < 100 ? NumberText.decimals(distance, 3) : "more than 100"
    return ColorRemark(
      kind: .outOfGamut,
      message: "color is outside Display P3; \(color.hex) is the nearest with its hue, ΔE OK "
        + "\(shift) away", part: nil, replacements: [])
  }

  /// `#AARRGGBB` of a translucent white or a black, unlikely as `#RRGGBBAA`; nil for other texts.
  package static func hex(_ bytes: ArraySlice<UInt8>, at offset: Int = 0) -> ColorRemark? {
    guard bytes.count == 9, bytes.first == UInt8(ascii: "#") else { return nil }
    let digits = String(decoding: bytes.dropFirst(), as: UTF8.self).uppercased()
    let (alpha, color) = (digits.prefix(2), digits.dropFirst(2))
    let isWhite = color == "FFFFFF" && alpha != "FF" && alpha != "00"
    guard isWhite || color == "000000" && alpha != "00" else { return nil }
    return ColorRemark(
      kind: .suspiciousNotation, message: "is this #AARRGGBB? CSS writes #\(color)\(alpha)",
      part: offset..<offset + 9, replacements: ["#\(color)\(alpha)"])
  }
}

extension ColorParser {
  /// Notes a name without a dot that UIKit defines differently.
  mutating func noteClash(_ range: Range<Int>, css: CSSColor, uiKitName: String?) {
    guard let uiKitName, let other = UIKitColor.classic[uiKitName],
      other.components != css.components
    else { return }
    let hex = Color(.srgb, css.components, alpha: css.alpha).hex
    // Percentages distinguish colors that differ by less than an 8-bit step.
    let percentages = ForeignComponents.rgb.css([other.red, other.green, other.blue])
    let uiKit = other.hex == hex ? percentages ?? hex : other.hex
    note(
      .ambiguousName, "'\(text(range))' is \(hex) in CSS and \(uiKit) in UIKit; read as CSS", range,
      [hex, ".\(uiKitName)"])
  }

  /// Notes components of 0...1 that CSS reads as parts of 255 or 100; `range` is the function's.
  mutating func noteFractions(
    in form: LiteralForm, _ arguments: [Token], alpha: Token?, _ range: Range<Int>
  ) {
    guard form.takesCommas else { return }
    let hue = arguments.prefix(form.space == .hsl ? 1 : 0).map { text($0.range) }
    let fractions = arguments.dropFirst(hue.count)
    let hasPoint = fractions.contains { bytes[$0.range].contains(UInt8(ascii: ".")) }
    guard hasPoint, fractions.allSatisfy({ $0.kind == .number && $0.value <= 1 }),
      fractions.contains(where: { $0.value > 0 })
    else { return }
    let parts = hue + fractions.map { ForeignComponents.percentage($0.value) }
    let opacity = alpha.map { " / \(text($0.range))" } ?? ""
    let replacement = "\(form.name.dropLast())\(parts.joined(separator: " "))\(opacity))"
    note(
      .suspiciousNotation, "components of 0 to 1? write \(replacement)", range, [replacement])
  }

  /// Notes an alpha that is cut to 1, though percent or a byte are meant.
  mutating func noteAlpha(_ alpha: Token) {
    let (value, range) = (alpha.value, alpha.range)
    // 100 percent and 255 of 255 are opaque, as they are read.
    guard alpha.kind == .number, value >= 2, value < 255, value != 100 else { return }
    let share = value < 100 ? value / 100 : (value / 2.55).rounded() / 100
    let replacement = ForeignComponents.percentage(share)
    note(
      .suspiciousNotation, "alpha \(text(range)) is opaque; write \(replacement)", range,
      [replacement])
  }

  private mutating func note(
    _ kind: ColorRemark.Kind, _ message: String, _ range: Range<Int>, _ replacements: [String]
  ) {
    let start = range.lowerBound - bytes.startIndex
    remarks.append(
      ColorRemark(
        kind: kind, message: message, part: start..<start + range.count,
        replacements: replacements))
  }
}
