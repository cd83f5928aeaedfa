package import ColorScience

@usableFromInline package typealias ResolvedGradient = Gradient<ColorID>

extension ResolvedGradient {
  /// By WCAG, in the order of `Variant`.
  package struct Luminances: Sendable, Hashable {
    package let least: SIMD4<Double>
    package let greatest: SIMD4<Double>
  }

  /// Returns nil unless all colors are opaque and the same on every iOS.
  package func luminances(in table: ColorTable) -> Luminances? {
    guard colors.allSatisfy({ table.plainLuminances($0) != nil }) else { return nil }
    let isUniform = colors.allSatisfy { table.plainColor($0) != nil }
    let extremes = Variant.allCases.prefix(isUniform ? 1 : 4).map { variant in
      let range = self.colors(in: variant, table).luminances
      return (range.lowerBound, range.upperBound)
    }
    let at = { (index: Int) in extremes[min(index, extremes.count - 1)] }
    return Luminances(
      least: SIMD4(at(0).0, at(1).0, at(2).0, at(3).0),
      greatest: SIMD4(at(0).1, at(1).1, at(2).1, at(3).1))
  }

  package func colors(in variant: Variant, _ table: ColorTable) -> ColorGradient {
    ColorGradient(colors.map { table[$0, variant] })
  }
}
