package import ColorScience
import OutputText
import ThemeSyntax

/// The format version: 2 and 3 are read, 3 is written.
package struct ManifestVersion: ManifestValue {
  static let current = 3
  static var shape: ManifestShape { .constant("\(current)") }

  init() {}

  init(_ node: ManifestNode) throws(ManifestProblem) {
    guard [2, 3].contains(try node.number()) else {
      let version = try node.plain()
      throw node.problem("manifest version \(version) is not supported; 2 and 3 are")
    }
  }

  func write(to writer: inout JSONWriter) { writer.number(Self.current) }
}

extension String: ManifestValue {
  static var shape: ManifestShape { .text }
  init(_ node: ManifestNode) throws(ManifestProblem) { self = try node.text() }
  func write(to writer: inout JSONWriter) { writer.string(self) }
}

extension Bool: ManifestValue {
  static var shape: ManifestShape { .flag }
  init(_ node: ManifestNode) throws(ManifestProblem) { self = try node.flag() }
  func write(to writer: inout JSONWriter) { writer.bool(self) }
}

extension Int: ManifestValue {
  static var shape: ManifestShape { .whole }
  init(_ node: ManifestNode) throws(ManifestProblem) { self = try node.count() }
  func write(to writer: inout JSONWriter) { writer.number(self) }
}

extension Double: ManifestValue {
  static var shape: ManifestShape { .number(nil) }
  init(_ node: ManifestNode) throws(ManifestProblem) { self = try node.number() }
  func write(to writer: inout JSONWriter) { writer.number(self) }
}

protocol NumberRange: Sendable, Equatable { static var range: ClosedRange<Double> { get } }
enum RatioRange: NumberRange { static let range = 1.0...21 }
enum ComponentRange: NumberRange { static let range = 0.0...1 }
typealias Ratio = RangedNumber<RatioRange>
typealias Component = RangedNumber<ComponentRange>

struct RangedNumber<Limits: NumberRange>: ManifestValue {
  static var shape: ManifestShape { .number(Limits.range) }
  let value: Double

  init(value: Double) { self.value = value }
  init(_ node: ManifestNode) throws(ManifestProblem) { value = try node.number(in: Limits.range) }
  func write(to writer: inout JSONWriter) { writer.number(value) }
}

extension Optional: ManifestValue where Wrapped: ManifestValue {
  static var shape: ManifestShape { Wrapped.shape }
  init(_ node: ManifestNode) throws(ManifestProblem) { self = try Wrapped(node) }
  func write(to writer: inout JSONWriter) { self?.write(to: &writer) }
}

extension Array: ManifestValue where Element: ManifestValue {
  static var shape: ManifestShape { .list(Element.shape) }
  init(_ node: ManifestNode) throws(ManifestProblem) {
    self = try node.items(Element.init(_:))
  }
  func write(to writer: inout JSONWriter) {
    writer.array { for element in self { element.write(to: &$0) } }
  }
}

extension PartList: ManifestValue where Part: ManifestValue {
  static var shape: ManifestShape { [Part].shape }
  init(_ node: ManifestNode) throws(ManifestProblem) { self.init(try [Part](node)) }
  func write(to writer: inout JSONWriter) {
    writer.array { for part in self { part.write(to: &$0) } }
  }
}

struct NamedEntries<Content: ManifestValue>: ManifestValue {
  static var shape: ManifestShape { .named(Content.shape) }
  let entries: [Manifest.Named<Content>]

  init(entries: [Manifest.Named<Content>]) { self.entries = entries }

  init(_ node: ManifestNode) throws(ManifestProblem) {
    entries = try node.entries { name, value throws(ManifestProblem) in
      Manifest.Named(name: name, content: try Content(value))
    }
  }

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      for entry in entries {
        writer.key(text: entry.name)
        entry.content.write(to: &writer)
      }
    }
  }
}

// MARK: - Words

protocol ManifestWord: ManifestValue, RawRepresentable<String>, CaseIterable {}

extension ManifestWord {
  static var shape: ManifestShape { .words(allCases.map(\.rawValue)) }
  init(_ node: ManifestNode) throws(ManifestProblem) {
    self = try node.choice(Array(Self.allCases)) { $0.rawValue }
  }
  func write(to writer: inout JSONWriter) { writer.string(rawValue) }
}

extension BackdropContent: ManifestWord {}
extension ContrastVerdict: ManifestWord {}
extension GradientDirection: ManifestWord {}
extension InterfaceStyle: ManifestWord {}
extension InverseRule: ManifestWord {}
extension StatusBarStyle: ManifestWord {}

extension VariantSet: ManifestValue {
  static var shape: ManifestShape { .list(.words(Variant.allCases.map(\.name))) }

  init(_ node: ManifestNode) throws(ManifestProblem) {
    self = try node.items { item throws(ManifestProblem) in
      VariantSet(try item.choice(Variant.allCases, \.name))
    }.reduce([]) { $0.union($1) }
  }

  func write(to writer: inout JSONWriter) {
    writer.array { for variant in members { $0.string(variant.name) } }
  }
}

extension Deprecation: ManifestValue {
  static var shape: ManifestShape { .any([.constant("true"), .text]) }

  init(_ node: ManifestNode) throws(ManifestProblem) {
    if node.isText {
      self = .message(try node.text())
    } else if try node.flag() {
      self = .plain
    } else {
      throw node.problem("expected true or text")
    }
  }

  func write(to writer: inout JSONWriter) {
    switch self {
    case .plain: writer.bool(true)
    case .message(let message): writer.string(message)
    }
  }
}

