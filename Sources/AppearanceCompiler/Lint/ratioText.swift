import ColorScience

/// A ratio floored to hundredths, without zeros at the end: "4.5", "9.04", "21".
func shortRatio(_ value: Double) -> String {
  var text = flooredToHundredths(value)
  guard text.contains(".") else { return text }
  while text.last == "0" { text.removeLast() }
  if text.last == "." { text.removeLast() }
  return text
}

/// A number with a fixed count of decimals, rounded half up.
func decimals(_ value: Double, _ count: Int) -> String {
  var scale = 1.0
  for _ in 0..<count { scale *= 10 }
  let digits = String(Int((value * scale).rounded()))
  let padded = String(repeating: "0", count: max(0, count + 1 - digits.count)) + digits
  return padded.dropLast(count) + "." + padded.suffix(count)
}
