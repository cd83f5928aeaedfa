/// The exact contrast interval of a translucent foreground on a translucent background.
///
/// Mark and surface both move with the backdrop. Their luminances are sums over the channels of
/// functions of one component each, so N - T·D is minimized channel by channel, and Dinkelbach's
/// iteration T ← N/D descends to the least ratio.
struct SeparableContrast {
  private let channels: [ChannelBlend]

  /// The pair over every backdrop of the sRGB cube.
  init(_ foreground: Color, on background: Color) {
    let mark = foreground.srgb
    let surface = background.srgb
    channels = (0..<3).map { index in
      ChannelBlend(
        weight: Color.luminanceWeights[index],
        mark: mark[index], markAlpha: foreground.alpha,
        surface: surface[index], surfaceAlpha: background.alpha)
    }
  }

  /// The least and the greatest ratio.
  var interval: ContrastInterval {
    let markOverSurface = leastMarkOverSurface
    let surfaceOverMark = leastSurfaceOverMark
    // Where neither side is lighter over every backdrop, some backdrop makes them equal.
    return ContrastInterval(
      worst: Swift.max(1, markOverSurface, surfaceOverMark),
      best: Swift.max(1, 1 / markOverSurface, 1 / surfaceOverMark))
  }

  private var leastMarkOverSurface: Double {
    descend { ratio in
      let light = minimizer(mark: 1, surface: -ratio)
      return light.mark / light.surface
    }
  }

  private var leastSurfaceOverMark: Double {
    descend { ratio in
      let light = minimizer(mark: -ratio, surface: 1)
      return light.surface / light.mark
    }
  }

  /// Dinkelbach's iteration from the ratio 1; after the first step it falls until it is exact.
  private func descend(_ step: (Double) -> Double) -> Double {
    var ratio = step(1)
    for _ in 0..<64 {
      let next = step(ratio)
      if next >= ratio { break }
      ratio = next
    }
    return ratio
  }

  /// Both luminances plus 0.05 over the backdrop where mark·L(g) + surface·L(c) is least.
  private func minimizer(mark: Double, surface: Double) -> (mark: Double, surface: Double) {
    var light = (mark: 0.05, surface: 0.05)
    for channel in channels {
      let least = channel.minimizer(mark: mark, surface: surface)
      light.mark += least.mark
      light.surface += least.surface
    }
    return light
  }
}
