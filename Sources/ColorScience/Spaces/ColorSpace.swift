/// The colour spaces a colour of an appearance can be written in.
package enum ColorSpace: UInt8, Sendable, Hashable {
  /// sRGB, what `UIColor(red:green:blue:alpha:)` takes.
  case srgb
  /// Display P3, what `UIColor(displayP3Red:green:blue:alpha:)` takes.
  case displayP3
}
