import ColorScience
public import ThemeSyntax

extension Configuration {
  /// Reads a configuration (file 0 in diagnostics) and its Info.plist; wrong values get defaults.
  public static func read(
    _ source: SourceFile, load: FileLoader? = nil
  ) -> (Configuration, [Diagnostic]) {
    let read = ReadConfiguration(source, file: 0, load: load)
    return (read.configuration, read.diagnostics)
  }
}

package struct ReadConfiguration {
  package let configuration: Configuration
  package let diagnostics: [Diagnostic]
  /// nil if nothing is wrong.
  package let keyPaths: KeyPaths?

  package init(_ source: SourceFile, file: Int32, load: FileLoader? = nil) {
    var texts = TextTable(vocabulary: Word.vocabulary)
    let read = readTheme(source, file: file, texts: &texts)
    guard let tree = read.tree else {
      configuration = Configuration()
      diagnostics = read.diagnostics.compactMap(\.aboutConfiguration).map(\.withoutAutomaticFixes)
      keyPaths = KeyPaths(nil, texts)
      return
    }
    var parser = NodeParser(source: source, tree: tree, texts: texts, owner: Section.owner(of:))
    parser.isConfiguration = true
    var configuration = parser.configuration()
    let folder = SourcePath.folder(source.path)
    let ofFiles = load.map { configuration.readInfoPlists(in: folder, $0) } ?? []
    self.configuration = configuration
    diagnostics = (read.diagnostics + parser.diagnostics.all + ofFiles).map(\.withoutAutomaticFixes)
    keyPaths = diagnostics.isEmpty ? nil : KeyPaths(tree, parser.texts)
  }
}

extension Diagnostic {
  /// Reworded for a configuration; nil for an empty file, which is valid.
  fileprivate var aboutConfiguration: Diagnostic? {
    switch id {
    case "empty-file": nil
    case "root-not-mapping":
      Diagnostic(id, "configuration is a mapping of keys such as 'deploymentTarget'", at: range)
    default: self
    }
  }
}

extension NodeParser {
  fileprivate mutating func configuration() -> Configuration {
    var configuration = Configuration()
    read(tree.root, as: Configuration.mapping, into: &configuration)
    // Overrides are merged onto all other keys, before and after them.
    if let overrides {
      configuration.overrides = self.overrides(overrides, over: configuration)
    }
    return configuration
  }

  mutating func outputs(_ node: NodeID) -> [String]? {
    let known = outputNames.map { ($0, $0) }
    let outputs = items(node).compactMap { named($0, "'outputs'", known)?.value }
    return outputs.isEmpty ? nil : outputs
  }

  fileprivate mutating func version(
    _ node: NodeID, _ what: String, like example: String
  ) -> IOSVersion? {
    let takes = "an iOS version such as \(example)"
    guard text(node, what, takes: takes) != nil else { return nil }
    let parts = string(node).split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part -> Int? in
      part.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(part) : nil
    }
    guard numbers.count == parts.count, (1...2).contains(numbers.count) else {
      reportWrong(node, what, takes: takes)
      return nil
    }
    let version = IOSVersion(numbers[0], numbers.count == 2 ? numbers[1] : 0)
    guard version >= .oldest else {
      let (oldest, shown) = (IOSVersion.oldest.text, shown(node))
      error(
        "out-of-range",
        "\(what) is '\(shown)', but the oldest supported iOS is \(oldest); write \(oldest) or later",
        at: node)
      return nil
    }
    return version
  }

  mutating func backdrops(_ node: NodeID) -> [Color] {
    let nodes = items(node, "'backdrop'", atMost: ThemeLimits.backdrops, "colors") ?? []
    return nodes.compactMap { item in
      let takes = "colors such as \"#FFFFFF\""
      guard let text = text(item, "'backdrop'", takes: takes) else { return nil }
      if case .color(let css)? = try? parseColor(texts.bytes(text.value)).expression {
        let color = resolved(css).color
        guard color.alpha < 1 else { return color }
        diagnostics.append(.translucentBackdrop(color, at: tree.range(item)))
        return nil
      }
      let shown = shown(item)
      error("unknown-color", "'backdrop' takes \(takes), not '\(shown)'", at: item)
      return nil
    }
  }

  fileprivate mutating func palette(_ node: NodeID) -> String? {
    let takes = "the name of a theme, such as Brand"
    guard let text = text(node, "'palette'", takes: takes) else { return nil }
    let name = texts.string(text.value)
    let scalars = name.unicodeScalars
    guard scalars.first?.properties.isIDStart == true, scalars.allSatisfy(\.properties.isIDContinue)
    else {
      reportWrong(node, "'palette'", takes: takes)
      return nil
    }
    return name
  }

  fileprivate mutating func suffix(_ node: NodeID) -> String? {
    let takes = "letters, digits and underscores, such as \"Look\""
    guard let text = text(node, "'suffix'", takes: takes) else { return nil }
    let suffix = texts.string(text.value)
    if suffix.unicodeScalars.allSatisfy(\.properties.isIDContinue) { return suffix }
    reportWrong(node, "'suffix'", takes: takes)
    return nil
  }

  fileprivate mutating func ratio(_ node: NodeID, _ what: String) -> Double? {
    guard let ratio = number(node, what, like: "4.5") else { return nil }
    guard (1...21).contains(ratio) else {
      let shown = shown(node)
      error(
        "out-of-range", "\(what) is a contrast ratio from 1 to 21, not '\(shown)'", at: node)
      return nil
    }
    return ratio
  }
}

extension Shape where Value == IOSVersion {
  static func version(like example: String) -> Shape {
    Shape(.shape("iOSVersion", "an iOS version")) { $0.version($1.value, $1.what, like: example) }
  }
}

extension Shape where Value == String {
  static var paletteName: Shape { Shape(.text) { $0.palette($1.value) } }

  static var suffix: Shape { Shape(.text) { $0.suffix($1.value) } }

  static func path(_ file: String) -> Shape { Shape(.text) { $0.path($1.value, $1.what, file) } }
}

extension Shape where Value == Double {
  static var ratio: Shape {
    Shape(.shape("ratio", "a contrast ratio from 1 to 21")) { $0.ratio($1.value, $1.what) }
  }
}
