import ColorScience
package import ThemeSyntax

extension Manifest {
  /// Reads a manifest of this version; nil with errors that say what is wrong with the file, their
  /// ranges in file 0.
  ///
  /// Keys that are not known are passed over.
  package static func read(_ source: SourceFile) -> (Manifest?, [Diagnostic]) {
    var texts = TextTable(vocabulary: ManifestKey.vocabulary)
    // It is JSON whatever it is called.
    let json = SourceFile(path: "manifest.json", bytes: source.bytes)
    let read = readTheme(json, file: 0, texts: &texts)
    guard let tree = read.tree, read.diagnostics.isEmpty else {
      return (nil, read.diagnostics.map(\.aboutManifest))
    }
    do {
      return (try Manifest(ManifestNode(id: tree.root, file: ManifestFile(tree, texts))), [])
    } catch {
      return (nil, [error.diagnostic])
    }
  }

  private init(_ root: ManifestNode) throws(ManifestProblem) {
    let version = try root.member(.manifestVersion)
    guard try version.number() == Double(Self.formatVersion) else {
      throw version.problem(
        "manifest has version \(try version.word()); known is \(Self.formatVersion)")
    }
    self.init(
      appearances: PartList(
        try root.list(.appearances) { node throws(ManifestProblem) in try Appearance(node) }),
      diagnostics: try Diagnostics(try root.member(.diagnostics)),
      generator: try root.text(.generator), name: try root.text(.name),
      outputs: try root.list(.outputs) { path throws(ManifestProblem) in try path.text() },
      palette: PartList(
        try root.members(.palette) { name, color throws(ManifestProblem) in
          PaletteColor(name: name, color: try color.color())
        }),
      roles: PartList(
        try root.members(.roles) { name, role throws(ManifestProblem) in
          Role(
            name: name, color: try role.member(.color).color(),
            inverse: try role.member(.inverse).color())
        }),
      screens: PartList(
        try root.members(.screens) { name, screen throws(ManifestProblem) in
          Screen(
            name: name, appearance: try screen.text(.appearance),
            navigationBarHidden: try screen.member(.navigationBarHidden).flag(),
            toolbarHidden: try screen.member(.toolbarHidden).flag(),
            whenEditing: try screen.text(.whenEditing))
        }),
      source: try root.text(.source), sources: try Sources(try root.member(.sources)))
  }
}

extension Diagnostic {
  /// What a reader says of a theme said of a manifest.
  fileprivate var aboutManifest: Diagnostic {
    switch id {
    case "empty-file", "root-not-mapping":
      Diagnostic(id, "manifest is an object with 'manifestVersion' and so on", at: range)
    case "json-comment": Diagnostic(id, "comment in JSON, which has none", at: range)
    default: self
    }
  }
}

extension Manifest.Diagnostics {
  fileprivate init(_ node: ManifestNode) throws(ManifestProblem) {
    self.init(
      errors: try node.member(.errors).count(from: 0),
      warnings: try node.member(.warnings).count(from: 0),
      waived: try node.list(.waived) { finding throws(ManifestProblem) in
        Manifest.Waived(
          rule: try finding.text(.rule), reason: try finding.text(.reason),
          pair: try finding.optional(.appearance) == nil ? nil : Manifest.WaivedPair(finding))
      })
  }
}

extension Manifest.WaivedPair {
  fileprivate init(_ node: ManifestNode) throws(ManifestProblem) {
    self.init(
      appearance: try node.text(.appearance), pair: try Manifest.Pair(node),
      ratio: try node.member(.ratio).number(in: 1...21),
      required: try node.member(.required).number(in: 1...21))
  }
}

extension Manifest.Sources {
  fileprivate init(_ node: ManifestNode) throws(ManifestProblem) {
    self.init(
      inputs: try node.list(.inputs) { input throws(ManifestProblem) in
        Manifest.Input(path: try input.text(.path), sha256: try input.text(.sha256))
      },
      locations: PartList(
        try node.members(.locations) { name, place throws(ManifestProblem) in
          Manifest.NamedLocation(name: name, location: try place.location())
        }),
      waived: try node.list(.waived) { place throws(ManifestProblem) in try place.location() })
  }
}

