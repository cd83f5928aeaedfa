import Testing

@testable import ColorScience

@Suite("CIE Lab and OKLab")
struct LabTests {
  @Test("OKLab of white and of red is that of its author, and goes back")
  func oklab() {
    #expect(
      OKLab.fromLMS(Matrices.lmsFromSRGB * SIMD3(1, 1, 1)).distance(to: SIMD3(1, 0, 0)) < 1e-6)
    let red = OKLab.fromLMS(Matrices.lmsFromSRGB * SIMD3(1, 0, 0))
    #expect(red.distance(to: SIMD3(0.627955, 0.224863, 0.125846)) < 1e-5)
    let xyz = Matrices.xyzFromLMS * OKLab.lms(red)
    // sRGB's red in CIE XYZ, IEC 61966-2-1.
    #expect(xyz.distance(to: SIMD3(0.4124, 0.2126, 0.0193)) < 1e-4)
    #expect(OKLab.fromLMS(Matrices.lmsFromXYZ * xyz).distance(to: red) < 1e-9)
  }

  @Test(
    "CIE Lab of the white point is 100, of 18.4 % gray about 50, and goes back below the toe too")
  func cieLab() {
    let white = SIMD3(0.9642956764295677, 1, 0.8251046025104602)
    #expect(CIELab.fromXYZD50(white).distance(to: SIMD3(100, 0, 0)) < 1e-9)
    #expect(CIELab.fromXYZD50(white * 0.184187).distance(to: SIMD3(50, 0, 0)) < 1e-3)
    // sRGB's red adapted to D50 by Bradford's method.
    let red = SIMD3(0.4360657, 0.2224884, 0.0139161)
    #expect(CIELab.fromXYZD50(red).distance(to: SIMD3(54.29, 80.81, 69.89)) < 0.02)
    for xyz in [red, white * 0.001, SIMD3(0.002, 0.3, 0.9)] {
      #expect(CIELab.xyzD50(CIELab.fromXYZD50(xyz)).distance(to: xyz) < 1e-12)
    }
  }

  @Test("the polar form has hues of 0 up to 360")
  func polar() {
    #expect(Polar.fromRectangular(SIMD3(0.5, 3, 4)).y == 5)
    #expect(Polar.fromRectangular(SIMD3(0.5, 0, -1)).z == 270)
    #expect(Polar.fromRectangular(SIMD3(0.5, 0, 0)) == SIMD3(0.5, 0, 0))
    #expect(Polar.rectangular(SIMD3(0.5, 2, 90)).distance(to: SIMD3(0.5, 0, 2)) < 1e-12)
    #expect(Polar.axes(hue: 180).distance(to: SIMD3(0, -1, 0)) < 1e-12)
  }
}
