import ColorScience
import ThemeModel
import ThemeSyntax

/// Follows colors of a resolved theme back to what is written.
struct OriginFinder {
  let theme: ResolvedTheme
  private let texts: TextTable
  private var entries: [String: Located<ColorSource>] = [:]
  /// What is written at each place that uses a color.
  private(set) var written: [SourceRange: ColorSource] = [:]
  private var expressions: [TextID: ColorExpression?] = [:]
  private var origins: [Reference: ColorOrigin] = [:]

  /// How many references in a row are followed; what lies behind more of them gets no repair.
  private static let longestChain = 16

  /// A palette color in a variant.
  private struct Reference: Hashable {
    let path: String
    let variant: Variant
  }

  /// A finder for the theme that a document resolves to.
  init(_ document: ThemeDocument, texts: TextTable, theme: ResolvedTheme) {
    self.theme = theme
    self.texts = texts
    for entry in document.palette.entries {
      entries[texts.string(entry.path)] = entry.color
    }
    for appearance in document.appearances {
      add(appearance.bars)
      add(appearance.inverse)
    }
    add(document.inverse)
  }

  private mutating func add(_ inverse: Located<InverseDocument>?) {
    if case .overlay(let overlay) = inverse?.value { add(overlay.bars) }
  }

  private mutating func add(_ bars: Bars<BarDocument>) {
    for kind in BarKind.allCases { add(bars[kind]) }
  }

  private mutating func add(_ bar: BarDocument) {
    for field in bar.fields {
      switch field.value {
      case .color(let source): written[field.range] = source
      case .slot(.overlay(let state)): add(state)
      default: break
      }
    }
  }

  /// The origin of a color as written, in one variant.
  mutating func origin(of source: Located<ColorSource>, in variant: Variant) -> ColorOrigin {
    switch source.value {
    case .text(let text): origin(of: text, at: source.range, in: variant, depth: 0)
    case .adaptive(let members): origin(of: members, in: variant, depth: 0)
    }
  }

  private mutating func origin(
    of members: AdaptiveSource, in variant: Variant, depth: Int
  ) -> ColorOrigin {
    let member =
      switch variant {
      case .light: members.light
      case .dark: members.dark
      case .lightHighContrast: members.lightHighContrast ?? members.light
      case .darkHighContrast: members.darkHighContrast ?? members.dark
      }
    return origin(of: member.value, at: member.range, in: variant, depth: depth)
  }

  private mutating func origin(
    of text: TextID, at range: SourceRange, in variant: Variant, depth: Int
  ) -> ColorOrigin {
    var origin = ColorOrigin(scalars: [range])
    switch expression(of: text) {
    case .color: break
    case .uiKit(let color): origin.end = .uiKit(color)
    case .reference(let path, alpha: nil):
      guard let next = self.origin(ofReference: path, in: variant, depth: depth) else { break }
      origin.scalars += next.scalars
      origin.end = next.end
      origin.inputs = next.inputs
    case let expression:
      origin.end = .computed
      for path in expression?.references ?? [] {
        for variant in Variant.allCases {
          let input = self.origin(ofReference: path, in: variant, depth: depth)
          origin.inputs.formUnion(input?.computed.inputs ?? [])
        }
      }
    }
    return origin
  }

  private mutating func origin(
    ofReference path: String, in variant: Variant, depth: Int
  ) -> ColorOrigin? {
    var variant = variant
    var entry = entries[path]
    if entry == nil, let dot = path.lastIndex(of: ".") {
      let name = path[path.index(after: dot)...]
      guard let member = Variant.allCases.first(where: { $0.name == name }) else { return nil }
      entry = entries[String(path[..<dot])]
      variant = member
    }
    guard let entry, depth <= Self.longestChain else { return nil }
    let reference = Reference(path: path, variant: variant)
    if let known = origins[reference] { return known }
    let origin =
      switch entry.value {
      case .text(let text): origin(of: text, at: entry.range, in: variant, depth: depth + 1)
      case .adaptive(let members): origin(of: members, in: variant, depth: depth + 1)
      }
    origins[reference] = origin
    return origin
  }

  private mutating func expression(of text: TextID) -> ColorExpression? {
    if let known = expressions[text] { return known }
    let expression = try? parseColor(texts.bytes(text)).expression
    expressions[text] = .some(expression)
    return expression
  }
}

extension ColorExpression {
  /// The palette paths in it.
  fileprivate var references: [String] {
    switch self {
    case .color, .uiKit: []
    case .reference(let path, _): [path]
    case .lightDark(let first, let second), .mix(_, let first, _, let second, _):
      first.references + second.references
    case .contrastColor(let color): color.references
    }
  }
}
