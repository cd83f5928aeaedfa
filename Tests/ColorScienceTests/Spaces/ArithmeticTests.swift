import Testing

@testable import ColorScience

@Suite("Arithmetic of colors")
struct ArithmeticTests {
  @Test("cube roots keep the sign, and angles go all around")
  func functions() {
    #expect(CMath.cubeRoot(-8) == -2)
    #expect(isClose(CMath.angle(y: 0, x: -1), .pi))
    #expect(isClose(CMath.angle(y: -1, x: 0), -.pi / 2))
    #expect(isClose(CMath.cosine(.pi / 3), 0.5) && isClose(CMath.sine(.pi / 6), 0.5))
  }

  @Test("bisection ends at the first number that passes, from either side")
  func bisection() {
    #expect(bisected(from: 0, to: 2) { $0 * $0 >= 2 } == 1.4142135623730951)
    let down = bisected(from: 2, to: 0) { $0 * $0 <= 2 }
    #expect(down * down <= 2 && down.nextUp * down.nextUp > 2)
    let near = bisected(from: 0, to: 1, within: 0.01) { $0 >= 0.3 }
    #expect(near >= 0.3 && near < 0.31)
  }

  @Test("a matrix is applied by rows")
  func matrix() {
    let matrix = Matrix3(SIMD3(1, 2, 3), SIMD3(4, 5, 6), SIMD3(7, 8, 9))
    #expect(matrix * SIMD3(1, 10, 100) == SIMD3(321, 654, 987))
  }

  @Test("noise at 0, 1 and between equal components goes away, and nothing else")
  func noise() {
    #expect(SIMD3(1e-9, 1 - 1e-9, 0.5).withoutNoise(1e-6) == SIMD3(0, 1, 0.5))
    #expect(SIMD3(0.3, 0.3 + 1e-9, 0.3).withoutNoise(1e-6) == SIMD3(repeating: 0.3 + 1e-9))
    #expect(SIMD3(0.1, 0.2, 0.3).withoutNoise(1e-6) == SIMD3(0.1, 0.2, 0.3))
  }

  @Test("the unit cube has its faces, with a tolerance beyond them")
  func cube() {
    #expect(SIMD3(0.0, 1, 0.5).isInUnitCube())
    #expect(!SIMD3(0, 1.001, 0).isInUnitCube() && SIMD3(0, 1.001, 0).isInUnitCube(tolerance: 0.01))
    #expect(SIMD3(-1, 2, 0.5).clampedToUnitCube == SIMD3(0, 1, 0.5))
    #expect(SIMD3(1.0, 2, 2).distance(to: SIMD3(0, 0, 0)) == 3)
  }

  @Test("a remainder is never negative")
  func remainder() {
    #expect((-30.0).remainder(inPeriod: 360) == 330)
    #expect(720.0.remainder(inPeriod: 360) == 0)
    #expect(5.5.remainder(inPeriod: 2) == 1.5)
  }
}
