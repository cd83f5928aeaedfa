import ColorScience
package import ThemeSyntax

extension Manifest {
  /// Reads a manifest of this version; nil with errors that say what is wrong with the file, their
  /// ranges in file 0.
  ///
  /// Keys that are not known are passed over.
  package static func read(_ source: SourceFile) -> (Manifest?, [Diagnostic]) {
    var texts = TextTable()
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
    let version = try root.member("manifestVersion")
    guard try version.number() == Double(Self.formatVersion) else {
      throw version.problem(
        "manifest has version \(try version.word()); known is \(Self.formatVersion)")
    }
    self.init(
      appearances: PartList(
        try root.list("appearances") { node throws(ManifestProblem) in try Appearance(node) }),
      diagnostics: try Diagnostics(try root.member("diagnostics")),
      generator: try root.text("generator"), name: try root.text("name"),
      outputs: try root.list("outputs") { path throws(ManifestProblem) in try path.text() },
      palette: PartList(
        try root.members("palette") { name, color throws(ManifestProblem) in
          PaletteColor(name: name, color: try color.color())
        }),
      roles: PartList(
        try root.members("roles") { name, role throws(ManifestProblem) in
          Role(
            name: name, color: try role.member("color").color(),
            inverse: try role.member("inverse").color())
        }),
      screens: PartList(
        try root.members("screens") { name, screen throws(ManifestProblem) in
          Screen(
            name: name, appearance: try screen.text("appearance"),
            navigationBarHidden: try screen.member("navigationBarHidden").flag(),
            toolbarHidden: try screen.member("toolbarHidden").flag(),
            whenEditing: try screen.text("whenEditing"))
        }),
      source: try root.text("source"), sources: try Sources(try root.member("sources")))
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

/// What is wrong with the shape of a manifest.
private struct ManifestProblem: Error {
  let diagnostic: Diagnostic
}

/// What all values of a file share; a class, so that a value costs one reference.
private final class ManifestFile {
  let tree: SyntaxTree
  let texts: TextTable

  init(_ tree: SyntaxTree, _ texts: TextTable) {
    self.tree = tree
    self.texts = texts
  }
}

/// A value of the file.
private struct ManifestNode {
  let id: NodeID
  let file: ManifestFile

  private var tree: SyntaxTree { file.tree }
  private var texts: TextTable { file.texts }

  private func node(_ id: NodeID) -> ManifestNode { ManifestNode(id: id, file: file) }

  /// The value's text, whatever kind of scalar it is.
  private var string: String { tree.text(id).map { texts.string($0) } ?? "" }

  func problem(_ message: String) -> ManifestProblem {
    ManifestProblem(diagnostic: Diagnostic("broken-manifest", message, at: tree.range(id)))
  }

  private func require(
    _ kind: SyntaxTree.Kind, _ what: String
  ) throws(ManifestProblem) {
    guard tree.kind(id) == kind else { throw problem("\(what) stands here") }
  }

  func text() throws(ManifestProblem) -> String {
    try require(.quotedScalar, "text")
    return string
  }

  /// A number or a word without quotes as it is written.
  func word() throws(ManifestProblem) -> String {
    try require(.plainScalar, "a number")
    return string
  }

  func number() throws(ManifestProblem) -> Double {
    guard let number = Double(try word()), number.isFinite else {
      throw problem("a number stands here")
    }
    return number
  }

  /// A number of `range`.
  func number(in range: ClosedRange<Double>) throws(ManifestProblem) -> Double {
    let number = try number()
    guard range.contains(number) else {
      throw problem(
        "a number from \(Int(range.lowerBound)) to \(Int(range.upperBound)) stands here")
    }
    return number
  }

  /// A whole number from `least` on.
  func count(from least: Int) throws(ManifestProblem) -> Int {
    guard let count = Int(exactly: try number()), count >= least else {
      throw problem("a whole number from \(least) on stands here")
    }
    return count
  }

  func flag() throws(ManifestProblem) -> Bool {
    guard tree.kind(id) == .plainScalar, let flag = Bool(string) else {
      throw problem("true or false stands here")
    }
    return flag
  }

  /// One of the words of an enumeration.
  func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ type: Choice.Type
  ) throws(ManifestProblem) -> Choice {
    guard let choice = Choice(rawValue: try text()) else {
      let words = Choice.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
      throw problem("one of \(words) stands here")
    }
    return choice
  }

  /// The value of a key, nil where the object has none.
  func optional(_ key: String) throws(ManifestProblem) -> ManifestNode? {
    try require(.mapping, "an object")
    guard let name = texts.identifier(of: key) else { return nil }
    for (key, value) in tree.entries(id) where tree.text(key) == name { return node(value) }
    return nil
  }

  func member(_ key: String) throws(ManifestProblem) -> ManifestNode {
    guard let value = try optional(key) else {
      let range = tree.range(id).part(offset: 0, count: 1)
      throw ManifestProblem(
        diagnostic: Diagnostic("broken-manifest", "'\(key)' is missing", at: range))
    }
    return value
  }

  func text(_ key: String) throws(ManifestProblem) -> String { try member(key).text() }

  func items<Item>(
    _ make: (ManifestNode) throws(ManifestProblem) -> Item
  ) throws(ManifestProblem) -> [Item] {
    try require(.sequence, "a list")
    var items: [Item] = []
    for item in tree.items(id) { items.append(try make(node(item))) }
    return items
  }

  func list<Item>(
    _ key: String, _ make: (ManifestNode) throws(ManifestProblem) -> Item
  ) throws(ManifestProblem) -> [Item] {
    try member(key).items(make)
  }

  /// The names and values of an object.
  func entries<Item>(
    _ make: (String, ManifestNode) throws(ManifestProblem) -> Item
  ) throws(ManifestProblem) -> [Item] {
    try require(.mapping, "an object")
    var items: [Item] = []
    for (key, value) in tree.entries(id) {
      items.append(try make(node(key).string, node(value)))
    }
    return items
  }

  /// The names and values of an object that is a member of this one.
  func members<Item>(
    _ key: String, _ make: (String, ManifestNode) throws(ManifestProblem) -> Item
  ) throws(ManifestProblem) -> [Item] {
    try member(key).entries(make)
  }
}

extension ManifestNode {
  /// A color in all variants.
  func color() throws(ManifestProblem) -> ColorVariants {
    guard try optional("components") == nil else { return ColorVariants(all: try plainColor()) }
    return ColorVariants(
      light: try member("light").plainColor(), dark: try member("dark").plainColor(),
      lightHighContrast: try optional("lightHighContrast")?.plainColor(),
      darkHighContrast: try optional("darkHighContrast")?.plainColor())
  }

