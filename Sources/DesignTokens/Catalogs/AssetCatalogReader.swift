import ColorScience
import ThemeSyntax

/// Asset catalogs: folders with a `Contents.json` in each, and color sets among them.
extension TokenReader {
  private static let deepest = 32
  private static let mostEntries = 1_000

  /// The sheet of a catalog; folders that provide a namespace prefix its names.
  func catalog(_ folder: String, named range: SourceRange?, under prefix: TextID?) -> Int {
    sheet(of: .catalog(folder: folder), under: prefix) {
      var stack: [(folder: String, names: [String], depth: Int)] = [(folder, [], 0)]
      var found = false
      while let (folder, names, depth) = stack.popLast(), !isFull {
        let inner = files.names(in: folder, named: range).filter { $0.hasSuffix("/") }
          .map { String($0.dropLast()) }
        for name in inner.reversed() where !name.utf8.contains(UInt8(ascii: ".")) {
          guard depth < Self.deepest else { break }
          let path = SourcePath.join(folder, name)
          stack.append((path, providesNamespace(path) ? names + [name] : names, depth + 1))
        }
        for name in inner where name.hasSuffix(".colorset") {
          found = true
          let stem = String(name.dropLast(".colorset".count))
          readColorSet(SourcePath.join(folder, name), names + [stem], named: range)
        }
      }
      if !found, !files.missing.contains(folder) {
        files.report("token-catalog", .warning, at: range, "'\(folder)' has no color sets")
      }
    }
  }

  private func providesNamespace(_ folder: String) -> Bool {
    let path = SourcePath.join(folder, "Contents.json")
    guard let root = files.root(at: path, named: nil, isOptional: true),
      let properties = files.value(of: .properties, in: root)
    else { return false }
    return files.string(of: .providesNamespace, in: properties) == "true"
  }

  private func readColorSet(_ folder: String, _ names: [String], named range: SourceRange?) {
    let path = SourcePath.join(folder, "Contents.json")
    guard let root = files.root(at: path, named: range),
      let colors = files.value(of: .colors, in: root)
    else { return }
    var color = CatalogColor(name: names.joined(separator: "/"))
    for item in files.items(colors) {
      guard let slot = slot(item), let node = files.value(of: .color, in: item) else { continue }
      guard color.entries.count < Self.mostEntries else {
        files.report(
          "token-catalog", .warning, at: files.start(of: item),
          "color set '\(color.name.shown)' has more than \(Self.mostEntries) colors")
        break
      }
      let place = files.start(of: node)
      guard let first = color.add(CatalogColor.Entry(slot: slot, value: value(node), place: place))
      else { continue }
      files.report(
        "token-catalog", .warning, at: place,
        "color set '\(color.name.shown)' has two colors for the same devices and appearance; "
          + "the first one is used", note: Diagnostic.Note("first one is here", at: first))
    }
    var fields = TokenFields()
    fields.catalog = Int32(catalogColors.count)
    fields.isStandard = false
    if color.isAdaptive { sheet.hasModes = true }
    catalogColors.append(color)
    let name = files.texts.intern(names.joined(separator: "."))
    declareToken(name, at: files.start(of: colors), fields)
  }

  private static let traits: [TokenWord] = [
    .subtype, .locale, .languageDirection, .widthClass, .heightClass, .memory,
    .graphicsFeatureSet, .screenWidth,
  ]

  /// The slot of an entry; nil if no iPhone or iPad shows it.
  private func slot(_ item: TokenNode) -> CatalogColor.Slot? {
    var slot = CatalogColor.Slot()
    let idiom = files.string(of: .idiom, in: item) ?? "universal"
    slot.idiom = CatalogDevice.Idiom.allCases.first { $0.rawValue.lowercased() == idiom }
    guard slot.idiom != nil || idiom == "universal",
      files.string(of: .subtype, in: item) != "mac-catalyst"
    else { return nil }
    slot.isWide = files.string(of: .displayGamut, in: item)?.lowercased() == "display-p3"
    slot.traits = Self.traits.compactMap { trait in
      files.string(of: trait, in: item).map { "\(trait.rawValue) \($0)" }
    }.joined(separator: ", ")
    for node in files.items(of: .appearances, in: item) {
      switch (files.string(of: .appearance, in: node), files.string(of: .value, in: node)) {
      case ("luminosity", "dark"): slot.luminosity = .dark
      case ("luminosity", "light"): slot.luminosity = .light
      case ("contrast", "high"): slot.isHighContrast = true
      default: return nil
      }
    }
    return slot
  }

  private func value(_ node: TokenNode) -> CatalogColor.Value {
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
        "'\(name.shown)' isn't a color space",
        spaceNode.map { files.range($0) } ?? files.start(of: node))
    }
    guard let components = files.value(of: .components, in: node) else {
      return .failure("it has no 'components'", files.start(of: node))
    }
    let keys: [TokenWord] = space.gamma == nil ? [.red, .green, .blue] : [.white, .white, .white]
    var parts = SIMD3<Double>(repeating: 0)
    for (index, key) in keys.enumerated() {
      guard let number = files.string(of: key, in: components).flatMap(component) else {
        return .failure("component '\(key.rawValue)' isn't a number", files.range(components))
      }
      parts[index] = number
    }
    guard let node = files.value(of: .alpha, in: components) else {
      return .color(space.color(parts, alpha: 1))
    }
    guard let alpha = files.string(node).flatMap(opacity), (0...1).contains(alpha) else {
      return .failure("'alpha' is a number from 0 to 1", files.range(node))
    }
    return .color(space.color(parts, alpha: alpha))
  }

  /// As Xcode writes it: a fraction with a point, an integer of 0...255, or two digits after `0x`.
  private func component(_ text: String) -> Double? {
    let text = text.trimmed.lowercased()
    guard text.utf8.count <= 40 else { return nil }
    if text.hasPrefix("0x") {
      return UInt8(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
    }
    guard let number = Double(text), number.isFinite else { return nil }
    let isFraction = text.utf8.contains { ".e".utf8.contains($0) }
    return isFraction ? number : number / 255
  }

  private func opacity(_ text: String) -> Double? {
    let text = text.trimmed
    if text.lowercased().hasPrefix("0x") { return component(text) }
    return text.utf8.count <= 40 ? Double(text) : nil
  }
}
