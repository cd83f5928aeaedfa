import ColorScience
import OutputText
import ThemeSyntax

package enum ManifestStage: DecidedStage {
  package typealias Color = ManifestColor
  package typealias Stop = ManifestColor
  package typealias State = ManifestBar
}

package typealias ManifestBar = Bar<ManifestStage>

extension ManifestBar {
  package var settingsByName: [Setting] {
    // Settings are large, so their indices are sorted.
    settings.indices.sorted { Self.order(settings[$0]) < Self.order(settings[$1]) }
      .map { settings[$0] }
  }

  private static func order(_ setting: Setting) -> Int {
    names[Int(setting.property.rawValue)]
  }

  private static let names = {
    let names = BarProperty.allCases.map(\.name).sorted {
      $0.utf8.lexicographicallyPrecedes($1.utf8)
    }
    return BarProperty.allCases.map { names.firstIndex(of: $0.name) ?? 0 }
  }()
}

extension Bar: ManifestValue where Stage == ManifestStage {
  static var shape: ManifestShape {
    .defined("bar") {
      let backdrop = ManifestShape.Field(
        key: "backdrop", about: "The content behind the bar", shape: Backdrop<ManifestColor>.shape)
      let properties = BarProperty.allCases.map {
        ManifestShape.Field(key: $0.name, about: $0.row.summary, shape: $0.kind.shape)
      }
      return .object([backdrop] + properties)
    }
  }

  init(_ node: ManifestNode) throws(ManifestProblem) {
    var settings: [Setting] = []
    try Self.add(node, below: "", to: &settings)
    settings.sort { $0.property < $1.property }
    self.init(settings: settings, backdrop: try node.optional("backdrop").map(Backdrop.init(_:)))
  }

  /// Adds properties; version 2 has nested objects in place of dots, and a group's own color under `color`.
  private static func add(
    _ node: ManifestNode, below path: String, to settings: inout [Setting]
  ) throws(ManifestProblem) {
    _ = try node.entries { key, value throws(ManifestProblem) in
      let name = path.isEmpty ? key : key == "color" ? path : "\(path).\(key)"
      let property = BarProperty.named[name]
      let isGroup = BarGroup.all.contains { $0.path == name } && name != path
      let nests = property != nil && isGroup ? try value.isGroup : isGroup
      if nests {
        try add(value, below: name, to: &settings)
      } else if let property {
        settings.append(
          Setting(property: property, value: try value.value(of: property), range: .unknown))
      }
    }
  }

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      var backdrop = backdrop
      for setting in settingsByName {
        if setting.property.name > "backdrop" { Self.write(&backdrop, to: &writer) }
        writer.key(text: setting.property.name)
        setting.value.write(to: &writer)
      }
      Self.write(&backdrop, to: &writer)
    }
  }

  private static func write(_ backdrop: inout Backdrop<ManifestColor>?, to writer: inout JSONWriter)
  {
    guard let value = backdrop else { return }
    writer.key("backdrop")
    value.write(to: &writer)
    backdrop = nil
  }
}

extension BarValue<ManifestStage> {
  fileprivate func write(to writer: inout JSONWriter) {
    switch self {
    case .color(let color): color.write(to: &writer)
    case .flag(let flag): writer.bool(flag)
    case .font(let font): font.write(to: &writer)
    case .number(let number): writer.number(number)
    case .text(let text), .word(let text): writer.string(text)
    case .gradient(let gradient): gradient.write(to: &writer)
    case .state(let bar): bar.write(to: &writer)
    }
  }
}

extension BarProperty {
  fileprivate static let named = Dictionary(uniqueKeysWithValues: allCases.map { ($0.name, $0) })
}

extension ManifestNode {
  /// True for an object with members of a group, in version 2.
  fileprivate var isGroup: Bool {
    get throws(ManifestProblem) {
      guard isObject, try optional("components") == nil else { return false }
      return try optional("light") == nil
    }
  }

  fileprivate func value(of property: BarProperty) throws(ManifestProblem) -> ManifestBar.Value {
    let text = isText ? try text() : nil
    return switch property.kind {
    case .colorOrNone where text == "none": .word("none")
    case .color, .colorOrNone: .color(try ManifestColor(self))
    case .flag: .flag(try flag())
    case .font: .font(try TitleFont(self))
    case .points, .distance: .number(try number())
    case .image, .text: .text(try self.text())
    case .gradient: .gradient(try Gradient(self))
    case .state where text == nil: .state(try ManifestBar(self))
    case .state(let words): .word(try choice(words, \.rawValue))
    case .words(let words): .word(try choice(words, \.name).name)
    }
  }
}

