import ColorScience
import ThemeSyntax

/// The palette with nested names joined by dots.
struct PaletteDocument: Sendable {
  struct Entry: Sendable {
    var path: TextID
    var pathRange: SourceRange
    /// The groups around the name, outermost first.
    var groups: [TextID]
    /// nil if the value was reported, so references to it are not reported again.
    var color: Located<ColorSource>?
  }

  private(set) var entries: [Entry] = []
  private(set) var indices: [TextID: Int] = [:]
  /// Names that contain other names.
  var groups: Set<TextID> = []

  mutating func append(_ entry: Entry) {
    indices[entry.path] = entries.count
    entries.append(entry)
  }

  /// A color replaces the lower one; a group and a color of the same name exclude each other.
  func over(_ lower: PaletteDocument) -> PaletteDocument {
    var merged = PaletteDocument()
    merged.groups = groups.union(lower.groups.filter { indices[$0] == nil })
    let inherited = lower.entries.filter { entry in
      !groups.contains(entry.path) && !([entry.path] + entry.groups).contains { indices[$0] != nil }
    }
    for entry in inherited + entries { merged.append(entry) }
    return merged
  }
}

enum ColorSource: Sendable {
  case text(TextID)
  indirect case adaptive(VariantTexts)
}

struct VariantTexts: Sendable {
  var light: Located<TextID>
  var dark: Located<TextID>
  var lightHighContrast: Located<TextID>?
  var darkHighContrast: Located<TextID>?

  /// In the order of `Variant`; increased contrast defaults to the normal color.
  var all: [Located<TextID>] { map(\.self) }

  func map<Value>(_ change: (Located<TextID>) -> Value) -> [Value] {
    let (light, dark) = (change(light), change(dark))
    return [
      light, dark, lightHighContrast.map(change) ?? light, darkHighContrast.map(change) ?? dark,
    ]
  }
}

extension NodeParser {
  mutating func palette(_ node: NodeID) -> PaletteDocument {
    var palette = PaletteDocument()
    guard isMapping(node, "'palette'") else {
      notes.lacksNames = true
      return palette
    }
    group(node, prefix: "", in: [], into: &palette)
    return isFull ? PaletteDocument() : palette
  }

  private mutating func group(
    _ node: NodeID, prefix: String, in groups: [TextID], into palette: inout PaletteDocument
  ) {
    for (key, value) in tree.entries(node) {
      let name = string(key)
      guard !name.isEmpty, !name.utf8.contains(where: { $0 == 0x2E || $0 == 0x7B || $0 == 0x7D })
      else {
        notes.lacksNames = true
        error(
          "unusable-name", "a palette name is not empty and has no dot or brace in it", at: key)
        continue
      }
      pathBytes += prefix.utf8.count + name.utf8.count
      guard hasRoom(in: palette, at: key) else { return }
      let path = texts.intern(prefix + name)
      if tree.kind(value) == .mapping, tree.unquotedReference(value) == nil, !isAdaptive(value),
        !areComponents(value)
      {
        palette.groups.insert(path)
        group(value, prefix: prefix + name + ".", in: groups + [path], into: &palette)
      } else {
        palette.append(
          PaletteDocument.Entry(
            path: path, pathRange: tree.range(key), groups: groups,
            color: color(value, "'\(prefix + name)'", of: key)))
      }
    }
  }

  private mutating func hasRoom(in palette: PaletteDocument, at key: NodeID) -> Bool {
    var excess: String?
    if palette.entries.count >= ThemeLimits.names {
      excess = "a palette has no more than \(ThemeLimits.names) colors"
    } else if pathBytes > ThemeLimits.palettePaths {
      excess =
        "names of palette colors, each with those of its groups, take no more than "
        + "\(ThemeLimits.palettePaths >> 20) MiB"
    }
    guard let excess else { return true }
    notes.lacksNames = true
    if !isFull { error("too-many-names", excess, at: key) }
    isFull = true
    return false
  }

  private func areComponents(_ node: NodeID) -> Bool {
    guard (3...4).contains(tree.entryCount(node)) else { return false }
    return components(node) != nil
  }

  /// True if a mapping is an adaptive color: its keys are variants, possibly misspelt.
  private func isAdaptive(_ node: NodeID) -> Bool {
    var hasVariant = false
    for (key, value) in tree.entries(node) {
      if word(key)?.isVariant == true {
        hasVariant = true
      } else if tree.kind(value) == .mapping
        || nearest(string(key), in: Section.adaptiveColor.names) == nil
      {
        return false
      }
    }
    return hasVariant
  }
}
