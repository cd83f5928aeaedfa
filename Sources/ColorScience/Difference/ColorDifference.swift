/// CIEDE2000 with white D50, the greater over black and over white; about 1 is just visible.
package func colorDifference(_ a: Color, _ b: Color) -> Double {
  if a == b { return 0 }
  guard a.alpha < 1 || b.alpha < 1 else { return deltaE2000(a.cieLab, b.cieLab) }
  return [Color.black, .white].map { backdrop in
    deltaE2000(
      a.composited(over: backdrop).cieLab, b.composited(over: backdrop).cieLab)
  }.reduce(0, Swift.max)
}

extension Color {
  package var isNearGray: Bool { oklch.y < 0.02 }

  /// True if both are gray, or neither is and their hues differ by at most 30°.
  package func sharesHue(with other: Color) -> Bool {
    guard !isNearGray, !other.isNearGray else { return isNearGray == other.isNearGray }
    let turn = abs(oklch.z - other.oklch.z)
    return min(turn, 360 - turn) <= 30
  }

  /// Lightness 0...100 and two opponent axes, white D50.
  fileprivate var cieLab: SIMD3<Double> {
    CIELab.fromXYZD50(
      Matrices.d50FromXYZ * (Matrices.xyzFromSRGB * linearSRGB))
  }
}

/// CIEDE2000 with all weights 1: Sharma, Wu and Dalal 2005, equations 2 to 22.
func deltaE2000(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Double {
  let meanChroma = (chroma(a) + chroma(b)) / 2
  let gray = 0.5 * (1 - weight(meanChroma))
  let first = Polar.fromRectangular(SIMD3(a.x, a.y * (1 + gray), a.z))
  let second = Polar.fromRectangular(SIMD3(b.x, b.y * (1 + gray), b.z))
  let hasHue = first.y * second.y != 0
  var turn = hasHue ? second.z - first.z : 0
  if turn > 180 { turn -= 360 }
  if turn < -180 { turn += 360 }
  let lightness = second.x - first.x
  let saturation = second.y - first.y
  let hue = 2 * (first.y * second.y).squareRoot() * sine(turn / 2)
  let middle = (first + second) / 2
  let meanHue = hasHue ? meanOfHues(first.z, second.z) : first.z + second.z

  let offset = (middle.x - 50) * (middle.x - 50)
  let lightnessScale = 1 + 0.015 * offset / (20 + offset).squareRoot()
  let chromaScale = 1 + 0.045 * middle.y
  let tone =
    1 - 0.17 * cosine(meanHue - 30) + 0.24 * cosine(2 * meanHue)
    + 0.32 * cosine(3 * meanHue + 6) - 0.20 * cosine(4 * meanHue - 63)
  let hueScale = 1 + 0.015 * middle.y * tone
  let distance = (meanHue - 275) / 25
  let rotation =
    -2 * weight(middle.y) * sine(60 * CMath.power(2.718281828459045, -distance * distance))

  let parts = SIMD3(lightness / lightnessScale, saturation / chromaScale, hue / hueScale)
  return ((parts * parts).sum() + rotation * parts.y * parts.z).squareRoot()
}

private func meanOfHues(_ a: Double, _ b: Double) -> Double {
  let sum = a + b
  guard abs(a - b) > 180 else { return sum / 2 }
  return sum < 360 ? (sum + 360) / 2 : (sum - 360) / 2
}

private func chroma(_ lab: SIMD3<Double>) -> Double {
  (lab.y * lab.y + lab.z * lab.z).squareRoot()
}

private func weight(_ chroma: Double) -> Double {
  let power = CMath.power(chroma, 7)
  return (power / (power + 6_103_515_625)).squareRoot()
}

private func sine(_ degrees: Double) -> Double { CMath.sine(degrees * .pi / 180) }

private func cosine(_ degrees: Double) -> Double { CMath.cosine(degrees * .pi / 180) }