extension BarProperty.Kind {
  fileprivate var shape: ManifestShape {
    switch self {
    case .color: ManifestColor.shape
    case .colorOrNone: .any([.constant("\"none\""), ManifestColor.shape])
    case .flag: .flag
    case .font: TitleFont.shape
    case .points, .distance: .number(nil)
    case .image, .text: .text
    case .gradient: Gradient<ManifestColor>.shape
    case .state(let words): .any([.words(words.map(\.rawValue)), ManifestBar.shape])
    case .words(let words): .words(words.map(\.name))
    }
  }
}

extension Gradient: ManifestObject, ManifestValue where Stop == ManifestColor {
  init() { self.init(colors: [], direction: .vertical) }

  mutating func visit<F: FieldVisitor & ~Copyable>(_ fields: inout F) throws(F.Failure) {
    try fields("colors", &colors, "The colors, equally spaced", .atLeast(2))
    try fields("direction", &direction, "The direction")
  }
}

/// A text style, or an object that describes the font.
extension TitleFont: ManifestValue {
  static var shape: ManifestShape { .any([.text, FontDescription.shape]) }

  private struct FontDescription: ManifestObject {
    var design: String?
    var name: String?
    var size: Double?
    var textStyle: String?
    var weight: String?

    mutating func visit<F: FieldVisitor & ~Copyable>(_ fields: inout F) throws(F.Failure) {
      try fields(ifAny: "design", &design, "The design of the system font")
      try fields(ifAny: "name", &name, "The PostScript name")
      try fields(ifAny: "size", &size, "In points", .positive)
      try fields(ifAny: "textStyle", &textStyle, "The text style that the size follows")
      try fields(ifAny: "weight", &weight, "UIFont.Weight")
    }
  }

  init(_ node: ManifestNode) throws(ManifestProblem) {
    guard !node.isText else {
      self = .textStyle(try node.text())
      return
    }
    let font = try FontDescription(node)
    switch (font.name, font.textStyle, font.size, font.weight) {
    case (let name?, let style, let size?, _): self = .named(name, size: size, textStyle: style)
    case (nil, let style?, _, let weight):
      self = .textStyle(style, weight: weight, design: font.design)
    case (nil, nil, let size?, let weight?):
      self = .system(size: size, weight: weight, design: font.design)
    default:
      throw node.problem(
        "expected a text style, or 'textStyle', or 'size' with 'name' or 'weight'")
    }
  }

  func write(to writer: inout JSONWriter) {
    switch self {
    case .textStyle(let style, nil, nil): writer.string(style)
    case .textStyle(let style, let weight, let design):
      FontDescription(design: design, textStyle: style, weight: weight).write(to: &writer)
    case .system(let size, let weight, let design):
      FontDescription(design: design, size: size, weight: weight).write(to: &writer)
    case .named(let name, let size, let style):
      FontDescription(name: name, size: size, textStyle: style).write(to: &writer)
    }
  }
}

/// Light or dark content, a list of possible colors, or an object with these by variant.
extension Backdrop: ManifestValue where Color == ManifestColor {
  static var shape: ManifestShape {
    .defined("backdrop") {
      let variants = Variant.allCases.map {
        ManifestShape.Field(key: $0.name, about: "The content in this variant", shape: Self.shape)
      }
      return .any([BackdropContent.shape, [ManifestColor].shape, .object(variants)])
    }
  }

  init(_ node: ManifestNode) throws(ManifestProblem) {
    if node.isText {
      self = .content(try BackdropContent(node))
    } else if node.isObject {
      let entries = try NamedEntries<Backdrop>(node).entries
      self = .variants(
        Variant.allCases.map { variant in entries.first { $0.name == variant.name }?.content })
    } else {
      self = .colors(try [ManifestColor](node))
    }
  }

  func write(to writer: inout JSONWriter) {
    switch self {
    case .content(let content): content.write(to: &writer)
    case .colors(let colors): colors.write(to: &writer)
    case .variants(let all):
      let entries = [Variant.dark, .darkHighContrast, .light, .lightHighContrast].compactMap {
        variant in
        all[Int(variant.rawValue)].map { Manifest.Named(name: variant.name, content: $0) }
      }
      NamedEntries(entries: entries).write(to: &writer)
    }
  }
}
