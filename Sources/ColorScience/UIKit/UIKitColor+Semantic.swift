extension UIKitColor {
  /// The colors named by their use, iOS 13 as Flutter measured them, at the base elevation.
  static let semantic: [String: Entry] = [
    "label": Entry(
      introduced: (13, 0), first: opaque(0x000000, 0xFFFFFF, 0x000000, 0xFFFFFF)),
    "secondaryLabel": Entry(
      introduced: (13, 0), first: translucent(0x3C3C4399, 0xEBEBF599, 0x3C3C43AD, 0xEBEBF5AD)),
    "tertiaryLabel": Entry(
      introduced: (13, 0), first: translucent(0x3C3C434C, 0xEBEBF54C, 0x3C3C4360, 0xEBEBF560)),
    "quaternaryLabel": Entry(
      introduced: (13, 0), first: translucent(0x3C3C432D, 0xEBEBF528, 0x3C3C4342, 0xEBEBF53D)),
    "systemFill": Entry(
      introduced: (13, 0), first: translucent(0x78788033, 0x7878805B, 0x78788047, 0x78788070)),
    "secondarySystemFill": Entry(
      introduced: (13, 0), first: translucent(0x78788028, 0x78788051, 0x7878803D, 0x78788066)),
    "tertiarySystemFill": Entry(
      introduced: (13, 0), first: translucent(0x7676801E, 0x7676803D, 0x76768033, 0x76768051)),
    "quaternarySystemFill": Entry(
      introduced: (13, 0), first: translucent(0x74748014, 0x7676802D, 0x74748028, 0x76768042)),
    "placeholderText": Entry(
      introduced: (13, 0), first: translucent(0x3C3C434C, 0xEBEBF54C, 0x3C3C4360, 0xEBEBF560)),
    "systemBackground": Entry(
      introduced: (13, 0), first: opaque(0xFFFFFF, 0x000000, 0xFFFFFF, 0x000000)),
    "secondarySystemBackground": Entry(
      introduced: (13, 0), first: opaque(0xF2F2F7, 0x1C1C1E, 0xEBEBF0, 0x242426)),
    "tertiarySystemBackground": Entry(
      introduced: (13, 0), first: opaque(0xFFFFFF, 0x2C2C2E, 0xFFFFFF, 0x363638)),
    "systemGroupedBackground": Entry(
      introduced: (13, 0), first: opaque(0xF2F2F7, 0x000000, 0xEBEBF0, 0x000000)),
    "secondarySystemGroupedBackground": Entry(
      introduced: (13, 0), first: opaque(0xFFFFFF, 0x1C1C1E, 0xFFFFFF, 0x242426)),
    "tertiarySystemGroupedBackground": Entry(
      introduced: (13, 0), first: opaque(0xF2F2F7, 0x2C2C2E, 0xEBEBF0, 0x363638)),
    "separator": Entry(
      introduced: (13, 0), first: translucent(0x3C3C4349, 0x54545899, 0x3C3C435E, 0x545458AD)),
    "opaqueSeparator": Entry(
      introduced: (13, 0), first: opaque(0xC6C6C8, 0x38383A, 0xC6C6C8, 0x38383A)),
    "link": Entry(
      introduced: (13, 0), first: opaque(0x007AFF, 0x0984FF, 0x007AFF, 0x0984FF)),
  ]
}
