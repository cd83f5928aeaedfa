import ColorScience
import ThemeModel
package import ThemeSyntax

extension Manifest {
  /// Skips unknown keys; returns nil with errors, their ranges in file 0.
  package static func read(_ source: SourceFile) -> (Manifest?, [Diagnostic]) {
    var texts = TextTable()
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
    let version = try root.member("manifestVersion")
    guard try version.number() == Double(Self.formatVersion) else {
      throw version.problem(
        "manifest has version \(try version.plain()); known is \(Self.formatVersion)")
    }
    self.init(
      appearances: PartList(try root("appearances")), diagnostics: try root("diagnostics"),
      generator: try root("generator"), name: try root("name"), outputs: try root("outputs"),
      palette: try root.parts("palette") { name, color throws(ManifestProblem) in
        PaletteColor(name: name, color: try ColorVariants(color))
      },
      roles: try root.parts("roles") { name, role throws(ManifestProblem) in
        Role(name: name, color: try role("color"), inverse: try role("inverse"))
      },
      screens: try root.parts("screens") { name, screen throws(ManifestProblem) in
        Screen(
          name: name, appearance: try screen("appearance"),
          navigationBarHidden: try screen("navigationBarHidden"),
          toolbarHidden: try screen("toolbarHidden"), whenEditing: try screen("whenEditing"))
      },
      source: try root("source"), sources: try root("sources"))
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

extension Manifest.Diagnostics: ManifestReadable {
  init(_ node: ManifestNode) throws(ManifestProblem) {
    self.init(
      errors: try node.count("errors", from: 0), warnings: try node.count("warnings", from: 0),
      waived: try node("waived"))
  }
}

extension Manifest.Waived: ManifestReadable {
  init(_ node: ManifestNode) throws(ManifestProblem) {
    self.init(rule: try node("rule"), reason: try node("reason"))
    guard let appearance: String = try node(ifAny: "appearance") else { return }
    pair = Manifest.WaivedPair(
      appearance: appearance, pair: try Manifest.Pair(node), ratio: try node.ratio("ratio"),
      required: try node.ratio("required"))
  }
}

extension Manifest.Sources: ManifestReadable {
  init(_ node: ManifestNode) throws(ManifestProblem) {
    self.init(
      inputs: try node("inputs"),
      locations: try node.parts("locations") { name, place throws(ManifestProblem) in
        Manifest.NamedLocation(name: name, location: try Manifest.Location(place))
      },
      waived: try node("waived"))
  }
}

extension Manifest.Input: ManifestReadable {
  init(_ node: ManifestNode) throws(ManifestProblem) {
    self.init(path: try node("path"), sha256: try node("sha256"))
  }
}

extension Manifest.Location: ManifestReadable {
  init(_ node: ManifestNode) throws(ManifestProblem) {
    self.init(
      line: try node.count("line", from: 1),
      column: try node.optional("column")?.count(from: 1), path: try node(ifAny: "path"))
  }
}

extension Manifest.Appearance: ManifestReadable {
  init(_ node: ManifestNode) throws(ManifestProblem) {
    let style = try node.member("statusBarStyle")
    let isPair = style.isObject
    self.init(
      name: try node("name"), symbol: try node("symbol"), kind: try Self.kind(node),
      description: try node(ifAny: "description"), deprecated: try Self.deprecation(node),
      interfaceStyle: try node("interfaceStyle"),
      statusBarStyle: isPair ? try style("light") : try StatusBarStyle(style),
      darkStatusBarStyle: isPair ? try style("dark") : nil, inverse: try node(ifAny: "inverse"),
      backdrop: try node(ifAny: "backdrop"),
      bars: Bars(
        navigationBar: try node("navigationBar"), toolbar: try node("toolbar"),
        tabBar: try node("tabBar")),
      measured: Manifest.Measured(
        contrast: try node("contrast"), notMeasured: try node(ifAny: "notMeasured") ?? []))
  }

  private static func kind(_ node: ManifestNode) throws(ManifestProblem) -> ResolvedAppearance.Kind
  {
    switch try node.member("kind").choice(["declared", "inverse", "dynamic"], \.self) {
    case "inverse": .inverse(of: try node("of"), rule: try node("rule"))
    case "dynamic": .dynamic
    default: .declared
    }
  }

  private static func deprecation(_ node: ManifestNode) throws(ManifestProblem) -> Deprecation? {
    guard let value = try node.optional("deprecated") else { return nil }
    if value.isText { return .message(try value.text()) }
    return try value.flag() ? .plain : nil
  }
}

extension ManifestBar: ManifestReadable {
  init(_ node: ManifestNode) throws(ManifestProblem) {
    var settings: [Setting] = []
    try Self.add(node, below: "", to: &settings)
    settings.sort { $0.property < $1.property }
    self.init(settings: settings, backdrop: try node(ifAny: "backdrop"))
  }

  private static func add(
    _ node: ManifestNode, below path: String, to settings: inout [Setting]
  ) throws(ManifestProblem) {
    try node.forEachEntry { key, value throws(ManifestProblem) in
      let name = path.isEmpty ? key : key == "color" ? path : "\(path).\(key)"
      let property = BarProperty.named[name]
      let isValue = property?.isColorOfGroup == true && name != path ? try value.isColor : true
      if let property, isValue {
        settings.append(
          Setting(property: property, value: try value.value(of: property), range: .unknown))
      } else if property != nil || BarGroup.paths.contains(name) {
        try add(value, below: name, to: &settings)
      }
    }
  }
}

extension BarProperty {
  fileprivate static let named = Dictionary(uniqueKeysWithValues: allCases.map { ($0.name, $0) })
}

extension BarGroup {
  fileprivate static let paths = Set(all.map(\.path))
}

extension Backdrop<ManifestColor>: ManifestReadable {
  init(_ node: ManifestNode) throws(ManifestProblem) {
    if node.isText {
      self = .content(try BackdropContent(node))
    } else if node.isObject {
      self = .variants([
        try node(ifAny: "light"), try node(ifAny: "dark"), try node(ifAny: "lightHighContrast"),
        try node(ifAny: "darkHighContrast"),
      ])
    } else {
      self = .colors(try [ManifestColor](node))
    }
  }
}

extension ManifestNode {
  /// True for a color's name or components.
  fileprivate var isColor: Bool {
    get throws(ManifestProblem) {
      guard isObject else { return true }
      return try optional("components") != nil ? true : optional("light") != nil
    }
  }

  fileprivate func value(
    of property: BarProperty
  ) throws(ManifestProblem) -> ManifestBar.Value {
    let text = isText ? try text() : nil
    return switch property.kind {
    case .colorOrNone where text == "none": .word("none")
    case .color, .colorOrNone: .color(try ManifestColor(self))
    case .flag: .flag(try flag())
    case .font: .font(try TitleFont(self))
    case .points, .distance: .number(try number())
    case .image, .text: .text(try self.text())
    case .gradient:
      .gradient(Gradient(colors: try self("colors"), direction: try self("direction")))
    case .state where text == nil: .state(try ManifestBar(self))
    case .state(let words): .word(try choice(words, \.rawValue))
    case .words(let words): .word(try choice(words, \.name).name)
    }
  }
}

extension Manifest.Pair: ManifestReadable {
  init(_ node: ManifestNode) throws(ManifestProblem) {
    self.init(
      rule: try node("rule"), foreground: try node("foreground"),
      background: try node("background"), places: try node("at"),
      outputs: try node(ifAny: "outputs") ?? [])
  }
}

extension Manifest.NotMeasured: ManifestReadable {
  init(_ node: ManifestNode) throws(ManifestProblem) {
    self.init(pair: try Manifest.Pair(node), reason: try node("reason"))
  }
}

extension Manifest.Contrast: ManifestReadable {
  init(_ node: ManifestNode) throws(ManifestProblem) {
    let variants: [VariantSet] = try node("variants")
    self.init(
      pair: try Manifest.Pair(node), variants: variants.reduce([]) { $0.union($1) },
      ratio: try node.ratio("ratio"), best: try node.optional("best")?.number(in: 1...21),
      required: try node.ratio("required"), verdict: try node("verdict"))
  }
}

extension VariantSet: ManifestReadable {
  init(_ node: ManifestNode) throws(ManifestProblem) {
    self.init(try node.choice(Variant.allCases, \.name))
  }
}

extension ManifestColor: ManifestReadable {
  init(_ node: ManifestNode) throws(ManifestProblem) {
    self = node.isText ? .reference(try node.text()) : ManifestColor(try ColorVariants(node))
  }
}

extension ColorVariants: ManifestReadable {
  init(_ node: ManifestNode) throws(ManifestProblem) {
    if try node.optional("components") != nil {
      self.init(all: try Color(node))
    } else {
      self.init(
        light: try node("light"), dark: try node("dark"),
        lightHighContrast: try node(ifAny: "lightHighContrast"),
        darkHighContrast: try node(ifAny: "darkHighContrast"))
    }
  }
}

extension Color: ManifestReadable {
  init(_ node: ManifestNode) throws(ManifestProblem) {
    let space = try node.member("colorSpace").choice(
      [ColorSpace.srgb, .displayP3], \.manifestName)
    let list = try node.member("components")
    let components = try list.items { item throws(ManifestProblem) in try item.number(in: 0...1) }
    guard components.count == 3 else { throw list.problem("expected three components") }
    self.init(
      space, red: components[0], green: components[1], blue: components[2],
      alpha: try node.member("alpha").number(in: 0...1))
  }
}

extension TitleFont: ManifestReadable {
  init(_ node: ManifestNode) throws(ManifestProblem) {
    if node.isText {
      self = .textStyle(try node.text())
    } else if let name: String = try node(ifAny: "name") {
      self = .named(name, size: try node("size"), textStyle: try node(ifAny: "textStyle"))
    } else if let style: String = try node(ifAny: "textStyle") {
      self = .textStyle(
        style, weight: try node(ifAny: "weight"), design: try node(ifAny: "design"))
    } else {
      self = .system(
        size: try node("size"), weight: try node("weight"), design: try node(ifAny: "design"))
    }
  }
}
