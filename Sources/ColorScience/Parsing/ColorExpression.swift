/// A color string read as an expression, with remarks in order; throws the first defect.
package func parseColor(
  _ bytes: ArraySlice<UInt8>, suggests: Bool = true
) throws(ColorSyntaxError) -> (expression: ColorExpression, remarks: [ColorRemark]) {
  if let color = Color(hexDigits: bytes) {
    return (.color(CSSColor(color)), ColorRemark.hex(bytes).map { [$0] } ?? [])
  }
  var parser = try ColorParser(bytes, suggests: suggests)
  let expression = try parser.wholeExpression()
  return (expression, parser.remarks)
}

package indirect enum ColorExpression: Sendable, Hashable {
  case color(CSSColor)
  /// `{brand.primary}`, with the alpha of `/ 60%`, 0...1.
  case reference(path: String, alpha: Double?)
  case uiKit(UIKitColor)
  case lightDark(ColorExpression, ColorExpression)
  /// `color-mix(in oklch, a 30%, b)` with the shares as written, 0...1.
  case mix(in: MixSpace, ColorExpression, Double?, ColorExpression, Double?)
  case contrastColor(ColorExpression)
}

package struct ColorSyntaxError: Error, Sendable, Hashable {
  /// A phrase without a full stop.
  package let message: String
  /// Of the first byte at fault within the string.
  package let offset: Int
  /// Of bytes at fault; 0 for a location between two bytes.
  package let count: Int
  /// The whole string repaired, if there is one obvious repair.
  package let suggestion: String?
  /// True if the suggestion has the intended meaning, not only a similar spelling.
  package let isExact: Bool

  package init(
    _ message: String, offset: Int, count: Int, suggestion: String? = nil, isExact: Bool = false
  ) {
    self.message = message
    self.offset = offset
    self.count = count
    self.suggestion = suggestion
    self.isExact = isExact && suggestion != nil
  }
}
