/// A ratio floored to hundredths, without trailing zeros: "4.5", "9.04", "21".
package func shortRatio(_ value: Double) -> String {
  var text = flooredToHundredths(value)
  guard text.contains(".") else { return text }
  while text.last == "0" { text.removeLast() }
  if text.last == "." { text.removeLast() }
  return text
}
