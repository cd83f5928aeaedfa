package import ColorScience

/// The status bar's color, nil if iOS chooses it: from iOS 17 on, `default` adapts to content.
package func statusBarInk(
  _ style: StatusBarStyle, in variant: Variant, deploymentTarget: DeploymentTarget
) -> Ink? {
  switch style {
  case .darkContent: .blackGlyphs
  case .lightContent: .whiteGlyphs
  case .default where deploymentTarget.major >= 17: nil
  case .default: variant.isDark ? .whiteGlyphs : .blackGlyphs
  }
}

typealias BestStatusBarStyle = (style: StatusBarStyle, ratio: Double)

extension ContrastMeter {
  /// The style with the highest worst contrast over the variants; the first in a tie.
  func bestStatusBarStyle(
    among styles: [StatusBarStyle] = [.darkContent, .lightContent, .default], on grounds: [Ground],
    in variants: VariantSet, deploymentTarget: DeploymentTarget, colors: ColorTable
  ) -> BestStatusBarStyle {
    var best = BestStatusBarStyle(.darkContent, 0)
    for style in styles {
      var ratio = Double.infinity
      for ground in grounds {
        for variant in variants.members {
          let ink = statusBarInk(style, in: variant, deploymentTarget: deploymentTarget)
          let inks = ink.map { [$0] } ?? [.blackGlyphs, .whiteGlyphs]
          let ratios = inks.map { interval(of: $0, on: ground, in: variant, colors: colors).worst }
          ratio = min(ratio, ratios.reduce(0, max))
        }
      }
      if ratio > best.ratio { best = (style, ratio) }
    }
    return best
  }
}
