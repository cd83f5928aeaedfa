import ColorScience
import OutputText
import ThemeCompiler

/// Draws the shapes of a picture.
extension MarkupWriter {
  /// A color as an attribute and its opacity as another one; wide colors as the nearest of sRGB.
  private func attributes(_ name: StaticString, _ color: Color) -> Markup {
    let opacity: Markup =
      color.alpha < 1 ? #" \#(own: name)-opacity="\#(color.alpha)""# : ""
    return #" \#(own: name)="\#(color.withAlpha(1).hex)"\#(opacity)"#
  }

  /// Draws a rectangle, its corners rounded by a radius in points.
  mutating func box(_ box: Box, _ fill: Color, radius: Double = 0) {
    let corners: Markup = radius > 0 ? #" rx="\#(radius)""# : ""
    write(
      #"<rect x="\#(box.x)" y="\#(box.y)" width="\#(box.width)" height="\#(box.height)"\#(corners)"#
    )
    write("\(attributes("fill", fill))/>")
  }

  /// Draws a rectangle in strips, since an element that others refer to needs a name that is nowhere else.
  mutating func box(_ box: Box, _ gradient: ColorGradient, _ direction: GradientDirection) {
    let count = 48.0
    // Smooth edges would let what lies below be seen between the strips.
    write(#"<g shape-rendering="crispEdges">"#)
    for strip in 0..<Int(count) {
      let color = gradient.color(at: (Double(strip) + 0.5) / count)
      let start = Double(strip) / count
      let part =
        direction == .vertical
        ? Box(box.x, box.y + box.height * start, box.width, box.height / count)
        : Box(box.x + box.width * start, box.y, box.width / count, box.height)
      self.box(part, color)
    }
    write("</g>")
  }

  /// Draws a line of text in the middle of a box's height.
  mutating func words(_ words: String, _ box: Box, _ style: TextStyle, _ fill: Color) {
    let (x, anchor): (Double, StaticString) =
      switch style.alignment {
      case .start: (box.x, "start")
      case .center: (box.middle.x, "middle")
      case .end: (box.right, "end")
      }
    write(#"<text x="\#(x)" y="\#(box.middle.y + style.size * 0.36)" font-size="\#(style.size)" "#)
    write(#"font-weight="\#(style.weight.rawValue)" text-anchor="\#(own: anchor)""#)
    write("\(attributes("fill", fill))>\(words)</text>")
  }

  /// Draws a picture that fills a box.
  mutating func icon(_ icon: Icon, _ box: Box, _ color: Color) {
    let scale = box.width / icon.size.width
    let scaling: Markup = scale == 1 ? "" : " scale(\(scale))"
    write(#"<path transform="translate(\#(box.x) \#(box.y))\#(scaling)""#)
    if icon.isFilled {
      write(#" fill-rule="evenodd"\#(attributes("fill", color))"#)
    } else {
      write(##" fill="none" stroke-width="1.8" stroke-linejoin="round" stroke-linecap="round""##)
      write("\(attributes("stroke", color))")
    }
    write(#" d="\#(own: icon.path)"/>"#)
  }
}
