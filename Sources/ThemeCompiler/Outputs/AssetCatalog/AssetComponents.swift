import ColorScience

/// A color's components: bytes if all are, otherwise decimals with a point to differ from bytes.
struct AssetComponents {
  let red: String
  let green: String
  let blue: String
  let alpha: String

  init(_ color: Color) {
    let components = [color.red, color.green, color.blue]
    let isBytes =
      color.colorSpace == .srgb && components.allSatisfy { ComponentText.byte($0) != nil }
    let texts = components.map { isBytes ? Self.hexadecimal($0) : Self.decimal($0) }
    (red, green, blue) = (texts[0], texts[1], texts[2])
    alpha = Self.decimal(color.alpha)
  }

  private static func hexadecimal(_ value: Double) -> String {
    let digits = String(ComponentText.byte(value) ?? 0, radix: 16, uppercase: true)
    return "0x" + (digits.count == 1 ? "0" + digits : digits)
  }

  /// At least three decimal places, as Xcode writes them.
  private static func decimal(_ value: Double) -> String {
    let text = value.description
    if let exponent = text.firstIndex(of: "e") {
      return small(text[..<exponent], Int(text[text.index(after: exponent)...]) ?? 0)
    }
    guard let point = text.firstIndex(of: ".") else { return "0.000" }
    let digits = text.distance(from: point, to: text.endIndex) - 1
    return text + String(repeating: "0", count: max(0, 3 - digits))
  }

  /// Writes a number without Swift's exponent; below 1e-20 there are only rounding errors.
  private static func small(_ mantissa: Substring, _ exponent: Int) -> String {
    guard (-20..<0).contains(exponent), mantissa.first != "-" else { return "0.000" }
    return "0." + String(repeating: "0", count: -exponent - 1) + mantissa.filter { $0 != "." }
  }
}
