package import ColorScience
package import OutputText
import ThemeModel

extension Manifest {
  /// Writes JSON with sorted keys; each color, pair, location and digest has its own line.
  package func write(to sink: @escaping PieceSink) {
    var writer = JSONWriter(sink)
    writer.object { writer in
      writer.list("appearances", appearances) { $1.write(to: &$0) }
      writer.object("diagnostics") { writer in
        writer.entry("errors", diagnostics.errors)
        writer.list("waived", diagnostics.waived) { $1.write(to: &$0) }
        writer.entry("warnings", diagnostics.warnings)
      }
      writer.entry("generator", generator)
      writer.entry("manifestVersion", Self.formatVersion)
      writer.entry("name", name)
      writer.list("outputs", outputs) { $0.string($1) }
      writer.object("palette") { writer in
        for entry in palette {
          writer.key(text: entry.name)
          writer.color(entry.color)
        }
      }
      writer.object("roles") { writer in
        for role in roles {
          writer.key(text: role.name)
          writer.object { writer in
            writer.key("color")
            writer.color(role.color)
            writer.key("inverse")
            writer.color(role.inverse)
          }
        }
      }
      writer.object("screens") { writer in
        for screen in screens { screen.write(to: &writer) }
      }
      writer.entry("source", source)
      writer.object("sources") { sources.write(to: &$0) }
    }
    writer.handOn()
  }
}

extension Manifest.Screen {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.key(text: name)
    writer.inlineObject { writer in
      writer.entry("appearance", appearance)
      writer.entry("navigationBarHidden", navigationBarHidden)
      writer.entry("toolbarHidden", toolbarHidden)
      writer.entry("whenEditing", whenEditing)
    }
  }
}

extension Manifest.Sources {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.list("inputs", inputs) { writer, input in
      writer.object { writer in
        writer.entry("path", input.path)
        writer.entry("sha256", input.sha256)
      }
    }
    writer.object("locations") { writer in
      for place in locations {
        writer.key(text: place.name)
        place.location.write(to: &writer)
      }
    }
    writer.list("waived", waived) { $1.write(to: &$0) }
  }
}

extension Manifest.Location {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.inlineObject { writer in
      if let column { writer.entry("column", column) }
      writer.entry("line", line)
      writer.entry("path", path)
    }
  }
}

extension Manifest.Appearance {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.object { writer in
      backdrop?.write(to: &writer)
      writer.list("contrast", measured.contrast) { $1.write(to: &$0) }
      switch deprecated {
      case nil: break
      case .plain: writer.entry("deprecated", true)
      case .message(let message): writer.entry("deprecated", message)
      }
      writer.entry("description", description)
      writer.entry("interfaceStyle", interfaceStyle.rawValue)
      writer.entry("inverse", inverse)
      writer.entry("kind", kind.name)
      writer.entry("name", name)
      writer.object("navigationBar") { bars.navigationBar.write(to: &$0) }
      if !measured.notMeasured.isEmpty {
        writer.list("notMeasured", measured.notMeasured) { $1.write(to: &$0) }
      }
      if case .inverse(let base, let rule) = kind {
        writer.entry("of", base)
        writer.entry("rule", rule.rawValue)
      }
      if let dark = darkStatusBarStyle {
        writer.object("statusBarStyle") { writer in
          writer.entry("dark", dark.rawValue)
          writer.entry("light", statusBarStyle.rawValue)
        }
      } else {
        writer.entry("statusBarStyle", statusBarStyle.rawValue)
      }
      writer.entry("symbol", symbol)
      writer.object("tabBar") { bars.tabBar.write(to: &$0) }
      writer.object("toolbar") { bars.toolbar.write(to: &$0) }
    }
  }
}

extension ResolvedAppearance.Kind {
  fileprivate var name: String {
    switch self {
    case .declared: "declared"
    case .inverse: "inverse"
    case .dynamic: "dynamic"
    }
  }
}

extension Manifest.Waived {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.inlineObject { writer in
      if let pair {
        writer.entry("appearance", pair.appearance)
        pair.pair.write(to: &writer)
        writer.entry("ratio", ratio: pair.ratio)
      }
      writer.entry("reason", reason)
      if let pair { writer.entry("required", pair.required) }
      writer.entry("rule", rule)
    }
  }
}

