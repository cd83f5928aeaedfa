package import ColorScience
package import OutputText

extension Manifest {
  /// Writes the manifest as JSON, the keys of every object in the order of their code points.
  ///
  /// What changes one by one stands on a line of its own: a color, a pair, a place, a digest.
  package func write(to sink: @escaping PieceSink) {
    var writer = JSONWriter(sink)
    writer.object { writer in
      writer.key("appearances")
      writer.array { writer in
        for appearance in appearances { appearance.write(to: &writer) }
      }
      writer.key("diagnostics")
      diagnostics.write(to: &writer)
      writer.key("generator")
      writer.string(generator)
      writer.key("manifestVersion")
      writer.number(Self.formatVersion)
      writer.key("name")
      writer.string(name)
      writer.key("outputs")
      writer.array { writer in
        for output in outputs { writer.string(output) }
      }
      writer.key("palette")
      writer.object { writer in
        for entry in palette {
          writer.key(text: entry.name)
          writer.color(entry.color)
        }
      }
      writer.key("roles")
      writer.object { writer in
        for role in roles { role.write(to: &writer) }
      }
      writer.key("screens")
      writer.object { writer in
        for screen in screens { screen.write(to: &writer) }
      }
      writer.key("source")
      writer.string(source)
      writer.key("sources")
      sources.write(to: &writer)
    }
    writer.handOn()
  }
}

extension Manifest.Role {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.key(text: name)
    writer.object { writer in
      writer.key("color")
      writer.color(color)
      writer.key("inverse")
      writer.color(inverse)
    }
  }
}

extension Manifest.Screen {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.key(text: name)
    writer.inlineObject { writer in
      writer.entry("appearance", appearance)
      writer.key("navigationBarHidden")
      writer.bool(navigationBarHidden)
      writer.key("toolbarHidden")
      writer.bool(toolbarHidden)
      writer.entry("whenEditing", whenEditing)
    }
  }
}

extension Manifest.Diagnostics {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.entry("errors", errors)
      writer.key("waived")
      writer.array { writer in
        for finding in waived {
          writer.line { finding.append(to: &$0) }
        }
      }
      writer.entry("warnings", warnings)
    }
  }
}

extension Manifest.Waived {
  fileprivate func append(to line: inout ByteBuffer) {
    line.append("{ ")
    if let pair {
      line.append("\"appearance\": ")
      line.append(jsonText: pair.appearance)
      line.append(", ")
      pair.pair.appendPlaces(to: &line)
      line.append(", \"foreground\": ")
      line.append(jsonText: pair.pair.foreground)
      pair.pair.appendOutputs(to: &line)
      line.append(", \"ratio\": ")
      line.append(ratio: pair.ratio)
      line.append(", ")
    }
    line.append("\"reason\": ")
    line.append(jsonText: reason)
    if let pair {
      line.append(", \"required\": ")
      line.append(number: pair.required)
    }
    line.append(", \"rule\": ")
    line.append(jsonText: rule)
    line.append(" }")
  }
}

extension Manifest.Sources {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.key("inputs")
      writer.array { writer in
        for input in inputs {
          // A digest stands alone on its line.
          writer.object { writer in
            writer.entry("path", input.path)
            writer.entry("sha256", input.sha256)
          }
        }
      }
      writer.key("locations")
      writer.object { writer in
        for place in locations {
          writer.key(text: place.name)
          place.location.write(to: &writer)
        }
      }
      writer.key("waived")
      writer.array { writer in
        for location in waived { location.write(to: &writer) }
      }
    }
  }
}

extension Manifest.Location {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.inlineObject { writer in
      if let column { writer.entry("column", column) }
      writer.entry("line", line)
      if let path { writer.entry("path", path) }
    }
  }
}

extension Manifest.Appearance {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.object { writer in
      backdrop?.write(to: &writer)
      writer.key("contrast")
      writer.array { writer in
        for entry in measured.contrast {
          writer.line { entry.append(to: &$0) }
        }
      }
      if let deprecated {
        writer.key("deprecated")
        switch deprecated {
        case .plain: writer.bool(true)
        case .message(let message): writer.string(message)
        }
      }
      if let description { writer.entry("description", description) }
      writer.entry("interfaceStyle", interfaceStyle.rawValue)
      if let inverse { writer.entry("inverse", inverse) }
      writer.entry("kind", kind.name)
      writer.entry("name", name)
      writer.key("navigationBar")
      bars.navigationBar.write(to: &writer)
      if !measured.notMeasured.isEmpty {
        writer.key("notMeasured")
        writer.array { writer in
          for entry in measured.notMeasured {
            writer.line { entry.append(to: &$0) }
          }
        }
      }
      if case .inverse(let base, let rule) = kind {
        writer.entry("of", base)
        writer.entry("rule", rule.rawValue)
      }
      if let dark = darkStatusBarStyle {
        writer.key("statusBarStyle")
        writer.object { writer in
          writer.entry("dark", dark.rawValue)
          writer.entry("light", statusBarStyle.rawValue)
        }
      } else {
        writer.entry("statusBarStyle", statusBarStyle.rawValue)
      }
      writer.entry("symbol", symbol)
      writer.key("tabBar")
      bars.tabBar.write(to: &writer)
      writer.key("toolbar")
      bars.toolbar.write(to: &writer)
    }
  }
}

