extension UIKitColor {
  /// The six system greys, iOS 13 as Flutter measured them.
  static let greys: [String: Entry] = [
    "systemGray": Entry(
      introduced: (7, 0), first: opaque(0x8E8E93, 0x8E8E93, 0x6C6C70, 0xAEAEB2)),
    "systemGray2": Entry(
      introduced: (13, 0), first: opaque(0xAEAEB2, 0x636366, 0x8E8E93, 0x7C7C80)),
    "systemGray3": Entry(
      introduced: (13, 0), first: opaque(0xC7C7CC, 0x48484A, 0xAEAEB2, 0x545456)),
    "systemGray4": Entry(
      introduced: (13, 0), first: opaque(0xD1D1D6, 0x3A3A3C, 0xBCBCC0, 0x444446)),
    "systemGray5": Entry(
      introduced: (13, 0), first: opaque(0xE5E5EA, 0x2C2C2E, 0xD8D8DC, 0x363638)),
    "systemGray6": Entry(
      introduced: (13, 0), first: opaque(0xF2F2F7, 0x1C1C1E, 0xEBEBF0, 0x242426)),
  ]
}
