import ColorScience
import ThemeModel
package import ThemeSyntax

extension Manifest {
  /// Skips unknown keys; returns nil with errors, their ranges in file 0.
  package static func read(_ source: SourceFile) -> (Manifest?, [Diagnostic]) {
    var texts = TextTable(vocabulary: ManifestKey.vocabulary)
    // The manifest is JSON even with another extension.
    let json = SourceFile(path: "manifest.json", bytes: source.bytes)
    let read = readTheme(json, file: 0, texts: &texts, limits: ReadLimits(.record))
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
      appearances: PartList(try root.list(.appearances, Appearance.init(_:))),
      diagnostics: try Diagnostics(try root.member(.diagnostics)),
      generator: try root.text(.generator), name: try root.text(.name),
      outputs: try root.member(.outputs).texts(),
      palette: try root.members(.palette) { name, color throws(ManifestProblem) in
        PaletteColor(name: name, color: try color.color())
      },
      roles: try root.members(.roles) { name, role throws(ManifestProblem) in
        Role(
          name: name, color: try role.member(.color).color(),
          inverse: try role.member(.inverse).color())
      },
      screens: try root.members(.screens) { name, screen throws(ManifestProblem) in
        Screen(
          name: name, appearance: try screen.text(.appearance),
          navigationBarHidden: try screen.member(.navigationBarHidden).flag(),
          toolbarHidden: try screen.member(.toolbarHidden).flag(),
          whenEditing: try screen.text(.whenEditing))
      },
      source: try root.text(.source), sources: try Sources(try root.member(.sources)))
  }
}

extension Diagnostic {
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
      waived: try node.list(.waived, Manifest.Waived.init(_:)))
  }
}

extension Manifest.Waived {
  fileprivate init(_ node: ManifestNode) throws(ManifestProblem) {
    self.init(rule: try node.text(.rule), reason: try node.text(.reason))
    guard let appearance = try node.optionalText(.appearance) else { return }
    pair = Manifest.WaivedPair(
      appearance: appearance, pair: try Manifest.Pair(node),
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
      locations: try node.members(.locations) { name, place throws(ManifestProblem) in
        Manifest.NamedLocation(name: name, location: try Manifest.Location(place))
      },
      waived: try node.list(.waived, Manifest.Location.init(_:)))
  }
}

extension Manifest.Location {
  fileprivate init(_ node: ManifestNode) throws(ManifestProblem) {
    self.init(
      line: try node.member(.line).count(from: 1),
      column: try node.optional(.column)?.count(from: 1), path: try node.optionalText(.path))
  }
}

extension Manifest.Appearance {
  fileprivate init(_ node: ManifestNode) throws(ManifestProblem) {
    var bars = Bars(all: ManifestBar())
    for kind in BarKind.allCases {
      bars[kind] = try ManifestBar(try node.member(ManifestKey.ofBars[kind]))
    }
    let style = try node.member(.statusBarStyle)
    let isPair = style.isObject
    self.init(
      name: try node.text(.name), symbol: try node.text(.symbol), kind: try Self.kind(node),
      description: try node.optionalText(.description),
      deprecated: try Self.deprecation(node),
      interfaceStyle: try node.member(.interfaceStyle).choice(InterfaceStyle.self),
      statusBarStyle: try (isPair ? try style.member(.light) : style).choice(StatusBarStyle.self),
      darkStatusBarStyle: isPair
        ? try style.member(.dark).choice(StatusBarStyle.self) : nil,
      inverse: try node.optionalText(.inverse), backdrop: try node.backdrop(),
      bars: bars,
      measured: Manifest.Measured(
        contrast: try node.list(.contrast, Manifest.Contrast.init(_:)),
        notMeasured: try node.optional(.notMeasured)?.items(Manifest.NotMeasured.init(_:)) ?? []))
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
      for key in ManifestKey.ofVariants {
        let value = try node.optional(key)
        variants.append(try value.map(Self.init(_:)))
      }
      self = .variants(variants)
    } else {
      self = .colors(try node.items(ManifestColor.init(_:)))
    }
  }
}

extension ManifestNode {
  /// True for a color's name or components.
  fileprivate var isColor: Bool {
    get throws(ManifestProblem) {
      guard isObject else { return true }
      for key in [ManifestKey.components, .light] where try optional(key) != nil { return true }
      return false
    }
  }
}

extension ManifestColor {
  fileprivate init(_ node: ManifestNode) throws(ManifestProblem) {
    self = node.isText ? .reference(try node.text()) : ManifestColor(try node.color())
  }
}

extension ManifestNode {
  fileprivate func backdrop() throws(ManifestProblem) -> Backdrop<ManifestColor>? {
    try optional(.backdrop).map(Backdrop.init(_:))
  }

  fileprivate func value(
    of property: BarProperty
  ) throws(ManifestProblem) -> ManifestBar.Value {
    let text = isText ? try text() : nil
    return switch property.kind {
    case .colorOrNone where text == "none": .word("none")
    case .color, .colorOrNone: .color(try ManifestColor(self))
    case .flag: .flag(try flag())
    case .font: .font(try font())
    case .points, .distance: .number(try number())
    case .image, .text: .text(try self.text())
    case .gradient:
      .gradient(
        Gradient(
          colors: try list(.colors, ManifestColor.init(_:)),
          direction: try member(.direction).choice(GradientDirection.self)))
    case .state where text == nil: .state(try ManifestBar(self))
    case .state(let words): .word(try word(of: words))
    case .words(let words): .word(try word(of: words.map { ($0.name, $0.name) }))
    }
  }

  private func word<Choice: RawRepresentable<String>>(
    of words: [Choice]
  ) throws(ManifestProblem) -> Choice {
    try word(of: words.map { ($0.rawValue, $0) })
  }
}

extension Manifest.Pair {
  fileprivate init(_ node: ManifestNode) throws(ManifestProblem) {
    self.init(
      rule: try node.text(.rule), foreground: try node.text(.foreground),
      background: try node.text(.background),
      places: try node.member(.at).texts(), outputs: try node.optional(.outputs)?.texts() ?? [])
  }
}

extension Manifest.NotMeasured {
  fileprivate init(_ node: ManifestNode) throws(ManifestProblem) {
    self.init(pair: try Manifest.Pair(node), reason: try node.text(.reason))
  }
}

extension Manifest.Contrast {
  fileprivate init(_ node: ManifestNode) throws(ManifestProblem) {
    var variants = VariantSet()
    try node.member(.variants).forEachItem { item throws(ManifestProblem) in
      guard let key = try item.key(), let variant = ManifestKey.ofVariants.firstIndex(of: key)
      else {
        throw item.problem("expected a variant's name")
      }
      variants.insert(VariantSet(Variant.allCases[variant]))
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
  fileprivate func color() throws(ManifestProblem) -> ColorVariants {
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

  fileprivate func font() throws(ManifestProblem) -> TitleFont {
    if isText { return .textStyle(try text()) }
    let style = try optionalText(.textStyle)
    if let name = try optional(.name) {
      return .named(try name.text(), size: try member(.size).number(), textStyle: style)
    }
    let design = try optionalText(.design)
    if let style {
      return .textStyle(style, weight: try optionalText(.weight), design: design)
    }
    return .system(
      size: try member(.size).number(), weight: try text(.weight), design: design)
  }
}
