package enum ColorVision: String, CaseIterable, Sendable {
  /// No long-wave cones: red and green look alike, reds dark.
  case protanopia
  /// No middle-wave cones: red and green look alike.
  case deuteranopia
  /// No short-wave cones: blue and green look alike.
  case tritanopia

  /// For linear sRGB: Machado, Oliveira and Fernandes 2009, severity 1.
  var matrix: Matrix3 {
    switch self {
    case .protanopia:
      Matrix3(
        SIMD3(0.152286, 1.052583, -0.204868), SIMD3(0.114503, 0.786281, 0.099216),
        SIMD3(-0.003882, -0.048116, 1.051998))
    case .deuteranopia:
      Matrix3(
        SIMD3(0.367322, 0.860646, -0.227968), SIMD3(0.280085, 0.672501, 0.047413),
        SIMD3(-0.011820, 0.042940, 0.968881))
    case .tritanopia:
      Matrix3(
        SIMD3(1.255528, -0.076749, -0.178779), SIMD3(-0.078411, 0.930809, 0.147602),
        SIMD3(0.004733, 0.691367, 0.303900))
    }
  }

  package var rows: [[Double]] {
    let columns = [SIMD3(1.0, 0, 0), SIMD3(0, 1, 0), SIMD3(0, 0, 1)].map { matrix * $0 }
    return (0..<3).map { row in columns.map { $0[row] } }
  }
}

extension Color {
  /// In sRGB, with the same alpha.
  package func seen(with vision: ColorVision) -> Color {
    let seen = TransferCurve.encoded(vision.matrix * linearSRGB)
    return Color(.srgb, seen.clampedToUnitCube, alpha: alpha)
  }
}