  private func plainColor() throws(ManifestProblem) -> Color {
    let space = try member("colorSpace")
    let name = try space.text()
    guard let colorSpace = [ColorSpace.srgb, .displayP3].first(where: { $0.manifestName == name })
    else { throw space.problem("one of 'srgb', 'display-p3' stands here") }
    let list = try member("components")
    let components = try list.items { item throws(ManifestProblem) in try item.number(in: 0...1) }
    guard components.count == 3 else { throw list.problem("three components stand here") }
    return Color(
      colorSpace, red: components[0], green: components[1], blue: components[2],
      alpha: try member("alpha").number(in: 0...1))
  }

  /// Whether an object stands here.
  var isObject: Bool { tree.kind(id) == .mapping }

  func font() throws(ManifestProblem) -> TitleFont {
    if tree.kind(id) == .quotedScalar { return .textStyle(string) }
    let style = try optional("textStyle")?.text()
    if let name = try optional("name") {
      return .named(try name.text(), size: try member("size").number(), textStyle: style)
    }
    let design = try optional("design")?.text()
    if let style {
      return .textStyle(style, weight: try optional("weight")?.text(), design: design)
    }
    return .system(
      size: try member("size").number(), weight: try text("weight"), design: design)
  }

  func location() throws(ManifestProblem) -> Manifest.Location {
    Manifest.Location(
      line: try member("line").count(from: 1), column: try optional("column")?.count(from: 1),
      path: try optional("path")?.text())
  }
}

extension Manifest.Diagnostics {
  fileprivate init(_ node: ManifestNode) throws(ManifestProblem) {
    self.init(
      errors: try node.member("errors").count(from: 0),
      warnings: try node.member("warnings").count(from: 0),
      waived: try node.list("waived") { finding throws(ManifestProblem) in
        Manifest.Waived(rule: try finding.text("rule"), reason: try finding.text("reason"))
      })
  }
}

extension Manifest.Sources {
  fileprivate init(_ node: ManifestNode) throws(ManifestProblem) {
    self.init(
      inputs: try node.list("inputs") { input throws(ManifestProblem) in
        Manifest.Input(path: try input.text("path"), sha256: try input.text("sha256"))
      },
      locations: PartList(
        try node.members("locations") { name, place throws(ManifestProblem) in
          Manifest.NamedLocation(name: name, location: try place.location())
        }),
      waived: try node.list("waived") { place throws(ManifestProblem) in try place.location() })
  }
}

extension Manifest.Appearance {
  fileprivate init(_ node: ManifestNode) throws(ManifestProblem) {
    var bars = Bars(all: Manifest.Bar())
    for kind in BarKind.allCases { bars[kind] = try Manifest.Bar(try node.member(kind.name)) }
    let style = try node.member("statusBarStyle")
    let isPair = style.isObject
    self.init(
      name: try node.text("name"), symbol: try node.text("symbol"), kind: try Self.kind(node),
      description: try node.optional("description")?.text(),
      deprecated: try Self.deprecation(node),
      interfaceStyle: try node.member("interfaceStyle").choice(InterfaceStyle.self),
      statusBarStyle: try (isPair ? try style.member("light") : style).choice(StatusBarStyle.self),
      darkStatusBarStyle: isPair
        ? try style.member("dark").choice(StatusBarStyle.self) : nil,
      inverse: try node.optional("inverse")?.text(), backdrop: try Manifest.Backdrop.of(node),
      bars: bars,
      measured: Manifest.Measured(
        contrast: try node.list("contrast") { entry throws(ManifestProblem) in
          try Manifest.Contrast(entry)
        },
        notMeasured: try node.optional("notMeasured")?.items { entry throws(ManifestProblem) in
          Manifest.NotMeasured(pair: try Manifest.Pair(entry), reason: try entry.text("reason"))
        } ?? []))
  }

