import ColorScience
import OutputText
import ThemeModel

/// Draws the shapes of a picture.
extension MarkupWriter {
  /// A font's weight as pictures have it.
  enum Weight: String {
    case regular = "400"
    case medium = "500"
    case semibold = "600"
    case bold = "700"
  }

  /// Where a text stands seen from its place.
  enum Anchor: String {
    case start, middle, end
  }

  /// A color as an attribute and its opacity as another one; wide colors as the nearest of sRGB.
  private func attributes(_ name: StaticString, _ color: Color) -> Markup {
    let opacity: Markup =
      color.alpha < 1 ? #" \#(own: name)-opacity="\#(color.alpha)""# : ""
    return #" \#(own: name)="\#(color.withAlpha(1).hex)"\#(opacity)"#
  }

  /// Draws a rectangle, its corners rounded by a radius in points.
  mutating func box(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ fill: Color, radius: Double = 0
  ) {
    let corners: Markup = radius > 0 ? #" rx="\#(radius)""# : ""
    write(#"<rect x="\#(x)" y="\#(y)" width="\#(width)" height="\#(height)"\#(corners)"#)
    write("\(attributes("fill", fill))/>")
  }

  /// Draws a rectangle in strips, since an element that others refer to needs a name that is nowhere else.
  mutating func box(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ gradient: ColorGradient,
    _ direction: GradientDirection
  ) {
    let count = 48
    // Smooth edges would let what lies below be seen between the strips.
    write(#"<g shape-rendering="crispEdges">"#)
    for strip in 0..<count {
      let color = gradient.color(at: (Double(strip) + 0.5) / Double(count))
      let start = Double(strip) / Double(count)
      if direction == .vertical {
        box(x, y + height * start, width, height / Double(count), color)
      } else {
        box(x + width * start, y, width / Double(count), height, color)
      }
    }
    write("</g>")
  }

  /// Draws a text on its baseline; `size` is in points.
  mutating func words(
    _ words: String, _ x: Double, _ y: Double, _ size: Double, _ fill: Color,
    _ weight: Weight = .regular, _ anchor: Anchor = .start
  ) {
    write(#"<text x="\#(x)" y="\#(y)" font-size="\#(size)" font-weight="\#(weight.rawValue)""#)
    write(#" text-anchor="\#(anchor.rawValue)"\#(attributes("fill", fill))>\#(words)</text>"#)
  }

  /// Draws the strokes of a path on a field of 24 by 24, or of another scale.
  mutating func strokes(
    _ path: StaticString, _ x: Double, _ y: Double, _ stroke: Color, scale: Double = 1
  ) {
    let scaling: Markup = scale == 1 ? "" : " scale(\(scale))"
    write(#"<path transform="translate(\#(x) \#(y))\#(scaling)" fill="none" stroke-width="1.8""#)
    write(#" stroke-linejoin="round" stroke-linecap="round"\#(attributes("stroke", stroke))"#)
    write(#" d="\#(own: path)"/>"#)
  }
}