extension Manifest.Appearance {
  fileprivate init(_ node: ManifestNode) throws(ManifestProblem) {
    var bars = Bars(all: ManifestBar())
    for kind in BarKind.allCases {
      bars[kind] = try ManifestBar(try node.member(ManifestKey(kind)))
    }
    let style = try node.member(.statusBarStyle)
    let isPair = style.isObject
    self.init(
      name: try node.text(.name), symbol: try node.text(.symbol), kind: try Self.kind(node),
      description: try node.optional(.description)?.text(),
      deprecated: try Self.deprecation(node),
      interfaceStyle: try node.member(.interfaceStyle).choice(InterfaceStyle.self),
      statusBarStyle: try (isPair ? try style.member(.light) : style).choice(StatusBarStyle.self),
      darkStatusBarStyle: isPair
        ? try style.member(.dark).choice(StatusBarStyle.self) : nil,
      inverse: try node.optional(.inverse)?.text(), backdrop: try node.backdrop(),
      bars: bars,
      measured: Manifest.Measured(
        contrast: try node.list(.contrast) { entry throws(ManifestProblem) in
          try Manifest.Contrast(entry)
        },
        notMeasured: try node.optional(.notMeasured)?.items { entry throws(ManifestProblem) in
          Manifest.NotMeasured(pair: try Manifest.Pair(entry), reason: try entry.text(.reason))
        } ?? []))
  }

  private static func kind(_ node: ManifestNode) throws(ManifestProblem) -> ResolvedAppearance.Kind
  {
    let kind = try node.member(.kind)
    switch try kind.text() {
    case "declared": return .declared
    case "inverse":
      return .inverse(
        of: try node.text(.origin), rule: try node.member(.rule).choice(InverseRule.self))
    case "dynamic": return .dynamic
    default: throw kind.problem("expected one of 'declared', 'inverse', 'dynamic'")
    }
  }

  private static func deprecation(_ node: ManifestNode) throws(ManifestProblem) -> Deprecation? {
    guard let value = try node.optional(.deprecated) else { return nil }
    if value.isText { return .message(try value.text()) }
    return try value.flag() ? .plain : nil
  }
}

extension ManifestBar {
  fileprivate init(_ node: ManifestNode) throws(ManifestProblem) {
    var settings: [Setting] = []
    try Self.add(node, .all, to: &settings)
    settings.sort { $0.property < $1.property }
    self.init(settings: settings, backdrop: try node.backdrop())
  }

  /// Adds what is in the bar's object, or in one that is in it.
  private static func add(
    _ node: ManifestNode, _ keys: ManifestBarKeys, to settings: inout [Setting]
  ) throws(ManifestProblem) {
    try node.forEachEntry { key, value throws(ManifestProblem) in
      guard let member = keys.members[key] else { return }
      let isValue = member.members.isEmpty ? true : try value.isColor
      if let property = member.property, isValue {
        settings.append(
          Setting(property: property, value: try value.value(of: property), range: .unknown))
      } else {
        try add(value, member, to: &settings)
      }
    }
  }
}

extension Backdrop<ManifestColor> {
  fileprivate init(_ node: ManifestNode) throws(ManifestProblem) {
    if node.isText {
      self = .content(try node.choice(BackdropContent.self))
    } else if node.isObject {
      var variants: [Self?] = []
      for variant in Variant.allCases {
        guard let value = try node.optional(ManifestKey(variant)) else {
          variants.append(nil)
          continue
        }
        variants.append(try Self(value))
      }
      self = .variants(variants)
    } else {
      self = .colors(try node.items { item throws(ManifestProblem) in try item.barColor() })
    }
  }
}

extension ManifestNode {
  /// Whether a color is here, by its name or its components.
  fileprivate var isColor: Bool {
    get throws(ManifestProblem) {
      guard isObject else { return true }
      for key in [ManifestKey.components, .light] where try optional(key) != nil { return true }
      return false
    }
  }
}

extension ManifestNode {
  /// What an appearance or a bar says lies behind; nil where it says nothing.
  fileprivate func backdrop() throws(ManifestProblem) -> Backdrop<ManifestColor>? {
    guard let value = try optional(.backdrop) else { return nil }
    return try Backdrop(value)
  }

