import OutputText

/// Colors made of components, as design tools, Swift and JSON write them: `{ r: 255, g: 248, b: 240 }`.
package enum ForeignComponents {
  /// Why a mapping of keys and values is no color in a theme, and what to write instead; nil for a mapping
  /// of anything else than the components of one color.
  package static func color(
    _ entries: [(key: String, value: String)]
  ) -> (message: String, color: String?)? {
    let keys = entries.map { $0.key.lowercased() }
    if entries.count == 1, let key = keys.first, wholes.contains(key) {
      let value = entries[0].value
      let color =
        ForeignText.isColor(value)
        ? value : foreignColor(Array(value.utf8)[...])?.suggestion ?? hex(value)
      return ("write the color alone, without '\(entries[0].key)'" + advice(color), color)
    }
    for row in rows {
      guard let values = row.values(entries, keys) else { continue }
      let color = row.make(values).flatMap { ForeignText.isColor($0) ? $0 : nil }
      return ("color components belong in \(row.function)" + advice(color), color)
    }
    return nil
  }

  /// Why a list of values is no color in a theme, and what to write instead; nil for a list of anything
  /// else than components.
  package static func color(_ values: [String]) -> (message: String, color: String?)? {
    guard (3...4).contains(values.count), values.allSatisfy({ number($0) != nil }) else {
      return nil
    }
    let color = rgb(values)
    return ("write color components as rgb(…) or as hex" + advice(color), color)
  }

  private static func advice(_ color: String?) -> String {
    color.map { "; write \"\($0)\"" } ?? ""
  }

  /// Keys under which other formats have a whole color.
  private static let wholes: Set<String> = [
    "hex", "value", "$value", "color", "colour", "rgb", "rgba", "hexcode", "code",
  ]

  /// Hexadecimal digits with their `#`.
  private static func hex(_ digits: String) -> String? {
    let color = "#" + digits
    return ForeignText.isColor(color) ? color : nil
  }

  /// The names of some components, and the function of CSS that has them.
  private struct Row: Sendable {
    /// The names of each of the three components.
    let names: [Set<String>]
    let function: String
    let make: @Sendable ([String]) -> String?

    /// The values of the components in their order, and the alpha where there is one; nil where other
    /// keys are among them or a value is no number.
    func values(_ entries: [(key: String, value: String)], _ keys: [String]) -> [String]? {
      var values = [String?](repeating: nil, count: 4)
      for (entry, key) in zip(entries, keys) {
        guard number(entry.value) != nil,
          let index = (names + [alphas]).firstIndex(where: { $0.contains(key) }),
          values[index] == nil
        else { return nil }
        values[index] = entry.value
      }
      return values.prefix(3).contains(nil) ? nil : values.compactMap { $0 }
    }
  }

  private static let alphas: Set<String> = ["a", "alpha", "opacity"]

  private static let rows = [
    Row(names: [["r", "red"], ["g", "green"], ["b", "blue"]], function: "rgb()", make: rgb),
    Row(
      names: [["h", "hue"], ["s", "saturation"], ["l", "lightness", "luminance"]],
      function: "hsl()", make: hsl),
    Row(
      names: [["h", "hue"], ["s", "saturation"], ["b", "v", "brightness", "value"]],
      function: "hsl()", make: hsb),
  ]
}

extension ForeignComponents {
  /// The number that a text is, 0.5 for `50%` too; nil for any other text.
  static func number(_ text: String) -> Double? {
    let isPercentage = text.hasSuffix("%")
    let digits = isPercentage ? String(text.dropLast()) : text
    guard !digits.isEmpty, digits.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == ".") }),
      let value = Double(digits)
    else { return nil }
    return isPercentage ? value / 100 : value
  }

  /// The color of red, green, blue and maybe alpha; nil where it is not sure what they are parts of.
  ///
  /// Whole numbers are steps of 255, numbers with a point parts of 1.
  static func rgb(_ values: [String]) -> String? {
    guard let parts = numbers(values) else { return nil }
    let color = parts.prefix(3)
    let isWhole = values.prefix(3).allSatisfy { !$0.contains(".") && !$0.contains("%") }
    let alpha = parts.count > 3 ? parts[3] : 1
    guard alpha <= 1 else { return nil }
    let ending = alpha < 1 ? " / \(shown(alpha))" : ""
    if isWhole, color.allSatisfy({ $0 <= 255 }),
      color.contains(where: { $0 > 1 }) || color.max() == 0
    {
      let steps = color.map { UInt8($0) }
      guard alpha == 1 else {
        return "rgb(\(steps.map { String($0) }.joined(separator: " "))\(ending))"
      }
      return "#"
        + steps.map { byte in
          let digits = String(byte, radix: 16, uppercase: true)
          return digits.utf8.count < 2 ? "0" + digits : digits
        }.joined()
    }
    guard !isWhole, color.allSatisfy({ $0 <= 1 }) else { return nil }
    return "rgb(\(color.map(percentage).joined(separator: " "))\(ending))"
  }

  /// The color of a hue in degrees, a saturation, a lightness and maybe an alpha.
  static func hsl(_ values: [String]) -> String? {
    hueColor(values).map { hsl($0.hue, $0.parts[0], $0.parts[1], alpha: $0.alpha) }
  }

  /// The color of a hue in degrees, a saturation, a brightness and maybe an alpha.
  static func hsb(_ values: [String]) -> String? {
    guard let (hue, parts, alpha) = hueColor(values) else { return nil }
    return hsb(hue: hue, parts[0], parts[1], alpha: alpha)
  }

  /// The color of a hue in degrees, and of saturation and brightness of 0...1.
  ///
  /// Both models describe one hexcone: its lightness is V · (1 − S/2).
  static func hsb(hue: Double, _ saturation: Double, _ brightness: Double, alpha: Double) -> String
  {
    let lightness = brightness * (1 - saturation / 2)
    let room = min(lightness, 1 - lightness)
    return hsl(hue, room > 0 ? (brightness - lightness) / room : 0, lightness, alpha: alpha)
  }

  private static func hsl(
    _ hue: Double, _ saturation: Double, _ lightness: Double, alpha: Double
  ) -> String {
    let ending = alpha < 1 ? " / \(shown(alpha))" : ""
    return "hsl(\(shown(hue)) \(percentage(saturation)) \(percentage(lightness))\(ending))"
  }

  /// A hue and two parts of 0...1, which may be percentages or numbers up to 100.
  private static func hueColor(
    _ values: [String]
  ) -> (hue: Double, parts: [Double], alpha: Double)? {
    guard let numbers = numbers(values), numbers[0] <= 360 else { return nil }
    var parts = Array(numbers[1...2])
    if !values[1...2].contains(where: { $0.contains("%") }), parts.contains(where: { $0 > 1 }) {
      parts = parts.map { $0 / 100 }
    }
    let alpha = numbers.count > 3 ? numbers[3] : 1
    guard parts.allSatisfy({ $0 <= 1 }), alpha <= 1 else { return nil }
    return (numbers[0], parts, alpha)
  }

  private static func numbers(_ values: [String]) -> [Double]? {
    let numbers = values.compactMap(number)
    return numbers.count == values.count && (3...4).contains(numbers.count) ? numbers : nil
  }

  /// A part of 1 in percent.
  static func percentage(_ part: Double) -> String { shown(part * 100) + "%" }

  /// A number with four decimals at most.
  static func shown(_ number: Double) -> String {
    NumberText.shortest((number * 10_000).rounded() / 10_000)
  }
}
