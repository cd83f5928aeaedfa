package import OutputText

extension Swatch {
  /// A field in a color, as a screen without wide colors shows it; of a translucent one as if it were opaque.
  package func text(_ color: Color) -> String {
    let codes = (color.srgb.clampedToUnitCube * 255).rounded(.toNearestOrAwayFromZero)
    return text(UInt8(codes.x), UInt8(codes.y), UInt8(codes.z))
  }
}
