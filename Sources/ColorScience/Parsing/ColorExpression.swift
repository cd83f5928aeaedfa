/// A colour string as meant: a literal, or how to make the colour from others.
package indirect enum ColorExpression: Sendable, Hashable {
  /// A literal in the space it was written in.
  case color(CSSColor)
  /// A palette reference `{brand.primary}`, with the alpha of `/ 60%`, 0...1.
  case reference(path: String, alpha: Double?)
  /// A colour of UIKit, `.systemBlue`.
  case uiKit(UIKitColor)
  /// `light-dark(a, b)`: the first in light appearance, the second in dark.
  case lightDark(ColorExpression, ColorExpression)
  /// `color-mix(in oklch, a 30%, b)` with the shares as written, 0...1.
  case mix(in: MixSpace, ColorExpression, Double?, ColorExpression, Double?)
  /// `contrast-color(a)`: white or black, whichever contrasts more.
  case contrastColor(ColorExpression)
}
