/// The text above a title as far as a phone has room for it.
func promptText(_ text: String) -> String {
  var rest = 42
  var shown = String.UnicodeScalarView()
  for scalar in text.unicodeScalars {
    // Most of the scripts from here on have letters that are as wide as high.
    rest -= scalar.value < 0x1100 ? 1 : 2
    guard rest > 0 else { return String(shown) + "…" }
    shown.append(scalar)
  }
  return text
}