  private static func kind(_ node: ManifestNode) throws(ManifestProblem) -> ResolvedAppearance.Kind
  {
    let kind = try node.member("kind")
    switch try kind.text() {
    case "declared": return .declared
    case "inverse":
      return .inverse(
        of: try node.text("of"), rule: try node.member("rule").choice(InverseRule.self))
    case "dynamic": return .dynamic
    default: throw kind.problem("one of 'declared', 'inverse', 'dynamic' stands here")
    }
  }

  private static func deprecation(_ node: ManifestNode) throws(ManifestProblem) -> Deprecation? {
    guard let value = try node.optional("deprecated") else { return nil }
    if let message = try? value.text() { return .message(message) }
    return try value.flag() ? .plain : nil
  }
}

extension Manifest.Bar {
  fileprivate init(_ node: ManifestNode) throws(ManifestProblem) {
    for property in BarProperty.allCases {
      guard let value = try node.value(of: property) else { continue }
      settings.append(
        Manifest.Setting(property: property, value: try Manifest.Value(value, of: property)))
    }
    settings.sort { $0.property.manifestOrder < $1.property.manifestOrder }
    backdrop = try Manifest.Backdrop.of(node)
  }
}

extension Manifest.Backdrop {
  /// What an appearance or a bar says lies behind; nil where it says nothing.
  fileprivate static func of(_ node: ManifestNode) throws(ManifestProblem) -> Self? {
    guard let value = try node.optional(key) else { return nil }
    return try Self(value)
  }

