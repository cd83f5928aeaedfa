import ColorScience
import OutputText

/// A color space of Design Tokens 2025.10 with the ranges of its components.
struct ColorSpaceRow {
  let name: String
  let space: CSSColor.Space
  let ranges: [Range]

  enum Range {
    case upTo(Double, isIncluded: Bool = true)
    case atLeastZero
    case any

    func contains(_ value: Double) -> Bool {
      switch self {
      case .upTo(let top, let isIncluded): value >= 0 && (value < top || isIncluded && value == top)
      case .atLeastZero: value >= 0
      case .any: true
      }
    }

    var text: String {
      switch self {
      case .upTo(let top, true): "0 to \(NumberText.shortest(top))"
      case .upTo(let top, false): "0 to less than \(NumberText.shortest(top))"
      case .atLeastZero: "0 or more"
      case .any: "a number"
      }
    }
  }

  static let all: [ColorSpaceRow] = [
    unit("srgb", .srgb), unit("srgb-linear", .srgbLinear), unit("display-p3", .displayP3),
    unit("a98-rgb", .a98RGB), unit("prophoto-rgb", .prophotoRGB), unit("rec2020", .rec2020),
    unit("xyz-d65", .xyzD65), unit("xyz-d50", .xyzD50),
    ColorSpaceRow(name: "hsl", space: .hsl, ranges: [hue, .upTo(100), .upTo(100)]),
    ColorSpaceRow(name: "hwb", space: .hwb, ranges: [hue, .upTo(100), .upTo(100)]),
    ColorSpaceRow(name: "lab", space: .lab, ranges: [.upTo(100), .any, .any]),
    ColorSpaceRow(name: "lch", space: .lch, ranges: [.upTo(100), .atLeastZero, hue]),
    ColorSpaceRow(name: "oklab", space: .oklab, ranges: [.upTo(1), .any, .any]),
    ColorSpaceRow(name: "oklch", space: .oklch, ranges: [.upTo(1), .atLeastZero, hue]),
  ]

  private static let hue = Range.upTo(360, isIncluded: false)

  private static func unit(_ name: String, _ space: CSSColor.Space) -> ColorSpaceRow {
    ColorSpaceRow(name: name, space: space, ranges: [.upTo(1), .upTo(1), .upTo(1)])
  }

  /// Divides components of a file: CSS stores percentages of HSL and HWB as fractions.
  var scale: SIMD3<Double> { space == .hsl || space == .hwb ? [1, 100, 100] : [1, 1, 1] }
}

extension CSSColor {
  var standardText: String {
    let row = ColorSpaceRow.all.first { $0.space == (space == .rgb ? .srgb : space) }
    let written = components * (row?.scale ?? [1, 1, 1])
    let numbers = [written.x, written.y, written.z].map { shortText($0) }
    let opacity = alpha < 1 ? ", \"alpha\": \(shortText(alpha))" : ""
    return "{ \"colorSpace\": \"\(row?.name ?? "srgb")\", \"components\": "
      + "[\(numbers.joined(separator: ", "))]\(opacity) }"
  }

  private func shortText(_ value: Double) -> String {
    NumberText.shortest((value * 10_000).rounded() / 10_000)
  }
}
