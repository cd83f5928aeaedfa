/// Colors by Swift's initializers: `UIColor(red: 1, green: 0.5, blue: 0.2, alpha: 1)`, `Color("milk")`.
extension ForeignText {
  var asSwiftCall: ColorSyntaxError? {
    let literal = text.after("#colorLiteral")
    guard var inner = literal ?? swiftType?.rest else { return nil }
    inner = inner.after(".init") ?? inner
    guard inner.first == "(", inner.last == ")" else { return nil }
    let arguments = Self.arguments(inner.dropFirst().dropLast())
    if let name = Self.assetName(arguments) {
      return error(
        "'\(text)' looks up an asset; list its catalog under 'tokens' and write \"{\(name)}\"")
    }
    return swift(text, is: Self.color(arguments))
  }

  /// The name of the asset that a call looks up; nil for other calls.
  static func assetName(calledBy text: String) -> String? {
    guard let rest = ForeignText(Array(text.utf8)[...])?.swiftType?.rest, rest.first == "(",
      rest.last == ")"
    else { return nil }
    return assetName(arguments(rest.dropFirst().dropLast()))
  }

  /// An argument of a call, its label empty where it has none.
  private typealias Argument = (label: String, value: String)

  private static func assetName(_ arguments: [Argument]) -> String? {
    guard let first = arguments.first, ["", "named", "name"].contains(first.label),
      first.value.count > 2, let quote = first.value.first, "\"'".contains(quote),
      first.value.last == quote
    else { return nil }
    return String(first.value.dropFirst().dropLast())
  }

  /// The arguments of a call, without those that name a space.
  private static func arguments(_ text: Substring) -> [Argument] {
    text.split(separator: ",").map { part in
      let sides = part.split(separator: ":", maxSplits: 1).map { String($0.withoutBlanks) }
      return sides.count > 1 ? (sides[0], sides[1]) : ("", sides.first ?? "")
    }
  }

  /// The color of a call whose values are all written out; nil for any other.
  private static func color(_ arguments: [Argument]) -> String? {
    if arguments.count == 1 { return color(arguments[0]) }
    var arguments = arguments
    var space = "srgb"
    if let first = arguments.first, first.label.isEmpty {
      guard let known = spaces[first.value] else { return nil }
      space = known
      arguments.removeFirst()
    }
    if arguments.first?.label == "displayP3Red" { space = "display-p3" }
    let labels = arguments.map(\.label)
    let values = arguments.compactMap { value($0.value) }
    guard values.count == labels.count, values.allSatisfy({ $0 <= 1 }) else { return nil }
    var alpha = 1.0
    var components = values
    if labels.last == "alpha" || labels.last == "opacity" { alpha = components.removeLast() }
    let ending = alpha < 1 ? " / \(ForeignComponents.shown(alpha))" : ""
    let names = Array(labels.prefix(components.count))
    if names == ["white"] { components = [components[0], components[0], components[0]] }
    switch names {
    case ["hue", "saturation", "brightness"] where space == "srgb":
      return ForeignComponents.hsb(
        hue: components[0] * 360, components[1], components[2], alpha: alpha)
    case ["red", "green", "blue"], ["displayP3Red", "green", "blue"], ["white"]:
      guard space == "srgb" else {
        let parts = components.map(ForeignComponents.shown)
        return "color(\(space) \(parts.joined(separator: " "))\(ending))"
      }
      let steps = components.map { $0 * 255 }
      if alpha == 1, steps.allSatisfy({ abs($0 - $0.rounded()) < 1e-6 }) {
        return ForeignComponents.rgb(steps.map { ForeignComponents.shown($0) })
          ?? "rgb(\(components.map(ForeignComponents.percentage).joined(separator: " ")))"
      }
      return "rgb(\(components.map(ForeignComponents.percentage).joined(separator: " "))\(ending))"
    default: return nil
    }
  }

  /// The color of a call with one argument: `hex: 0xFFF8F0`, or a color within the call.
  private static func color(_ argument: Argument) -> String? {
    switch argument.label {
    case "hex", "rgb", "hexString":
      var digits = Substring(argument.value)
      if let quote = digits.first, quote == "\"" || quote == "'" {
        digits = digits.dropFirst().dropLast()
      }
      digits = digits.after("0x") ?? digits.after("#") ?? digits
      return digits.count == 6 ? "#" + digits.uppercased() : nil
    case "white": return color([argument, ("alpha", "1")])
    case "", "uiColor", "cgColor":
      return isColor(argument.value)
        ? argument.value : foreignColor(Array(argument.value.utf8)[...])?.suggestion
    default: return nil
    }
  }

  private static let spaces = [
    ".sRGB": "srgb", ".sRGBLinear": "srgb-linear", ".displayP3": "display-p3",
  ]

  /// A number of Swift, or a fraction of two: `248/255`.
  private static func value(_ text: String) -> Double? {
    let sides = text.split(separator: "/").map { String($0.withoutBlanks) }
    let numbers = sides.compactMap { $0.hasSuffix("%") ? nil : ForeignComponents.number($0) }
    guard numbers.count == sides.count else { return nil }
    switch numbers.count {
    case 1: return numbers[0]
    case 2 where numbers[1] > 0: return numbers[0] / numbers[1]
    default: return nil
    }
  }
}

/// The name of the asset that a call of Swift looks up, `UIColor(named: "milk")`; nil for any other text.
package func assetName(calledBy text: String) -> String? {
  ForeignText.assetName(calledBy: text)
}
