/// White or black, whichever contrasts more with a colour taken as opaque; white on a tie.
///
/// CSS Color 5 §6.
package func contrastColor(_ color: Color) -> Color {
  let luminance = color.relativeLuminance
  return contrastRatio(1, luminance) >= contrastRatio(0, luminance) ? .white : .black
}
