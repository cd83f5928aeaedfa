import OutputText

extension Color {
  package enum WrittenForm: String, CaseIterable, Sendable {
    case hex, rgb, hsl, lch, oklch
    case displayP3 = "display-p3"
  }

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

  /// The color to 8 bits or a tenth of their step; nil for wide colors in sRGB notations.
  package func text(as form: WrittenForm) -> String? {
    let css = CSSColor(self)
    let isWide = colorSpace == .displayP3 && !srgb.isInUnitCube(tolerance: 1e-4)
    let opacity = alpha < 1 ? " / \(NumberText.rounded(alpha, to: 3))" : ""
    func function(
      _ name: String, _ components: SIMD3<Double>, _ decimals: [Int],
      _ units: [String] = ["", "", ""]
    ) -> String {
      let parts = (0..<3).map { NumberText.rounded(components[$0], to: decimals[$0]) + units[$0] }
      return "\(name)\(parts.joined(separator: " "))\(opacity))"
    }
    switch form {
    case .hex: return isWide ? nil : hex
    case .rgb: return isWide ? nil : function("rgb(", srgb * 255, [0, 0, 0])
    case .hsl:
      return isWide
        ? nil : function("hsl(", css.hsl * SIMD3(1, 100, 100), [1, 1, 1], ["", "%", "%"])
    case .lch:
      var lch = css.lch
      if lch.y < 0.02 { lch.z = 0 }
      return function("lch(", lch, [2, 2, 2])
    case .oklch:
      var lch = css.oklch * SIMD3(100, 1, 1)
      if lch.y < 0.0005 { lch.z = 0 }
      return function("oklch(", lch, [2, 4, 2], ["%", "", ""])
    case .displayP3: return function("color(display-p3 ", displayP3, [4, 4, 4])
    }
  }
}
