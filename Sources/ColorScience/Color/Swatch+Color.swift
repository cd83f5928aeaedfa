package import OutputText

extension Swatch {
  /// A swatch in sRGB, clipped; alpha is ignored.
  package func text(_ color: Color) -> String {
    let codes = (color.srgb.clampedToUnitCube * 255).rounded(.toNearestOrAwayFromZero)
    return text(UInt8(codes.x), UInt8(codes.y), UInt8(codes.z))
  }
}