extension Manifest.Contrast {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.inlineObject { writer in
      pair.write(to: &writer, best: best)
      writer.entry("ratio", ratio: ratio)
      writer.entry("required", required)
      writer.entry("rule", pair.rule)
      writer.key("variants")
      writer.line { Self.variantLists.append(Int(variants.rawValue), to: &$0) }
      writer.entry("verdict", verdict.rawValue)
      if best != nil { writer.entry("worst", ratio: ratio) }
    }
  }

  private static let variantLists = TextList(
    (UInt8(0)..<16).map { bits in
      let names = VariantSet(rawValue: bits).members.map { "\"\($0.name)\"" }
      return "[ \(names.joined(separator: ", ")) ]"
    })
}

extension Manifest.NotMeasured {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.inlineObject { writer in
      pair.write(to: &writer)
      writer.entry("reason", reason)
      writer.entry("rule", pair.rule)
    }
  }
}

extension Manifest.Pair {
  /// Writes the first keys, and `outputs` only for pairs that not all outputs show.
  fileprivate func write(to writer: inout JSONWriter, best: Double? = nil) {
    writer.list("at", places) { $0.string($1) }
    writer.entry("background", background)
    if let best { writer.entry("best", ratio: best) }
    writer.entry("foreground", foreground)
    if !outputs.isEmpty { writer.list("outputs", outputs) { $0.string($1) } }
  }
}

extension ManifestBar {
  fileprivate func write(to writer: inout JSONWriter) {
    var backdrop = backdrop
    Self.write(settingsByName[...], depth: 0, &backdrop, to: &writer)
    backdrop?.write(to: &writer)
  }

  /// Writes properties, adjacent within each object, and the backdrop in the order of keys.
  private static func write(
    _ settings: ArraySlice<Setting>, depth: Int, _ backdrop: inout Backdrop<ManifestColor>?,
    to writer: inout JSONWriter
  ) {
    var next = settings.startIndex
    while next < settings.endIndex {
      let property = settings[next].property
      if backdrop != nil, property.name > backdropKey {
        backdrop?.write(to: &writer)
        backdrop = nil
      }
      if property.isPlainInManifest {
        settings[next].write(to: &writer)
        next += 1
        continue
      }
      let path = property.manifestPath
      guard path.count > depth else {
        writer.key("color")
        writer.value(settings[next].value)
        next += 1
        continue
      }
      let members = settings[next...].prefix { member in
        let other = member.property.manifestPath
        return other.count > depth && other[depth] == path[depth]
      }
      if members.count == 1, path.count == depth + 1 {
        settings[next].write(to: &writer)
      } else {
        writer.key(text: path[depth])
        writer.object { write(members, depth: depth + 1, &backdrop, to: &$0) }
      }
      next = members.endIndex
    }
  }
}

extension BarSetting<ManifestStage> {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.key { BarProperty.manifestKeys.append(Int(property.rawValue), to: &$0) }
    writer.value(value)
  }
}

extension BarProperty {
  fileprivate static let manifestKeys = TextList(
    allCases.map { "\"\($0.manifestPath.last ?? $0.name)\": " })
}

private let backdropKey = "backdrop"