extension ResolvedAppearance.Kind {
  var name: String {
    switch self {
    case .declared: "declared"
    case .inverse: "inverse"
    case .dynamic: "dynamic"
    }
  }
}

extension ManifestBar {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.object { writer in
      var backdrop = backdrop
      Self.write(settingsByName[...], depth: 0, &backdrop, to: &writer)
      backdrop?.write(to: &writer)
    }
  }

  /// Writes properties into the object that the first keys of their paths lead to, and what lies behind
  /// the bar where its key comes.
  ///
  /// Properties of one object have names that begin alike, so they come one after the other.
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
    case .colors(let colors): writer.colors(colors)
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
        writer.key("colors")
        writer.colors(gradient.colors)
        writer.entry("direction", gradient.direction.rawValue)
      }
    case .slot(.bar(let bar)): bar.write(to: &self)
    case .noColor, .style, .background, .liquidGlass, .word, .slot: string(value.word ?? "")
    }
  }

  fileprivate mutating func colors(_ colors: [ManifestColor]) {
    array { writer in
      for color in colors { writer.color(color) }
    }
  }

  private mutating func color(_ color: ManifestColor) {
    switch color {
    case .reference(let name): string(name)
    case .color(let color): self.color(color)
    case .adaptive(let variants): self.color(variants)
    }
  }
}

/// Most of a manifest is made here, so each entry is put together from whole pieces.
extension Manifest.Contrast {
  fileprivate func append(to line: inout ByteBuffer) {
    line.append("{ ")
    pair.appendPlaces(to: &line)
    if let best {
      line.append(", \"best\": ")
      line.append(ratio: best)
    }
    line.append(", \"foreground\": ")
    line.append(jsonText: pair.foreground)
    pair.appendOutputs(to: &line)
    line.append(", \"ratio\": ")
    line.append(ratio: ratio)
    line.append(", \"required\": ")
    line.append(number: required)
    line.append(", \"rule\": ")
    line.append(jsonText: pair.rule)
    line.append(", \"variants\": ")
    Self.variantLists.append(Int(variants.rawValue), to: &line)
    line.append(", \"verdict\": \"")
    line.append(text: verdict.rawValue)
    line.append("\"")
    if best != nil {
      line.append(", \"worst\": ")
      line.append(ratio: ratio)
    }
    line.append(" }")
  }

  /// Every set of variants as a JSON array.
  private static let variantLists = TextList(
    (UInt8(0)..<16).map { bits in
      let names = VariantSet(rawValue: bits).members.map { "\"\($0.name)\"" }
      return "[ \(names.joined(separator: ", ")) ]"
    })
}

extension Manifest.NotMeasured {
  fileprivate func append(to line: inout ByteBuffer) {
    line.append("{ ")
    pair.appendPlaces(to: &line)
    line.append(", \"foreground\": ")
    line.append(jsonText: pair.foreground)
    pair.appendOutputs(to: &line)
    line.append(", \"reason\": ")
    line.append(jsonText: reason)
    line.append(", \"rule\": ")
    line.append(jsonText: pair.rule)
    line.append(" }")
  }
}

extension Manifest.Pair {
  /// Appends the keys that come first, `at` and `background`.
  fileprivate func appendPlaces(to line: inout ByteBuffer) {
    line.append("\"at\": [ ")
    for (index, place) in places.enumerated() {
      if index > 0 { line.append(", ") }
      line.append(jsonText: place)
    }
    line.append(" ], \"background\": ")
    line.append(jsonText: background)
  }

  /// Appends `outputs` where the pair is not as the theme writes it.
  fileprivate func appendOutputs(to line: inout ByteBuffer) {
    guard !outputs.isEmpty else { return }
    line.append(", \"outputs\": [ ")
    for (index, output) in outputs.enumerated() {
      if index > 0 { line.append(", ") }
      line.append(jsonText: output)
    }
    line.append(" ]")
  }
}

extension JSONWriter {
  /// Writes a color: one object, or one for each variant that differs.
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
      // What most colors begin with is written at once.
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
        if let design { writer.entry("design", design) }
        writer.entry("textStyle", style)
        if let weight { writer.entry("weight", weight) }
      }
    case .system(let size, let weight, let design):
      inlineObject { writer in
        if let design { writer.entry("design", design) }
        writer.key("size")
        writer.number(size)
        writer.entry("weight", weight)
      }
    case .named(let name, let size, let style):
      inlineObject { writer in
        writer.entry("name", name)
        writer.key("size")
        writer.number(size)
        if let style { writer.entry("textStyle", style) }
      }
    }
  }
}

/// Numbers that a manifest is full of, written without a search for the fewest digits.
extension ByteBuffer {
  /// Appends a component; those that are a byte divided by 255 are looked up.
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

  /// Appends a ratio; most have six decimals.
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
