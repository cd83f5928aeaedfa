import OutputText

extension Color {
  package enum WrittenForm: String, CaseIterable, Sendable {
    case hex, rgb, hsl, lch, oklch
    case displayP3 = "display-p3"
  }

  /// The form that a literal is written in; nil for what is no literal and for other forms.
  package static func form(of expression: ColorExpression, _ text: String) -> WrittenForm? {
    guard case .color(let css) = expression else { return nil }
    switch css.space {
    case .rgb:
      let first = text.drop { $0 == " " }.first
      return first == "#" ? .hex : text.contains("(") ? .rgb : nil
    case .hsl: return .hsl
    case .lch: return .lch
    case .oklch: return .oklch
    case .displayP3: return .displayP3
    default: return nil
    }
  }

  /// The color as a theme writes it in a form; nil where the form has no such color: hexadecimal digits,
  /// `rgb()` and `hsl()` are of sRGB.
  ///
  /// Components are rounded to what 8 bits tell apart: hexadecimal codes, else about a tenth of a step.
  package func text(as form: WrittenForm) -> String? {
    let css = CSSColor(self)
    let isWide = colorSpace == .displayP3 && !srgb.isInUnitCube(tolerance: 1e-4)
    let opacity = alpha < 1 ? " / \(Self.number(alpha, 3))" : ""
    func function(_ name: String, _ parts: [String]) -> String {
      "\(name)(\(parts.joined(separator: " "))\(opacity))"
    }
    switch form {
    case .hex: return isWide ? nil : hex
    case .rgb:
      guard !isWide else { return nil }
      let codes = srgb * 255
      return function("rgb", [codes.x, codes.y, codes.z].map { Self.number($0, 0) })
    case .hsl:
      guard !isWide else { return nil }
      let hsl = css.hsl
      return function(
        "hsl",
        [
          Self.number(hsl.x, 1), "\(Self.number(hsl.y * 100, 1))%",
          "\(Self.number(hsl.z * 100, 1))%",
        ])
    case .lch:
      let lch = css.lch
      return function("lch", [lch.x, lch.y, lch.y < 0.02 ? 0 : lch.z].map { Self.number($0, 2) })
    case .oklch:
      let lch = css.oklch
      return function(
        "oklch",
        [
          "\(Self.number(lch.x * 100, 2))%", Self.number(lch.y, 4),
          Self.number(lch.y < 0.0005 ? 0 : lch.z, 2),
        ])
    case .displayP3:
      let wide = displayP3
      return function(
        "color", ["display-p3"] + [wide.x, wide.y, wide.z].map { Self.number($0, 4) })
    }
  }

  private static func number(_ value: Double, _ decimals: Int) -> String {
    var text = NumberText.decimals(abs(value) < 1e-9 ? 0 : value, max(decimals, 1))
    if decimals == 0 { text = NumberText.shortest(value.rounded(.toNearestOrAwayFromZero)) }
    while text.contains("."), text.last == "0" || text.last == "." {
      let isPoint = text.last == "."
      text.removeLast()
      if isPoint { break }
    }
    return text == "-0" ? "0" : text
  }
}
