extension Color {
  /// The colour with every component taken from 1, in its own space; alpha is kept.
  package var rgbInverse: Color {
    Color(colorSpace, SIMD3(repeating: 1) - components, alpha: alpha)
  }
}
