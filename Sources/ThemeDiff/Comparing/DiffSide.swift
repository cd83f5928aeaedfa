package import ColorScience
package import ThemeModel

/// A version of a theme as far as it is compared.
package struct DiffSide: Sendable {
  package let manifest: Manifest
  /// The oldest iOS that the app runs on; nil where nothing says it, as in a manifest.
  package let deploymentTarget: DeploymentTarget?
  private let palette: [String: ColorVariants]

  package init(_ manifest: Manifest, deploymentTarget: DeploymentTarget? = nil) {
    self.manifest = manifest
    self.deploymentTarget = deploymentTarget
    palette = Dictionary(
      manifest.palette.map { ($0.name, $0.color) }, uniquingKeysWith: { first, _ in first })
  }

  package func color(_ value: Manifest.Value) -> ColorVariants? {
    switch value {
    case .reference(let name): palette[name]
    case .color(let color): ColorVariants(all: color)
    case .adaptive(let colors): colors
    case .word, .flag, .font, .number, .text, .gradient, .bar: nil
    }
  }

  /// The colors of a gradient, nil for a value that is none.
  func gradient(_ value: Manifest.Value?) -> ShownGradient? {
    guard case .gradient(let values, let direction)? = value else { return nil }
    return ShownGradient(colors: values.map { color($0) }, direction: direction)
  }

  /// A gradient as it is seen, whatever its colors are called.
  struct ShownGradient: Equatable {
    let colors: [ColorVariants?]
    let direction: GradientDirection
  }

  func text(_ value: Manifest.Value) -> String {
    switch value {
    case .reference(let name): name
    case .color(let color): color.cssText
    case .adaptive(let colors): Variant.text(colors)
    case .word(let word), .text(let word): word
    case .flag(let flag): "\(flag)"
    case .font(let font): font.text
    case .number(let number): "\(number)"
    case .gradient(let colors, let direction):
      "\(direction.rawValue) gradient of \(colors.map(text).joined(separator: ", "))"
    case .bar: "a look of its own"
    }
  }
}

extension Variant {
  /// The values of a color, those of variants that do not differ once.
  static func text(_ colors: ColorVariants) -> String {
    if colors.isUniform { return colors.light.cssText }
    var parts: [String] = []
    for variant in allCases {
      let isHigh = variant == .lightHighContrast || variant == .darkHighContrast
      let plain = variant.isDark ? colors.dark : colors.light
      if isHigh, colors[variant] == plain { continue }
      parts.append("\(variant.name) \(colors[variant].cssText)")
    }
    return parts.joined(separator: ", ")
  }
}

extension TitleFont {
  fileprivate var text: String {
    switch self {
    case .textStyle(let style, let weight, let design):
      ([style] + [weight, design].compactMap(\.self)).joined(separator: " ")
    case .system(let size, let weight, let design):
      (["\(size) points", weight] + [design].compactMap(\.self)).joined(separator: " ")
    case .named(let name, let size, _): "\(name), \(size) points"
    }
  }
}
