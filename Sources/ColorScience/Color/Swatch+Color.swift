package import OutputText

extension Swatch {
  /// Clips to sRGB and ignores alpha.
  package func text(_ color: Color) -> String {
    let codes = (color.srgb.clampedToUnitCube * 255).rounded(.toNearestOrAwayFromZero)
    return text(UInt8(codes.x), UInt8(codes.y), UInt8(codes.z))
  }
}
