/// A way to write a color, for the parser, completion, schemas and documentation.
package struct ColorNotation: Sendable {
  /// A function in lower case and without parentheses, or a title.
  package let name: String
  package var aliases: [String] = []
  package let syntax: String
  /// One line without a full stop.
  package let summary: String
  package let example: String
  /// The words that one part of it is chosen from: spaces or names; empty where there is no such part.
  package var words: [String] = []
  /// nil if it is no function.
  var arguments: Arguments?

  package var isFunction: Bool { arguments != nil }

  enum Arguments {
    case components(CSSColor.Space, [LiteralForm.Component])
    /// One of `spaces`, three components and an alpha.
    case predefinedSpace
    case colors(Colors)
    /// `in`, a space to mix in and two colors with their shares.
    case mix
  }

  struct Colors {
    let count: Int
    /// The message for a missing comma or closing parenthesis.
    let mismatch: String
    var hasShares = false
    let make: @Sendable ([ColorExpression], [Double?]) -> ColorExpression
  }

  static let functions: [String: ColorNotation] = Dictionary(
    uniqueKeysWithValues: all.filter(\.isFunction).flatMap { row in
      ([row.name] + row.aliases).map { ($0, row) }
    })

  package static let functionNames: [String] =
    all.filter(\.isFunction).flatMap { [$0.name] + $0.aliases }

  static let spaces: [(name: String, space: CSSColor.Space)] = [
    ("srgb", .srgb), ("srgb-linear", .srgbLinear), ("display-p3", .displayP3),
    ("a98-rgb", .a98RGB), ("prophoto-rgb", .prophotoRGB), ("rec2020", .rec2020),
    ("xyz", .xyzD65), ("xyz-d50", .xyzD50), ("xyz-d65", .xyzD65),
  ]

  /// Functions in the order in which they are suggested.
  package static let all: [ColorNotation] = [
    ColorNotation(
      name: "hex", syntax: "#RGB, #RGBA, #RRGGBB or #RRGGBBAA",
      summary: "sRGB by hexadecimal digits", example: "#EA2E49"),
    ColorNotation(
      name: "rgb", aliases: ["rgba"], syntax: "rgb(red green blue / alpha)",
      summary: "sRGB by numbers of 0 to 255 or percentages", example: "rgb(234 46 73 / 80%)",
      arguments: .components(
        .rgb, [.value(divisor: 255), .value(divisor: 255), .value(divisor: 255)])),
    ColorNotation(
      name: "hsl", aliases: ["hsla"], syntax: "hsl(hue saturation lightness / alpha)",
      summary: "sRGB by a hue in degrees and percentages", example: "hsl(351 82% 55%)",
      arguments: .components(.hsl, [.hue, .nonNegative(divisor: 100), .value(divisor: 100)])),
    ColorNotation(
      name: "hwb", syntax: "hwb(hue whiteness blackness / alpha)",
      summary: "sRGB by a hue in degrees and percentages", example: "hwb(351 18% 8%)",
      arguments: .components(.hwb, [.hue, .value(divisor: 100), .value(divisor: 100)])),
    ColorNotation(
      name: "lab", syntax: "lab(lightness a b / alpha)",
      summary: "CIE Lab by a lightness of 0 to 100 and two axes of -125 to 125",
      example: "lab(52 69 34)",
      arguments: .components(.lab, [.value(whole: 100), .value(whole: 125), .value(whole: 125)])),
    ColorNotation(
      name: "lch", syntax: "lch(lightness chroma hue / alpha)",
      summary: "CIE Lab by a lightness of 0 to 100, a chroma of 0 to 150 and a hue in degrees",
      example: "lch(52 77 26)",
      arguments: .components(.lch, [.value(whole: 100), .nonNegative(whole: 150), .hue])),
    ColorNotation(
      name: "oklab", syntax: "oklab(lightness a b / alpha)",
      summary: "OKLab by a lightness of 0 to 1 and two axes of -0.4 to 0.4",
      example: "oklab(0.61 0.2 0.07)",
      arguments: .components(.oklab, [.value(), .value(whole: 0.4), .value(whole: 0.4)])),
    ColorNotation(
      name: "oklch", syntax: "oklch(lightness chroma hue / alpha)",
      summary: "OKLab by a lightness of 0 to 1, a chroma of 0 to 0.4 and a hue in degrees",
      example: "oklch(0.61 0.22 20)",
      arguments: .components(.oklch, [.value(), .nonNegative(whole: 0.4), .hue])),
    ColorNotation(
      name: "color", syntax: "color(space red green blue / alpha)",
      summary: "a color by its components of 0 to 1 in a space",
      example: "color(display-p3 0.85 0.26 0.3)", words: spaces.map(\.name),
      arguments: .predefinedSpace),
    ColorNotation(
      name: "light-dark", syntax: "light-dark(light, dark)",
      summary: "one color in light appearance and another in dark",
      example: "light-dark(#FFFFFF, #1C1C1E)",
      arguments: .colors(
        Colors(count: 2, mismatch: "light-dark() takes two colors, for light and for dark") {
          colors, _ in .lightDark(colors[0], colors[1])
        })),
    ColorNotation(
      name: "color-mix", syntax: "color-mix(in space, color share, color share)",
      summary: "two colors mixed by their shares, by default half each",
      example: "color-mix(in oklch, #EA2E49 30%, white)",
      words: MixSpace.allCases.map(\.rawValue),
      arguments: .mix),
    ColorNotation(
      name: "contrast-color", syntax: "contrast-color(background)",
      summary: "white or black: the one with more contrast",
      example: "contrast-color(#EA2E49)",
      arguments: .colors(
        Colors(count: 1, mismatch: "contrast-color() takes one color") { colors, _ in
          .contrastColor(colors[0])
        })),
    ColorNotation(
      name: "CSS name", syntax: "a CSS name", summary: "one of the 148 named colors of CSS",
      example: "rebeccapurple", words: CSSColor.names.keys.sorted()),
    ColorNotation(
      name: "transparent", syntax: "transparent", summary: "black of alpha 0",
      example: "transparent"),
    ColorNotation(
      name: "UIKit name", syntax: "a dot and a name of UIColor",
      summary: "a UIKit color, with the system's light, dark and high-contrast values",
      example: ".systemBlue", words: UIKitColor.names.map { "." + $0 }),
    ColorNotation(
      name: "palette reference", syntax: "{path.of.names} or {path.of.names} / alpha",
      summary: "a palette color, optionally with another alpha",
      example: "{brand.primary} / 60%"),
  ]
}

extension ColorNotation.Colors {
  init(mixIn space: MixSpace) {
    self.init(
      count: 2, mismatch: "color-mix() takes two colors: color-mix(in \(space.rawValue), a 30%, b)",
      hasShares: true
    ) { colors, shares in .mix(in: space, colors[0], shares[0], colors[1], shares[1]) }
  }
}
