/// OKLab and its polar form OKLCH, CSS Color 4 §9; lightness 0...1 for colours of a screen.
enum OKLab {
  /// OKLab of linear cone responses.
  static func fromLMS(_ lms: SIMD3<Double>) -> SIMD3<Double> {
    Matrices.oklabFromRootLMS
      * SIMD3(CMath.cubeRoot(lms.x), CMath.cubeRoot(lms.y), CMath.cubeRoot(lms.z))
  }

  /// Linear cone responses of OKLab.
  static func lms(_ lab: SIMD3<Double>) -> SIMD3<Double> {
    let root = Matrices.rootLMSFromOKLab * lab
    return root * root * root
  }

  /// OKLab of linear sRGB.
  static func fromLinearSRGB(_ linear: SIMD3<Double>) -> SIMD3<Double> {
    fromLMS(Matrices.lmsFromSRGB * linear)
  }

  /// OKLab of CIE XYZ, white D65.
  static func fromXYZ(_ xyz: SIMD3<Double>) -> SIMD3<Double> {
    fromLMS(Matrices.lmsFromXYZ * xyz)
  }

  /// CIE XYZ, white D65, of OKLab.
  static func xyz(_ lab: SIMD3<Double>) -> SIMD3<Double> {
    Matrices.xyzFromLMS * lms(lab)
  }
}
