/// How a color function of CSS Color 4 reads its three components.
struct ColorNotation {
  /// What one component may be and what its number and its 100 % mean.
  enum Component {
    /// A number that is divided by `divisor`, or a percentage of `whole`.
    case value(divisor: Double = 1, whole: Double = 1)
    /// As `value`, with negative ones read as 0.
    case nonNegative(divisor: Double = 1, whole: Double = 1)
    /// A number of degrees or an angle.
    case hue
  }

  /// The name in messages, with parentheses.
  let name: String
  /// The space of the color.
  let space: CSSColor.Space
  /// The three components.
  let components: [Component]
  /// Whether the form with commas exists.
  var hasLegacyForm = false

  /// The notation of a function name in lower case; nil for any other function, `color` included.
  static func named(_ lowercased: String) -> ColorNotation? {
    switch lowercased {
    case "rgb", "rgba":
      let code = Component.value(divisor: 255)
      return ColorNotation(
        name: "rgb()", space: .rgb, components: [code, code, code], hasLegacyForm: true)
    case "hsl", "hsla":
      return ColorNotation(
        name: "hsl()", space: .hsl,
        components: [.hue, .nonNegative(divisor: 100), .value(divisor: 100)], hasLegacyForm: true)
    case "hwb":
      return ColorNotation(
        name: "hwb()", space: .hwb,
        components: [.hue, .value(divisor: 100), .value(divisor: 100)])
    case "lab":
      return ColorNotation(
        name: "lab()", space: .lab,
        components: [.value(whole: 100), .value(whole: 125), .value(whole: 125)])
    case "lch":
      return ColorNotation(
        name: "lch()", space: .lch,
        components: [.value(whole: 100), .nonNegative(whole: 150), .hue])
    case "oklab":
      return ColorNotation(
        name: "oklab()", space: .oklab,
        components: [.value(), .value(whole: 0.4), .value(whole: 0.4)])
    case "oklch":
      return ColorNotation(
        name: "oklch()", space: .oklch,
        components: [.value(), .nonNegative(whole: 0.4), .hue])
    default: return nil
    }
  }

  /// The notation of `color()` in a space; nil for a space CSS does not predefine.
  static func color(space lowercased: String) -> ColorNotation? {
    guard let space = predefinedSpaces.first(where: { $0.name == lowercased })?.space else {
      return nil
    }
    return ColorNotation(
      name: "color()", space: space, components: [.value(), .value(), .value()])
  }

  /// The spaces of `color()`, CSS Color 4 §10.
  static let predefinedSpaces: [(name: String, space: CSSColor.Space)] = [
    ("srgb", .srgb), ("srgb-linear", .srgbLinear), ("display-p3", .displayP3),
    ("a98-rgb", .a98RGB), ("prophoto-rgb", .prophotoRGB), ("rec2020", .rec2020),
    ("xyz", .xyzD65), ("xyz-d50", .xyzD50), ("xyz-d65", .xyzD65),
  ]
}
