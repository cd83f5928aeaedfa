import ColorScience

struct ColorEvaluator {
  let generation: UIKitGeneration
  private(set) var remark: ColorRemark?

  enum Result {
    case table(ColorID)
    case color(ResolvedColor)
  }

  /// One color for each variant, in its written color space.
  private typealias Values = [CSSColor]

  /// nil if `lookUp` reported a part.
  mutating func evaluate(
    _ expression: ColorExpression, lookUp: (String) -> ReferredColor?
  ) -> Result? {
    switch expression {
    case .reference(let path, alpha: nil):
      return lookUp(path).map { $0.input.member == nil ? .table($0.input.color) : .color($0.color) }
    case .uiKit(let color):
      return .color(ResolvedColor(color.variants(in: generation), symbol: color))
    case .color(let css):
      return .color(ResolvedColor(ColorVariants(all: mapped(css))))
    default:
      return values(expression, lookUp: lookUp).map { values in
        .color(ResolvedColor(ColorVariants { mapped(values[Int($0.rawValue)]) }))
      }
    }
  }

  private func values(
    _ expression: ColorExpression, lookUp: (String) -> ReferredColor?
  ) -> Values? {
    switch expression {
    case .color(let css): return [css, css, css, css]
    case .uiKit(let color):
      return Self.values(color.variants(in: generation))
    case .reference(let path, let alpha):
      guard let found = lookUp(path) else { return nil }
      var variants = found.color.variants
      if let alpha { variants = variants.map { $0.withAlpha(alpha) } }
      return Self.values(variants)
    case .lightDark(let light, let dark):
      let lights = values(light, lookUp: lookUp)
      let darks = values(dark, lookUp: lookUp)
      guard let lights, let darks else { return nil }
      return [lights[0], darks[1], lights[2], darks[3]]
    case .mix(let space, let first, let firstShare, let second, let secondShare):
      let firsts = values(first, lookUp: lookUp)
      let seconds = values(second, lookUp: lookUp)
      guard let firsts, let seconds else { return nil }
      let mixed = zip(firsts, seconds).compactMap {
        mix($0, firstShare, $1, secondShare, in: space)
      }
      return mixed.count == firsts.count ? mixed : nil
    case .contrastColor(let background):
      return values(background, lookUp: lookUp)?.map { value in
        CSSColor(contrastColor(resolved(value).color))
      }
    }
  }

  private static func values(_ variants: ColorVariants) -> Values {
    Variant.allCases.map { CSSColor(variants[$0]) }
  }

  /// The color in a space that UIKit supports; gamut mapping is reported.
  private mutating func mapped(_ css: CSSColor) -> Color {
    let (color, shift) = resolved(css)
    if let shift, remark == nil { remark = .outOfGamut(nearest: color, distance: shift) }
    return color
  }
}
