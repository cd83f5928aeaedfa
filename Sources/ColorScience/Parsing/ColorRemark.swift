import OutputText

/// A reason that a color, though read, may not be the intended one.
package struct ColorRemark: Sendable, Hashable {
  package enum Kind: Sendable {
    /// A name that CSS and UIKit define differently; CSS's value is used.
    case ambiguousName
    /// A notation that probably means another color.
    case suspiciousNotation
    /// Moved into the gamut of displays.
    case outOfGamut
  }

  package let kind: Kind
  package let message: String
  /// The affected bytes of the string, counted from 0; nil for all of them.
  package let part: Range<Int>?
  /// Texts for that part, one for each possible meaning.
  package let replacements: [String]
}

extension ColorRemark {
  /// A color outside of Display P3, and its distance to the nearest one in OKLab.
  package static func outOfGamut(nearest color: Color, distance: Double) -> ColorRemark {
    // From 100 on, the exact distance is irrelevant.
    let shift =
      distance < 0.001
      ? "less than 0.001" : distance < 100 ? NumberText.decimals(distance, 3) : "more than 100"
    return ColorRemark(
      kind: .outOfGamut,
      message: "color is outside Display P3; \(color.hex) is the nearest with its hue, ΔE OK "
        + "\(shift) away", part: nil, replacements: [])
  }

  /// `#AARRGGBB` of a translucent white or of a black; nil for any other text.
  ///
  /// In CSS those are opaque tints of cyan and reds of which nothing is seen. Cyan itself, `#00FFFFFF`, is written.
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
  /// Notes a name without a dot if UIKit has it for another color.
  mutating func noteClash(_ range: Range<Int>, css: CSSColor, uiKitName: String?) {
    guard let uiKitName, let other = UIKitColor.classic[uiKitName],
      other.components != css.components
    else { return }
    let hex = Color(.srgb, css.components, alpha: css.alpha).hex
    // Percentages tell colors apart that differ by less than a step of 8 bits.
    let percentages = ForeignComponents.rgb.css([other.red, other.green, other.blue])
    let uiKit = other.hex == hex ? percentages ?? hex : other.hex
    note(
      .ambiguousName, "'\(text(range))' is \(hex) in CSS and \(uiKit) in UIKit; read as CSS", range,
      [hex, ".\(uiKitName)"])
  }

  /// Notes components of 0 to 1 where CSS counts them to 255 or to 100; `range` is that of the function.
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
  mutating func noteAlpha(_ kind: Token.Kind, _ value: Double, _ range: Range<Int>) {
    // 100 percent and 255 of 255 are opaque, as they are read.
    guard kind == .number, value >= 2, value < 255, value != 100 else { return }
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
