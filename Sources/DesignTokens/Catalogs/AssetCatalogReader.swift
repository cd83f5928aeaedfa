import ColorScience
import OutputText
import ThemeSyntax

/// Asset catalogs: folders with a `Contents.json` in each, and color sets among them.
extension TokenReader {
  /// The deepest nesting of folders.
  private static let deepest = 32
  /// The most colors of one set.
  private static let mostEntries = 1_000

  /// The sheet of a catalog; its names begin with those of the folders that provide a namespace.
  mutating func catalog(
    _ folder: String, named range: SourceRange?, under prefix: TextID?
  ) -> Int {
    if let known = catalogs[folder + "\u{0}\(prefix?.index ?? -1)"] { return known }
    var sheet = TokenSheet()
    var stack: [(folder: String, names: [String], depth: Int)] = [(folder, [], 0)]
    var found = false
    while let (folder, names, depth) = stack.popLast() {
      guard !isFull else { break }
      let entries = files.names(in: folder, named: range)
      for name in entries.reversed() where name.hasSuffix("/") {
        let inner = String(name.dropLast())
        let path = SourcePath.join(folder, inner)
        guard !inner.hasSuffix(".colorset") else { continue }
        guard !inner.utf8.contains(UInt8(ascii: ".")), depth < Self.deepest else { continue }
        let isNamespace = providesNamespace(path)
        stack.append((path, isNamespace ? names + [inner] : names, depth + 1))
      }
      for name in entries where name.hasSuffix(".colorset/") {
        found = true
        let stem = String(name.dropLast(".colorset/".count))
        readColorSet(
          SourcePath.join(folder, String(name.dropLast())), names + [stem], named: range,
          under: prefix, into: &sheet)
      }
    }
    if !found, !files.missing.contains(folder) {
      files.findings.append(
        Diagnostic("token-catalog", .warning, "'\(folder)' has no color sets", at: range))
    }
    catalogs[folder + "\u{0}\(prefix?.index ?? -1)"] = sheets.count
    sheets.append(sheet)
    return sheets.count - 1
  }

  private mutating func providesNamespace(_ folder: String) -> Bool {
    guard let file = files.optionalFile(at: SourcePath.join(folder, "Contents.json")),
      let root = files.root(file),
      let properties = files.value(of: .properties, in: root),
      let value = files.value(of: .providesNamespace, in: properties)
    else { return false }
    return files.string(value) == "true"
  }

  private mutating func readColorSet(
    _ folder: String, _ names: [String], named range: SourceRange?, under prefix: TextID?,
    into sheet: inout TokenSheet
  ) {
    let path = SourcePath.join(folder, "Contents.json")
    guard let file = files.file(at: path, named: range), let root = files.root(file) else { return }
    guard let colors = files.value(of: .colors, in: root) else { return }
    var color = CatalogColor(name: names.joined(separator: "/"))
    for item in files.items(colors) {
      guard let slot = slot(item), let node = files.value(of: .color, in: item) else { continue }
      guard color.entries.count < Self.mostEntries else {
        files.findings.append(
          Diagnostic(
            "token-catalog", .warning,
            "color set '\(color.name.shown)' has more than \(Self.mostEntries) colors",
            at: files.range(item).part(offset: 0, count: 1)))
        break
      }
      let place = files.range(node).part(offset: 0, count: 1)
      let entry = CatalogColor.Entry(slot: slot, value: value(node), place: place)
      guard let first = color.add(entry) else { continue }
      files.findings.append(
        Diagnostic(
          "token-catalog", .warning,
          "color set '\(color.name.shown)' has two colors for the same devices and appearance; "
            + "the first one is used", at: place,
          notes: [Diagnostic.Note("first one is here", at: first)]))
    }
    var fields = TokenFields()
    fields.catalog = Int32(catalogColors.count)
    fields.isStandard = false
    if color.isAdaptive { sheet.hasModes = true }
    catalogColors.append(color)
    let name = files.texts.intern(names.joined(separator: "."))
    declareToken(
      name, at: files.range(colors).part(offset: 0, count: 1), fields, under: prefix, parent: -1,
      into: &sheet)
  }

