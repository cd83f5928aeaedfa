import ColorScience
import OutputText
import ThemeCompiler

/// The colors and places of a page's drawings, each a class of the style sheet, and the lines to verdicts beside them:
/// a drawing names them, so a page grows by colors.
struct DrawingClasses {
  struct Place: Hashable {
    let box: Box
    let radius: Double
    let style: TextStyle?
    /// Of an icon to the size in which its path is written.
    var scale: Double?
  }

  struct Gradient: Hashable {
    let colors: ColorGradient
    let direction: GradientDirection
  }

  struct Line: Hashable {
    /// The `d` of a path.
    let path: String
    let verdict: PairVerdict
  }

  var lines = ValueNumbers<[Line]>()
  var gradients = ValueNumbers<Gradient>()
  var fronts = ValueNumbers<Color>()
  var backs = ValueNumbers<Color>()
  var contents = ValueNumbers<PhoneContent>()
  var places = ValueNumbers<Place>()

  var rules: String {
    var text = ""
    for (index, color) in fronts.all.enumerated() {
      text += ".f\(index){\(declarations("color", color))}"
    }
    for (index, color) in backs.all.enumerated() {
      text += ".b\(index){\(declarations("background-color", color))}"
    }
    for (index, content) in contents.all.enumerated() {
      let origin = content.shapes[0].boxes[0].box
      for (element, shapes) in zip(["", ":before", ":after"], content.shapes) {
        text +=
          ".c\(index)\(element){\(declarations(shapes, from: element.isEmpty ? nil : origin))}"
      }
    }
    for (index, place) in places.all.enumerated() { text += ".p\(index){\(declarations(place))}" }
    for (index, gradient) in gradients.all.enumerated() {
      // Browsers multiply components by alpha before they mix them, so between translucent colors there are more.
      let colors = gradient.colors.samples(in: gradient.colors.isOpaque ? 1 : 16)
      let way = gradient.direction == .vertical ? "180deg" : "90deg"
      text +=
        ".r\(index){background-image:linear-gradient(\(way),"
        + colors.map(\.cssText).joined(separator: ",") + ")}"
    }
    return text
  }

  private func px(_ value: Double) -> String {
    NumberText.shortest((value * 100).rounded() / 100) + (value == 0 ? "" : "px")
  }

  /// Draws the first of some shapes as a box, and the others as its shadows.
  private func declarations(_ shapes: PhoneContent.Shapes, from origin: Box?) -> String {
    let (first, color) = shapes.boxes[0]
    let shadows = shapes.boxes.dropFirst().map { box, color in
      "\(px(box.x - first.x)) \(px(box.y - first.y)) \(color.cssText)"
    }
    let box = Box(
      first.x - (origin?.x ?? 0), first.y - (origin?.y ?? 0), first.width, first.height)
    return declarations(Place(box: box, radius: shapes.radius, style: nil))
      + (origin == nil ? "" : ";content:\"\";position:absolute")
      + ";background:\(color.cssText);box-shadow:\(shadows.joined(separator: ","))"
  }

  private func declarations(_ place: Place) -> String {
    let box = place.box
    if let scale = place.scale {
      return "transform:translate(\(px(box.x)),\(px(box.y)))"
        + (scale == 1 ? "" : " scale(\(NumberText.shortest(scale)))")
    }
    var text =
      "left:\(px(box.x));top:\(px(box.y));width:\(px(box.width));height:\(px(box.height))"
    if place.radius > 0 { text += ";border-radius:\(px(place.radius))" }
    if let style = place.style {
      text += ";font:\(style.weight.rawValue) \(px(style.size))/\(px(box.height)) var(--sans)"
      if style.alignment != .start { text += ";text-align:\(style.alignment.rawValue)" }
    }
    return text
  }

  private func declarations(_ property: String, _ color: Color) -> String {
    guard color.colorSpace == .displayP3 else { return "\(property):\(color.cssText)" }
    let fallback = Color(hexOf: color).cssText
    return "\(property):\(fallback);\(property):\(color.cssText)"
  }
}

extension Color {
  /// The nearest that a screen without wide colors shows.
  fileprivate init(hexOf color: Color) {
    let srgb = color.srgb.clamped(lowerBound: SIMD3(repeating: 0), upperBound: SIMD3(repeating: 1))
    self.init(red: srgb.x, green: srgb.y, blue: srgb.z, alpha: color.alpha)
  }
}

/// Numbers things in the order in which they come.
struct ValueNumbers<Thing: Hashable> {
  private var numbers: [Thing: Int] = [:]
  private(set) var all: [Thing] = []

  mutating func number(of thing: Thing) -> Int {
    if let known = numbers[thing] { return known }
    numbers[thing] = all.count
    all.append(thing)
    return all.count - 1
  }
}
