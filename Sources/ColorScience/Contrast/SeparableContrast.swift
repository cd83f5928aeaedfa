/// The exact contrast interval of a translucent foreground (mark) on a translucent surface.
///
/// Both move with the backdrop. Luminances are sums over channels of functions of one component, so
/// N - T·D is minimized by channel, and Dinkelbach's iteration T ← N/D descends to the lowest
/// ratio.
struct SeparableContrast {
  private let channels: [ChannelBlend]

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

  var interval: ContrastInterval {
    let markOverSurface = leastMarkOverSurface
    let surfaceOverMark = leastSurfaceOverMark
    // If neither side is lighter over every backdrop, some backdrop makes them equal.
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

  /// Both luminances plus 0.05 over the backdrop that minimizes mark·L(g) + surface·L(c).
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

/// One channel of a translucent mark on a translucent surface: g = φf + (1-φ)c for c in a·b...a·b +
/// 1-a, which depends on the backdrop.
struct ChannelBlend {
  private let weight: Double
  private let painted: Double
  private let transparency: Double
  private let range: ClosedRange<Double>

  init(weight: Double, mark: Double, markAlpha: Double, surface: Double, surfaceAlpha: Double) {
    self.weight = weight
    painted = markAlpha * mark
    transparency = 1 - markAlpha
    let low = surfaceAlpha * surface
    range = low...(low + (1 - surfaceAlpha))
  }

  /// The weighted linear light of mark and surface that minimizes mark·lin(g) + surface·lin(c).
  func minimizer(mark: Double, surface: Double) -> (mark: Double, surface: Double) {
    var least = light(range.lowerBound)
    var leastValue = mark * least.mark + surface * least.surface
    for component in candidates(mark: mark, surface: surface) where range.contains(component) {
      let light = light(component)
      let value = mark * light.mark + surface * light.surface
      if value < leastValue {
        least = light
        leastValue = value
      }
    }
    return least
  }

  private func light(_ component: Double) -> (mark: Double, surface: Double) {
    let composite = painted + transparency * component
    return (
      weight * TransferCurve.linear(composite), weight * TransferCurve.linear(component)
    )
  }

  /// Every c that may be the minimum: the end, the transfer curve's kinks and the stationary points
  /// lin'(g)/lin'(c) = ρ of each pair of its segments.
  private func candidates(mark: Double, surface: Double) -> [Double] {
    var found = [range.upperBound]
    let slope = -surface / (mark * transparency)
    let stretch = slope > 0 ? CMath.power(slope, 1 / 1.4) : .nan
    // lin'(x) = 1/12.92 in the toe and 2.4/1.055·((|x|+0.055)/1.055)^1.4 beyond.
    let flat = CMath.power(1.055 / (12.92 * 2.4), 1 / 1.4) * 1.055
    let ends = [TransferCurve.toeEnd, TransferCurve.toeEnd.nextUp]
    for sign in range.lowerBound < 0 || painted < 0 ? [1.0, -1.0] : [1.0] {
      for end in ends {
        found.append(sign * end)
        found.append(surfaceComponent(of: sign * end))
      }
      guard slope > 0 else { continue }
      found.append(surfaceComponent(of: sign * (stretch * flat - 0.055)))
      found.append(sign * (flat / stretch - 0.055))
      for other in painted < 0 || range.lowerBound < 0 ? [1.0, -1.0] : [1.0] {
        found.append(
          (other * painted + 0.055 * (1 - stretch)) / (stretch * sign - other * transparency))
      }
    }
    return found
  }

  private func surfaceComponent(of composite: Double) -> Double {
    (composite - painted) / transparency
  }
}
