/// A number in as few digits as read back as the same number, whole ones without a point.
func decimalText(_ value: Double) -> String {
  if value == value.rounded(), abs(value) < 1e15 { return String(Int(value)) }
  return "\(value)"
}

/// A colour component as Swift source: `234 / 255` where it is a byte, else a decimal.
func componentText(_ value: Double) -> String {
  let byte = (value * 255).rounded()
  guard byte > 0, byte < 255, byte / 255 == value else { return decimalText(value) }
  return "\(Int(byte)) / 255"
}
