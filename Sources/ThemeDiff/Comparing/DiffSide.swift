import ColorScience
package import ThemeCompiler

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
      manifest.palette.map { ($0.name, $0.content) }, uniquingKeysWith: { first, _ in first })
  }

  /// The color that is seen, nil for a name that the palette has not.
  func color(_ color: ManifestColor) -> ColorVariants? {
    switch color {
    case .reference(let name): palette[name]
    case .color(let color): ColorVariants(all: color)
    case .adaptive(let colors): colors
    }
  }

  func color(_ value: ManifestBar.Value) -> ColorVariants? {
    if case .color(let color) = value { self.color(color) } else { nil }
  }

  /// A value of several colors as they are seen, whatever they are called; nil for any other.
  func shown(_ value: ManifestBar.Value?) -> ManifestBar.Value? {
    guard let value, let stops = value.stops else { return nil }
    return value.replacing(stops: stops.map { stop in color(stop).map { .adaptive($0) } ?? stop })
  }

  func text(_ value: ManifestBar.Value) -> String {
    switch value {
    case .color(let color): color.text
    case .text(let text): text
    case .flag(let flag): "\(flag)"
    case .font(let font): font.text
    case .number(let number): "\(number)"
    case .gradient(let gradient):
      "\(gradient.direction.rawValue) gradient of "
        + gradient.colors.map(\.text).joined(separator: ", ")
    case .state: "a look of its own"
    case .word(let word): word
    }
  }
}

extension ManifestColor {
  /// The color for people.
  fileprivate var text: String {
    switch self {
    case .reference(let name): name
    case .color(let color): color.cssText
    case .adaptive(let colors): Variant.text(colors)
    }
  }
}

extension Variant {
  /// The values of a color in some variants, those of variants that do not differ once.
  static func text(_ colors: ColorVariants, in variants: VariantSet = .all) -> String {
    let values = variants.members.map { colors[$0] }
    if let first = values.first, values.allSatisfy({ $0 == first }) { return first.cssText }
    var parts: [String] = []
    for variant in variants.members {
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