/// A status-bar style; if `dark` is set, it replaces `light` in the dark interface style.
package struct StatusBarStyles: Sendable, Equatable {
  package var light: StatusBarStyle
  package var dark: StatusBarStyle?
}

extension StatusBarStyles: ManifestValue {
  static var shape: ManifestShape { .any([StatusBarStyle.shape, StatusBarStylePair.shape]) }

  private struct StatusBarStylePair: ManifestObject {
    var dark = StatusBarStyle.default
    var light = StatusBarStyle.default

    mutating func visit<F: FieldVisitor & ~Copyable>(_ fields: inout F) throws(F.Failure) {
      try fields("dark", &dark, "In the dark interface style")
      try fields("light", &light, "In the light interface style")
    }
  }

  init(_ node: ManifestNode) throws(ManifestProblem) {
    if node.isText {
      self.init(light: try StatusBarStyle(node))
    } else {
      let both = try StatusBarStylePair(node)
      self.init(light: both.light, dark: both.dark)
    }
  }

  func write(to writer: inout JSONWriter) {
    guard let dark else { return light.write(to: &writer) }
    StatusBarStylePair(dark: dark, light: light).write(to: &writer)
  }
}

// MARK: - Colors

/// `#RRGGBB` or `#RRGGBBAA` for exact 8-bit sRGB, otherwise an object.
extension Color: ManifestValue {
  static var shape: ManifestShape {
    .defined("uniformColor") {
      .any([.pattern("^#[0-9A-F]{6}([0-9A-F]{2})?$"), ColorComponents.shape])
    }
  }

  private enum Space: String, ManifestWord { case srgb, displayP3 = "display-p3" }

  struct ColorComponents: ManifestObject {
    private var alpha = Component(value: 1)
    private var colorSpace = Space.srgb
    private var components: [Component] = []
    private var hex = ""

    init() {}

    init(_ color: Color) {
      alpha = Component(value: color.alpha)
      colorSpace = color.colorSpace == .srgb ? .srgb : .displayP3
      components = [color.red, color.green, color.blue].map(Component.init(value:))
      hex = color.hex
    }

    mutating func visit<F: FieldVisitor & ~Copyable>(_ fields: inout F) throws(F.Failure) {
      try fields("alpha", &alpha, "Opacity")
      try fields("colorSpace", &colorSpace, "The color space")
      try fields("components", &components, "Red, green and blue", .items(3))
      try fields("hex", &hex, "sRGB, rounded to 8 bits", else: "")
    }

    /// nil if there are not three components.
    var color: Color? {
      guard components.count == 3 else { return nil }
      return Color(
        colorSpace == .srgb ? .srgb : .displayP3, red: components[0].value,
        green: components[1].value, blue: components[2].value, alpha: alpha.value)
    }
  }

  init(_ node: ManifestNode) throws(ManifestProblem) {
    let color =
      node.isText
      ? Color(hexDigits: Array(try node.text().utf8)[...]) : try ColorComponents(node).color
    guard let color else {
      throw node.problem("expected a color like #1C1C1E, or three components")
    }
    self = color
  }

  func write(to writer: inout JSONWriter) {
    guard colorSpace == .srgb, self == roundedTo8Bits else {
      return ColorComponents(self).write(to: &writer)
    }
    writer.line { line in
      line.append(byte: UInt8(ascii: "\""))
      appendHex(to: &line)
      line.append(byte: UInt8(ascii: "\""))
    }
  }
}

extension JSONWriter {
  package mutating func components(of color: Color) {
    Color.ColorComponents(color).write(to: &self)
  }
}

/// One color, or an object with a color for each variant.
extension ColorVariants: ManifestValue {
  static var shape: ManifestShape {
    .defined("color") { .any([Color.shape, ColorByVariant.shape]) }
  }

  private struct ColorByVariant: ManifestObject {
    var colors = ColorVariants(all: .black)

    mutating func visit<F: FieldVisitor & ~Copyable>(_ fields: inout F) throws(F.Failure) {
      try fields("dark", &colors.dark, "In dark mode")
      try fields(
        "darkHighContrast", &colors.darkHighContrast, "In dark mode with Increase Contrast",
        else: colors.dark)
      try fields("light", &colors.light, "In light mode")
      try fields(
        "lightHighContrast", &colors.lightHighContrast, "In light mode with Increase Contrast",
        else: colors.light)
    }
  }

  init(_ node: ManifestNode) throws(ManifestProblem) {
    let isColor = node.isObject ? try node.optional("components") != nil : true
    self = isColor ? ColorVariants(all: try Color(node)) : try ColorByVariant(node).colors
  }

  func write(to writer: inout JSONWriter) {
    if isUniform {
      light.write(to: &writer)
    } else {
      ColorByVariant(colors: self).write(to: &writer)
    }
  }
}

package enum ManifestColor: ManifestValue {
  /// The name of a palette color.
  case reference(String)
  case color(Color)
  indirect case adaptive(ColorVariants)

  static var shape: ManifestShape {
    .defined("barColor") { .any([.name, ColorVariants.shape]) }
  }

  init(_ color: ColorVariants) {
    self = color.isUniform ? .color(color.light) : .adaptive(color)
  }

  init(_ node: ManifestNode) throws(ManifestProblem) {
    let text = node.isText ? try node.text() : "#"
    if node.isText && node.file.isOld || !text.hasPrefix("#") {
      self = .reference(text)
    } else {
      self.init(try ColorVariants(node))
    }
  }

  func write(to writer: inout JSONWriter) {
    switch self {
    case .reference(let name): writer.string(name)
    case .color(let color): color.write(to: &writer)
    case .adaptive(let variants): variants.write(to: &writer)
    }
  }
}