  /// What an entry is for; nil for what no app for iOS draws.
  private func slot(_ item: TokenFiles.Node) -> CatalogColor.Slot? {
    var slot = CatalogColor.Slot()
    let idiom = text("idiom", in: item) ?? "universal"
    if idiom != "universal" {
      guard let known = CatalogDevice.Idiom(rawValue: idiom) else { return nil }
      slot.idiom = known
    }
    slot.isWide = text("display-gamut", in: item)?.lowercased() == "display-p3"
    for trait in CatalogDevice.Trait.allCases {
      slot.traits[trait] = text(trait.rawValue, in: item)
    }
    let list = files.value(of: .appearances, in: item).map { files.items($0) } ?? []
    for node in list {
      switch (text("appearance", in: node), text("value", in: node)) {
      case ("luminosity", "dark"): slot.luminosity = .dark
      case ("luminosity", "light"): slot.luminosity = .light
      case ("contrast", "high"): slot.isHighContrast = true
      default: return nil
      }
    }
    return slot
  }

  private func text(_ key: String, in node: TokenFiles.Node) -> String? {
    files.value(ofText: key, in: node).flatMap { files.string($0) }
  }

  private func value(_ node: TokenFiles.Node) -> CatalogColor.Value {
    let range = files.range(node).part(offset: 0, count: 1)
    if let reference = files.value(of: .reference, in: node) {
      let name = files.string(reference) ?? ""
      let stem = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
      guard let color = UIKitColor(stem) ?? UIKitColor(name) else {
        return .failure("'\(name.shown)' isn't a system color", files.range(reference))
      }
      return .system(color)
    }
    let spaceNode = files.value(of: .colorSpaceKey, in: node)
    let name = spaceNode.flatMap { files.string($0) } ?? "srgb"
    guard let space = CatalogSpace.all.first(where: { $0.name == name.lowercased() }) else {
      return .failure(
        "'\(name.shown)' isn't a color space", spaceNode.map { files.range($0) } ?? range)
    }
    guard let components = files.value(of: .components, in: node) else {
      return .failure("it has no 'components'", range)
    }
    let keys: [TokenWord] = space.isGray ? [.white, .white, .white] : [.red, .green, .blue]
    var parts = SIMD3<Double>(repeating: 0)
    for (index, key) in keys.enumerated() {
      guard let part = files.value(of: key, in: components), let number = component(part) else {
        return .failure("component '\(key.rawValue)' isn't a number", files.range(components))
      }
      parts[index] = number
    }
    var alpha = 1.0
    if let node = files.value(of: .alpha, in: components) {
      guard let number = opacity(node), (0...1).contains(number) else {
        return .failure("'alpha' is a number from 0 to 1", files.range(node))
      }
      alpha = number
    }
    return .color(space.color(parts, alpha: alpha))
  }

  /// A component as Xcode writes it: a fraction with a point, a whole number of 0 to 255, or two
  /// hexadecimal digits behind `0x`.
  private func component(_ node: TokenFiles.Node) -> Double? {
    guard let text = files.string(node)?.trimmed, text.utf8.count <= 40 else { return nil }
    let lower = text.lowercased()
    if lower.hasPrefix("0x") {
      return UInt8(lower.dropFirst(2), radix: 16).map { Double($0) / 255 }
    }
    guard let number = Double(text), number.isFinite else { return nil }
    let isFraction = lower.utf8.contains { ".e".utf8.contains($0) }
    return isFraction ? number : number / 255
  }

  private func opacity(_ node: TokenFiles.Node) -> Double? {
    guard let text = files.string(node)?.trimmed, text.utf8.count <= 40 else { return nil }
    if text.lowercased().hasPrefix("0x") { return component(node) }
    return Double(text)
  }
}

extension TokenFiles {
  /// The value of a key that is no word.
  func value(ofText name: String, in node: Node) -> Node? {
    texts.identifier(of: name).flatMap { value(ofKey: $0, in: node) }
  }
}
