internal import ColorScience

/// The colors of bars out of a brand's, as lists in the order of `Variant`: dark and high-contrast ones keep its hue.
struct BrandColors {
  /// Behind the navigation bar: in light the brand itself, or its nearest shade that titles can be read on.
  let bar: [Color]
  /// What is written on it in light and in dark: black or white.
  let onBar: [Color]
  /// Behind toolbars and tab bars.
  let paper: [Color]
  /// Buttons and the selected tab: the brand itself, or its nearest shade that can be read.
  let link: [Color]
  /// Tabs that are not selected.
  let faded: [Color]

  /// The contrast of text in each variant: WCAG's AA, and AAA with increased contrast.
  static let ratios = [4.5, 4.5, 7, 7]

  init(_ brand: Color) {
    let chroma = brand.oklch.y
    func neutrals(_ lightness: [Double], chroma least: Double) -> [Color] {
      lightness.map { brand.shade(lightness: $0, chroma: min(chroma, least), in: .srgb) }
    }
    let paper = neutrals([0.975, 0.21, 1, 0], chroma: 0.007)
    let faded = zip(neutrals([0.57, 0.57, 0.57, 0.57], chroma: 0.012), paper).enumerated().map {
      Self.readable($1.0, on: [$1.1], ratio: Self.ratios[$0])
    }
    let (light, ink) = Self.bar(brand)
    let dark = brand.shade(lightness: min(light.oklch.x, 0.23), chroma: min(chroma, 0.05))
    let darkBar = light.oklch.x < 0.23 ? light : dark
    let lightHighContrast = Self.background(light, under: ink, ratio: Self.ratios[2])
    bar = [light, darkBar, lightHighContrast, darkBar]
    onBar = [ink, .white]
    var link: [Color] = []
    for index in paper.indices {
      // With increased contrast it is no less than without.
      let near = index < 2 ? brand : link[index - 2]
      let grounds = index % 2 == 0 ? [paper[index]] : [paper[index], darkBar]
      let known = index < 2 ? 0 : grounds.map { contrastRatio(near, $0) }.min() ?? 0
      link.append(
        Self.link(
          near, chroma: max(chroma, min(2 * chroma, 0.12)), on: grounds, beside: faded[index],
          ratio: max(Self.ratios[index], known)))
    }
    self.paper = paper
    self.link = link
    self.faded = faded
  }

  /// The navigation bar's background in light and what is written on it, white rather than black where both need
  /// little change.
  private static func bar(_ brand: Color) -> (background: Color, ink: Color) {
    let white = background(brand, under: .white, ratio: ratios[0])
    if colorDifference(brand, white) < 8 { return (white, .white) }
    return (background(brand, under: .black, ratio: ratios[0]), .black)
  }

  /// The nearest shade of a background on which a color can be read.
  private static func background(_ color: Color, under ink: Color, ratio: Double) -> Color {
    nearestColors(to: color, passing: [backgroundTest(under: ink, ratio: ratio)]).first ?? color
  }

  /// The nearest shade of a color that can be read on some backgrounds.
  private static func readable(_ color: Color, on grounds: [Color], ratio: Double) -> Color {
    let tests = grounds.map { foregroundTest(on: $0, ratio: ratio) }
    return nearestColors(to: color, passing: tests).first ?? color
  }

  /// The color, or its nearest shade of a chroma that can be read on some backgrounds and be told from another color.
  private static func link(
    _ color: Color, chroma: Double, on grounds: [Color], beside other: Color, ratio: Double
  ) -> Color {
    func isReadable(_ color: Color) -> Bool {
      grounds.allSatisfy { foregroundTest(on: $0, ratio: ratio)(color) }
        && color.isDistinct(from: other)
    }
    if isReadable(color) { return color }
    let near = color.shade(lightness: color.oklch.x, chroma: chroma)
    let shade = readable(near, on: grounds, ratio: ratio)
    if isReadable(shade) { return shade }
    let isDark = grounds[0].oklch.x < 0.5
    let steps = stride(from: shade.oklch.x, through: isDark ? 1 : 0, by: isDark ? 0.01 : -0.01)
    return steps.lazy.map { color.shade(lightness: $0, chroma: chroma) }
      .first(where: isReadable) ?? (isDark ? .white : .black)
  }
}

extension Color {
  /// Whether people with any vision tell the color from another one; grays need more difference.
  fileprivate func isDistinct(from other: Color) -> Bool {
    deltaEOK(self, other) >= 0.28 - 1.8 * min(oklch.y, 0.1)
      && ColorVision.allCases.allSatisfy { deltaEOK(seen(with: $0), other.seen(with: $0)) >= 0.06 }
  }
}
