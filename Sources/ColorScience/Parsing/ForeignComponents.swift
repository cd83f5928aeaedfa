import OutputText

/// Components as design tools, Swift and JSON write them: `{ r: 255, g: 248, b: 240 }`.
package enum ForeignComponents: CaseIterable {
  case rgb, hsl, hsb

  private var names: [[String]] {
    switch self {
    case .rgb: [["r", "red"], ["g", "green"], ["b", "blue"]]
    case .hsl: [["h", "hue"], ["s", "saturation"], ["l", "lightness", "luminance"]]
    case .hsb: [["h", "hue"], ["s", "saturation"], ["b", "v", "brightness", "value"]]
    }
  }

  /// Keys of a whole color in other formats.
  private static let wholes = [
    "hex", "value", "$value", "color", "colour", "rgb", "rgba", "hexcode", "code",
  ]

  /// The message about a mapping that is a color elsewhere; nil for other mappings.
  package static func color(
    _ entries: [(key: String, value: String)]
  ) -> (message: String, color: String?)? {
    if entries.count == 1, wholes.contains(entries[0].key.lowercased()) {
      let (key, value) = entries[0]
      let color = ColorScience.color(meantBy: value) ?? ColorScience.color(meantBy: "#" + value)
      return ("write the color alone, without '\(key)'" + advice(color), color)
    }
    for model in allCases {
      guard let values = model.ordered(entries), !values.map(number).contains(nil) else { continue }
      let color = model.css(values)
      let function = model == .rgb ? "rgb()" : "hsl()"
      return ("color components belong in \(function)" + advice(color), color)
    }
    return nil
  }

  package static func color(_ values: [String]) -> (message: String, color: String?)? {
    rgb(values, "write color components as rgb(…) or as hex")
  }

  static func rgb(_ values: [String], _ message: String) -> (message: String, color: String?)? {
    guard (3...4).contains(values.count), !values.map(number).contains(nil) else { return nil }
    let color = rgb.css(values)
    return (message + advice(color), color)
  }

  static func advice(_ color: String?) -> String { color.map { "; write \"\($0)\"" } ?? "" }

  /// The values of the components in order, then of alpha, if any; nil if there are other keys.
  func ordered<Value>(_ entries: [(key: String, value: Value)]) -> [Value]? {
    let values = (names + [["a", "alpha", "opacity"]]).map { names in
      entries.filter { names.contains($0.key.lowercased()) }.map(\.value)
    }
    let isColor = values.dropLast().allSatisfy { $0.count == 1 } && values[3].count <= 1
    return isColor && entries.count == 3 + values[3].count ? values.flatMap(\.self) : nil
  }

  /// An unsigned number or a percentage, divided by 100; nil for other texts.
  static func number(_ text: String) -> Double? {
    let isPercentage = text.utf8.last == UInt8(ascii: "%")
    let digits = isPercentage ? text.dropLast() : text[...]
    guard digits.utf8.allSatisfy("0123456789.".utf8.contains), let number = Double(digits) else {
      return nil
    }
    return isPercentage ? number / 100 : number
  }

  /// The color of numbers: rgb 0...255, or 0...1 with a point, hues in degrees; nil if uncertain.
  func css(_ values: [String]) -> String? {
    var parts = values.compactMap(Self.number)
    guard parts.count == values.count, parts.count > 2 else { return nil }
    let signs = values[..<3].joined().filter { ".%".contains($0) }
    if self != .rgb {
      let isOfHundred = !signs.contains("%") && max(parts[1], parts[2]) > 1
      parts[0] /= 360
      for index in 1...2 where isOfHundred { parts[index] /= 100 }
    } else if signs.isEmpty {
      guard parts[..<3].contains(where: { $0 > 1 }) || parts[..<3] == [0, 0, 0] else { return nil }
      for index in 0...2 { parts[index] /= 255 }
    }
    return css(parts)
  }

  /// The color of components and an alpha of 0...1, hues in turns; nil if out of range.
  func css(_ parts: [Double], in space: String = "srgb") -> String? {
    guard (3...4).contains(parts.count), parts.allSatisfy((0...1).contains) else { return nil }
    let (a, b, c, alpha) = (parts[0], parts[1], parts[2], parts.count > 3 ? parts[3] : 1)
    let ending = alpha < 1 ? " / \(Self.shown(alpha)))" : ")"
    let written = { (values: [String]) in values.joined(separator: " ") + ending }
    switch self {
    case .rgb where space != "srgb": return "color(\(space) " + written([a, b, c].map(Self.shown))
    case .rgb:
      let steps = [a, b, c].map { $0 * 255 }
      let isWhole = steps.allSatisfy { abs($0 - $0.rounded()) < 1e-6 }
      if isWhole, alpha == 1 { return Color(red: a, green: b, blue: c, alpha: 1).hex }
      return "rgb(" + written(isWhole ? steps.map(Self.shown) : [a, b, c].map(Self.percentage))
    case .hsl where space == "srgb":
      return "hsl(" + written([Self.shown(a * 360), Self.percentage(b), Self.percentage(c)])
    case .hsb where space == "srgb":
      // Both models describe one hexcone; its lightness is V · (1 − S/2).
      let lightness = c * (1 - b / 2)
      let room = min(lightness, 1 - lightness)
      return Self.hsl.css([a, room > 0 ? min((c - lightness) / room, 1) : 0, lightness, alpha])
    default: return nil
    }
  }

  static func percentage(_ part: Double) -> String { shown(part * 100) + "%" }

  private static func shown(_ number: Double) -> String { NumberText.rounded(number, to: 4) }
}
