package import ColorScience
package import ThemeModel

/// What the status bar draws in one variant on every OS of a deployment range.
package enum StatusBarInk {
  case ink(Ink)
  /// iOS 17 and later choose by what lies under the status bar.
  case adaptive
}

/// The status bar's ink for a style; `deploymentTarget` is the oldest iOS the app runs on.
///
/// `default` is dark on iOS 12, which has no dark interface; follows the interface style on iOS 13
/// to 16; adapts to the content from iOS 17 on.
package func statusBarInk(
  _ style: StatusBarStyle, in variant: Variant, deploymentTarget: DeploymentTarget
) -> StatusBarInk {
  switch style {
  case .darkContent: .ink(.blackGlyphs)
  case .lightContent: .ink(.whiteGlyphs)
  case .default where deploymentTarget.major >= 17: .adaptive
  case .default: .ink(variant.isDark ? .whiteGlyphs : .blackGlyphs)
  }
}

/// The style of a status bar that can be read best, with its worst contrast.
typealias BestStatusBarStyle = (style: StatusBarStyle, ratio: Double)

extension ContrastMeter {
  /// The style whose worst contrast over the variants is highest, with that contrast; an explicit one wins
  /// a tie.
  func bestStatusBarStyle(
    on grounds: [Ground], in variants: VariantSet, deploymentTarget: DeploymentTarget,
    colors: ColorTable
  ) -> BestStatusBarStyle {
    let candidates: [StatusBarStyle] = [.darkContent, .lightContent, .default]
    var best = StatusBarStyle.darkContent
    var bestRatio = 0.0
    for style in candidates {
      var ratio = Double.infinity
      for ground in grounds {
        for variant in variants.members {
          ratio = min(ratio, worst(style, ground, variant, deploymentTarget, colors))
        }
      }
      if ratio > bestRatio {
        bestRatio = ratio
        best = style
      }
    }
    return (best, bestRatio)
  }

  private func worst(
    _ style: StatusBarStyle, _ ground: Ground, _ variant: Variant,
    _ deploymentTarget: DeploymentTarget, _ colors: ColorTable
  ) -> Double {
    let black = { interval(of: .blackGlyphs, on: ground, in: variant, colors: colors).worst }
    let white = { interval(of: .whiteGlyphs, on: ground, in: variant, colors: colors).worst }
    return switch statusBarInk(style, in: variant, deploymentTarget: deploymentTarget) {
    case .ink(.blackGlyphs): black()
    case .ink: white()
    case .adaptive: max(black(), white())
    }
  }
}
