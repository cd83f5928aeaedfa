extension ColorSpace {
  /// The colours of this space.
  var gamut: Gamut { self == .srgb ? .srgb : .displayP3 }
}
