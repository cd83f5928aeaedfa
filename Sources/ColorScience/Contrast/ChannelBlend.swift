/// One channel of a translucent mark on a translucent surface: g = φf + (1-φ)c over all c of
/// a·b...a·b + 1-a, where the backdrop component moves c.
struct ChannelBlend {
  private let weight: Double
  private let painted: Double
  private let transparency: Double
  private let range: ClosedRange<Double>

  /// The channel with this luminance weight and these gamma-encoded components.
  init(weight: Double, mark: Double, markAlpha: Double, surface: Double, surfaceAlpha: Double) {
    self.weight = weight
    painted = markAlpha * mark
    transparency = 1 - markAlpha
    let low = surfaceAlpha * surface
    range = low...(low + (1 - surfaceAlpha))
  }

  /// The weighted linear light of mark and surface where mark·lin(g) + surface·lin(c) is least.
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

  /// Every c where the objective can be least: the end, the kinks of the transfer curve and the
  /// stationary points lin'(g)/lin'(c) = ρ of each pair of its segments.
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

  /// The c that makes g this component.
  private func surfaceComponent(of composite: Double) -> Double {
    (composite - painted) / transparency
  }
}