  private init(_ node: ManifestNode) throws(ManifestProblem) {
    if (try? node.text()) != nil {
      self = .content(try node.choice(BackdropContent.self))
    } else if node.isObject {
      var variants: [Self?] = []
      for variant in Variant.allCases {
        guard let value = try node.optional(variant.name) else {
          variants.append(nil)
          continue
        }
        variants.append(try Self(value))
      }
      self = .variants(variants)
    } else {
      self = .colors(
        try node.items { item throws(ManifestProblem) in
          if let name = try? item.text() { return .reference(name) }
          return Manifest.Value(try item.color())
        })
    }
  }
}

extension ManifestNode {
  /// What a bar's object has for a property, nil where it has nothing.
  fileprivate func value(of property: BarProperty) throws(ManifestProblem) -> ManifestNode? {
    var node = self
    for (depth, key) in property.manifestPath.enumerated() {
      // A color stands where a mapping of colors could.
      if depth > 1, try node.isColor { return nil }
      guard let next = try node.optional(key) else { return nil }
      node = next
    }
    guard property.isColorOfGroup, tree.kind(node.id) == .mapping, try !node.isColor else {
      return node
    }
    return try node.optional("color")
  }

  /// Whether a color stands here, by its name or its components.
  private var isColor: Bool {
    get throws(ManifestProblem) {
      guard tree.kind(id) == .mapping else { return true }
      for key in ["components", "light"] where try optional(key) != nil { return true }
      return false
    }
  }
}

extension Manifest.Value {
  fileprivate init(_ node: ManifestNode, of property: BarProperty) throws(ManifestProblem) {
    let text = try? node.text()
    switch (property.manifestValue, text) {
    case (.color(orNone: true), "none"): self = .word("none")
    case (.color, let name?): self = .reference(name)
    case (.color, nil): self = Self(try node.color())
    case (.flag, _): self = .flag(try node.flag())
    case (.font, _): self = .font(try node.font())
    case (.number, _): self = .number(try node.number())
    case (.text, _): self = .text(try node.text())
    case (.state, nil): self = .bar(try Manifest.Bar(node))
    case (.word(let words), _), (.state(let words), _):
      guard let text, words.contains(text) else {
        let known = words.map { "'\($0)'" }.joined(separator: ", ")
        throw node.problem("one of \(known) stands here")
      }
      self = .word(text)
    }
  }
}

extension Manifest.Pair {
  fileprivate init(_ node: ManifestNode) throws(ManifestProblem) {
    self.init(
      rule: try node.text("rule"), foreground: try node.text("foreground"),
      background: try node.text("background"),
      places: try node.list("at") { place throws(ManifestProblem) in try place.text() })
  }
}

extension Manifest.Contrast {
  fileprivate init(_ node: ManifestNode) throws(ManifestProblem) {
    var variants = VariantSet()
    for item in try node.list("variants", { item throws(ManifestProblem) in item }) {
      let name = try item.text()
      guard let variant = Variant.allCases.first(where: { $0.name == name }) else {
        throw item.problem("name of a variant stands here")
      }
      variants.insert(VariantSet(variant))
    }
    self.init(
      pair: try Manifest.Pair(node), variants: variants,
      ratio: try node.member("ratio").number(in: 1...21),
      best: try node.optional("best")?.number(in: 1...21),
      required: try node.member("required").number(in: 1...21),
      verdict: try node.member("verdict").choice(Manifest.Verdict.self))
  }
}
