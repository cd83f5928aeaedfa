package import ColorScience
import DesignTokens
package import ThemeCompiler
import ThemeSyntax

package struct ColorSites {
  package struct Site {
    /// The index of its entry in the outline.
    package let entry: Int
    /// The bytes of the color without quotes.
    package let range: Range<Int>
    /// What is written, with the braces of an unquoted reference.
    package let text: String
    /// The color in all variants; nil where it is not known.
    package let variants: ColorVariants?
    /// The color in the theme's table, where it has one.
    package let id: ColorID?
  }

  /// Every place, in the order of the text.
  package private(set) var sites: [Site] = []

  init(_ snapshot: Snapshot) {
    guard let outline = snapshot.outline else { return }
    if snapshot.kind == .tokens {
      sites = snapshot.tokenSites.sites.map { site in
        Site(
          entry: site.entry, range: site.value, text: snapshot.text.text(site.value),
          variants: site.token.variants, id: nil)
      }
      return
    }
    let known = snapshot.analysis?.theme.map { KnownColors($0) }
    let generation = snapshot.analysis?.input.configuration.generations.last ?? .ios26
    for (index, entry) in outline.entries.enumerated() where outline.isColor(entry) {
      guard let text = entry.value.text else { continue }
      let id = known?.color(of: entry)
      let variants = known.flatMap { known in id.map { known.theme.colors[$0].variants } }
      sites.append(
        Site(
          entry: index, range: Outline.unquoted(entry.valueRange, snapshot.text.bytes), text: text,
          variants: variants ?? Self.literal(text, generation), id: id))
    }
  }

  package func site(at offset: Int) -> Site? {
    sites.last { $0.range.touches(offset) }
  }

  /// The color that a text is by itself; nil for one made of others.
  static func literal(_ text: String, _ generation: UIKitGeneration) -> ColorVariants? {
    switch try? parseColor(Array(text.utf8)[...], suggests: false).expression {
    case .color(let css)?: ColorVariants(all: resolved(css).color)
    case .uiKit(let color)?: color.variants(in: generation)
    default: nil
    }
  }
}

/// The colors of a theme by where they are written.
private struct KnownColors {
  let theme: ResolvedTheme
  private var byRange: [Range<Int>: ColorID] = [:]
  private var palette: [String: ColorID] = [:]
  private var roles: [String: ResolvedRole] = [:]

  init(_ theme: ResolvedTheme) {
    self.theme = theme
    for color in theme.palette where color.token == nil {
      palette[color.name] = color.color
      noteMembers(of: color.color)
    }
    for role in theme.roles {
      roles[role.name] = role
      noteMembers(of: role.color)
    }
    for appearance in theme.appearances {
      guard case .declared = appearance.kind else { continue }
      for kind in BarKind.allCases { note(appearance.bars[kind]) }
    }
  }

  private mutating func note(_ bar: ResolvedBar) {
    for setting in bar.settings {
      switch setting.value {
      case .color(let id):
        // What is written in another file has its places there.
        guard setting.range.file == 0 else { continue }
        if byRange.updateValue(id, forKey: setting.range.bytes) == nil { noteMembers(of: id) }
      case .state(let state): note(state)
      default: break
      }
    }
  }

  private mutating func noteMembers(of id: ColorID) {
    guard case .adaptive(let members, _)? = theme.colors.step(id) else { return }
    for member in members where member.range.file == 0 {
      byRange[member.range.bytes] = member.value
    }
  }

  func color(of entry: Outline.Entry) -> ColorID? {
    if let id = byRange[entry.valueRange] { return id }
    switch entry.meaning {
    case .paletteName: return palette[entry.path.dropFirst().joined(separator: ".")]
    case .name(.roles): return roles[entry.key]?.color
    case .key(let key) where key.name == "inverse" && entry.path.first == "roles":
      return entry.path.count == 3 ? roles[entry.path[1]]?.inverse : nil
    default: return nil
    }
  }
}