extension Backdrop<ManifestColor> {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.key(text: backdropKey)
    writeValue(to: &writer)
  }

  private func writeValue(to writer: inout JSONWriter) {
    switch self {
    case .content(let content): writer.string(content.rawValue)
    case .colors(let colors): writer.array { for color in colors { $0.color(color) } }
    case .variants(let variants):
      writer.object { writer in
        for (variant, backdrop) in zip(Variant.allCases, variants).sorted(by: {
          $0.0.name < $1.0.name
        }) {
          guard let backdrop else { continue }
          writer.key(text: variant.name)
          backdrop.writeValue(to: &writer)
        }
      }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func value(_ value: ManifestBar.Value) {
    switch value {
    case .color(let color): self.color(color)
    case .flag(let flag): bool(flag)
    case .font(let font): self.font(font)
    case .number(let number): self.number(number)
    case .text(let text): string(text)
    case .gradient(let gradient):
      object { writer in
        writer.list("colors", gradient.colors) { $0.color($1) }
        writer.entry("direction", gradient.direction.rawValue)
      }
    case .state(let bar): object { bar.write(to: &$0) }
    case .word(let word): string(word)
    }
  }

  fileprivate mutating func color(_ color: ManifestColor) {
    switch color {
    case .reference(let name): string(name)
    case .color(let color): self.color(color)
    case .adaptive(let variants): self.color(variants)
    }
  }

  /// Writes one object, or one for each variant that differs.
  package mutating func color(_ variants: ColorVariants) {
    guard !variants.isUniform else { return color(variants.light) }
    object { writer in
      writer.key("dark")
      writer.color(variants.dark)
      if variants.darkHighContrast != variants.dark {
        writer.key("darkHighContrast")
        writer.color(variants.darkHighContrast)
      }
      writer.key("light")
      writer.color(variants.light)
      if variants.lightHighContrast != variants.light {
        writer.key("lightHighContrast")
        writer.color(variants.lightHighContrast)
      }
    }
  }

  package mutating func color(_ color: Color) {
    line { line in
      // Most colors begin with the same bytes.
      if color.alpha == 1, color.colorSpace == .srgb {
        line.append("{ \"alpha\": 1, \"colorSpace\": \"srgb\", \"components\": [ ")
      } else {
        line.append("{ \"alpha\": ")
        line.append(number: color.alpha)
        line.append(", \"colorSpace\": \"")
        line.append(text: color.colorSpace.manifestName)
        line.append("\", \"components\": [ ")
      }
      line.append(component: color.red)
      line.append(", ")
      line.append(component: color.green)
      line.append(", ")
      line.append(component: color.blue)
      line.append(" ], \"hex\": \"")
      color.appendHex(to: &line)
      line.append("\" }")
    }
  }

  fileprivate mutating func font(_ font: TitleFont) {
    switch font {
    case .textStyle(let style, nil, nil): string(style)
    case .textStyle(let style, let weight, let design):
      inlineObject { writer in
        writer.entry("design", design)
        writer.entry("textStyle", style)
        writer.entry("weight", weight)
      }
    case .system(let size, let weight, let design):
      inlineObject { writer in
        writer.entry("design", design)
        writer.entry("size", size)
        writer.entry("weight", weight)
      }
    case .named(let name, let size, let style):
      inlineObject { writer in
        writer.entry("name", name)
        writer.entry("size", size)
        writer.entry("textStyle", style)
      }
    }
  }

  fileprivate mutating func entry(_ key: StaticString, _ text: String?) {
    if let text { entry(key, text) }
  }

  fileprivate mutating func entry(_ key: StaticString, _ flag: Bool) {
    self.key(key)
    bool(flag)
  }

  fileprivate mutating func entry(_ key: StaticString, _ value: Double) {
    self.key(key)
    number(value)
  }

  fileprivate mutating func entry(_ key: StaticString, ratio: Double) {
    self.key(key)
    line { $0.append(ratio: ratio) }
  }

  fileprivate mutating func object(_ key: StaticString, _ body: (inout JSONWriter) -> Void) {
    self.key(key)
    object(body)
  }

  fileprivate mutating func list<Items: Sequence>(
    _ key: StaticString, _ items: Items, _ body: (inout JSONWriter, Items.Element) -> Void
  ) {
    self.key(key)
    array { writer in
      for item in items { body(&writer, item) }
    }
  }
}

/// Fast output of numbers, without searching for the shortest digits.
extension ByteBuffer {
  /// Looks up multiples of 1/255.
  fileprivate mutating func append(component value: Double) {
    let nearest = Int(min(max(value, 0), 1) * 255 + 0.5)
    guard Double(nearest) / 255 == value else { return append(number: value) }
    Self.bytes.append(nearest, to: &self)
  }

  private static let bytes = TextList((0...255).map(text(ofByte:)))

  private static func text(ofByte byte: Int) -> String {
    switch byte {
    case 0: "0"
    case 255: "1"
    default: (Double(byte) / 255).description
    }
  }

  fileprivate mutating func append(ratio value: Double) {
    let scaled = Int((min(max(value, 0), 100) * 1_000_000).rounded())
    guard Double(scaled) / 1_000_000 == value else { return append(number: value) }
    append(number: scaled / 1_000_000)
    var rest = scaled % 1_000_000
    if rest > 0 { append(byte: UInt8(ascii: ".")) }
    while rest > 0 {
      rest *= 10
      append(byte: UInt8(ascii: "0") + UInt8(rest / 1_000_000))
      rest %= 1_000_000
    }
  }
}

extension ColorSpace {
  var manifestName: String {
    switch self {
    case .srgb: "srgb"
    case .displayP3: "display-p3"
    }
  }
}
