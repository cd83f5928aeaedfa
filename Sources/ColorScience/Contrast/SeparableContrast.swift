/// The exact contrast interval of a translucent foreground (mark) on a translucent surface.
///
/// Both move with the backdrop. Luminances are sums over channels, so N - T·D is minimized by
/// channel, and Dinkelbach's iteration T ← N/D descends to the lowest ratio.
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
    let (markOverSurface, surfaceOverMark) = (least(0), least(1))
    // If neither side is lighter over every backdrop, some backdrop makes them equal.
    return ContrastInterval(
      worst: Swift.max(1, markOverSurface, surfaceOverMark),
      best: Swift.max(1, 1 / markOverSurface, 1 / surfaceOverMark))
  }

  /// The least ratio of the mark, 0, or the surface, 1, to the other one, iterated until exact.
  private func least(_ side: Int) -> Double {
    let step = { (ratio: Double) in
      var factors = SIMD2(repeating: -ratio)
      factors[side] = 1
      // Both luminances plus 0.05 over the backdrop with the least sum by these factors.
      let light = channels.reduce(SIMD2(repeating: 0.05)) { $0 + $1.minimizer(factors) }
      return light[side] / light[1 - side]
    }
    var ratio = step(1)
    for _ in 0..<64 {
      let next = step(ratio)
      if next >= ratio { break }
      ratio = next
    }
    return ratio
  }
}

/// One channel: mark g = φf + (1-φ)c on surface c in a·b...a·b + 1-a, by the backdrop.
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

  /// The weighted linear light of both at the least factors.x·lin(g) + factors.y·lin(c).
  func minimizer(_ factors: SIMD2<Double>) -> SIMD2<Double> {
    var least = light(range.lowerBound)
    for component in candidates(factors) where range.contains(component) {
      let light = light(component)
      if (factors * light).sum() < (factors * least).sum() { least = light }
    }
    return least
  }

  private func light(_ component: Double) -> SIMD2<Double> {
    let composite = painted + transparency * component
    return weight * SIMD2(TransferCurve.linear(composite), TransferCurve.linear(component))
  }

  /// Every c that may give the least: ends, kinks of the transfer curve, and stationary points
  /// lin'(g)/lin'(c) = ρ of each pair of its segments.
  private func candidates(_ factors: SIMD2<Double>) -> [Double] {
    var found = [range.upperBound]
    let slope = -factors.y / (factors.x * transparency)
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