  fileprivate func value(
    of property: BarProperty
  ) throws(ManifestProblem) -> ManifestBar.Value {
    let text = isText ? try text() : nil
    return switch property.kind {
    case .colorOrNone where text == "none": .noColor
    case .color, .colorOrNone: .color(try barColor())
    case .flag: .flag(try flag())
    case .font: .font(try font())
    case .points, .distance: .number(try number())
    case .image, .text: .text(try self.text())
    case .gradient:
      .gradient(
        Gradient(
          colors: try list(.colors) { item throws(ManifestProblem) in try item.barColor() },
          direction: try member(.direction).choice(GradientDirection.self)))
    case .state where text == nil: .slot(.bar(try ManifestBar(self)))
    case .state(let words): .slot(BarSlot(try word(of: words)))
    case .style: .style(try word(of: BarStyle.allCases))
    case .background: .background(try word(of: BarBackground.allCases))
    case .liquidGlass: .liquidGlass(try word(of: LiquidGlass.allCases))
    case .words(let words): .word(try word(of: words.map { ($0.name, $0.name) }))
    }
  }

  /// A color by its name or its components.
  fileprivate func barColor() throws(ManifestProblem) -> ManifestColor {
    isText ? .reference(try text()) : ManifestColor(try color())
  }

  private func word<Word: RawRepresentable<String>>(
    of words: [Word]
  ) throws(ManifestProblem) -> Word {
    try word(of: words.map { ($0.rawValue, $0) })
  }
}

extension Manifest.Pair {
  fileprivate init(_ node: ManifestNode) throws(ManifestProblem) {
    self.init(
      rule: try node.text(.rule), foreground: try node.text(.foreground),
      background: try node.text(.background),
      places: try node.list(.at) { place throws(ManifestProblem) in try place.text() },
      outputs: try node.optional(.outputs)?.items { output throws(ManifestProblem) in
        try output.text()
      } ?? [])
  }
}

extension Manifest.Contrast {
  fileprivate init(_ node: ManifestNode) throws(ManifestProblem) {
    var variants = VariantSet()
    try node.member(.variants).forEachItem { item throws(ManifestProblem) in
      let key = try item.key()
      guard let variant = Variant.allCases.first(where: { ManifestKey($0) == key }) else {
        throw item.problem("expected a variant's name")
      }
      variants.insert(VariantSet(variant))
    }
    self.init(
      pair: try Manifest.Pair(node), variants: variants,
      ratio: try node.member(.ratio).number(in: 1...21),
      best: try node.optional(.best)?.number(in: 1...21),
      required: try node.member(.required).number(in: 1...21),
      verdict: try node.member(.verdict).choice(Manifest.Verdict.self))
  }
}

extension ManifestNode {
  func color() throws(ManifestProblem) -> ColorVariants {
    guard try optional(.components) == nil else { return ColorVariants(all: try plainColor()) }
    return ColorVariants(
      light: try member(.light).plainColor(), dark: try member(.dark).plainColor(),
      lightHighContrast: try optional(.lightHighContrast)?.plainColor(),
      darkHighContrast: try optional(.darkHighContrast)?.plainColor())
  }

  private func plainColor() throws(ManifestProblem) -> Color {
    let space = try member(.colorSpace)
    let name = try space.text()
    guard let colorSpace = [ColorSpace.srgb, .displayP3].first(where: { $0.manifestName == name })
    else { throw space.problem("expected one of 'srgb', 'display-p3'") }
    let list = try member(.components)
    var components = SIMD3<Double>()
    var count = 0
    try list.forEachItem { item throws(ManifestProblem) in
      let component = try item.number(in: 0...1)
      if count < 3 { components[count] = component }
      count += 1
    }
    guard count == 3 else { throw list.problem("expected three components") }
    return Color(
      colorSpace, red: components.x, green: components.y, blue: components.z,
      alpha: try member(.alpha).number(in: 0...1))
  }

  func font() throws(ManifestProblem) -> TitleFont {
    if isText { return .textStyle(try text()) }
    let style = try optional(.textStyle)?.text()
    if let name = try optional(.name) {
      return .named(try name.text(), size: try member(.size).number(), textStyle: style)
    }
    let design = try optional(.design)?.text()
    if let style {
      return .textStyle(style, weight: try optional(.weight)?.text(), design: design)
    }
    return .system(
      size: try member(.size).number(), weight: try text(.weight), design: design)
  }

  func location() throws(ManifestProblem) -> Manifest.Location {
    Manifest.Location(
      line: try member(.line).count(from: 1), column: try optional(.column)?.count(from: 1),
      path: try optional(.path)?.text())
  }
}
