/// A colour string read as an expression, with the names that CSS and UIKit define differently.
///
/// ASCII white space around the string is ignored, as CSS does. Throws the first defect found.
package func parseColor(
  _ bytes: ArraySlice<UInt8>
) throws(ColorSyntaxError) -> (expression: ColorExpression, ambiguous: [AmbiguousName]) {
  if bytes.first == UInt8(ascii: "#"), let color = HexColor.parse(bytes.dropFirst()) {
    return (.color(color), [])
  }
  var parser = try ColorParser(bytes)
  let expression = try parser.wholeExpression()
  return (expression, parser.ambiguous)
}
