import ColorScience
import ThemeModel
import ThemeSyntax

/// Where a color comes from: the scalars from the place that uses it to the one that says it.
struct ColorOrigin: Sendable {
  enum End: Sendable {
    case literal
    case uiKit(UIKitColor)
    /// A design token, by its index among those that the theme uses.
    case token(Int)
    /// Something to be computed, out of other palette colors or not.
    case computed
  }

  /// Each scalar hands on the color of the next one.
  var scalars: [SourceRange] = []
  var end = End.literal
  /// The scalars whose colors the last one is computed from.
  var inputs: Set<SourceRange> = []

  /// The color changed by a rule: no scalar says it any more, but all of them have a say.
  var computed: ColorOrigin {
    ColorOrigin(scalars: [], end: .computed, inputs: inputs.union(scalars))
  }

  /// Whether the color is that of a scalar, as it is.
  func isSaid(by scalar: SourceRange) -> Bool { scalars.contains(scalar) }
}

/// Follows colors of a resolved theme back to the scalars that say them.
struct OriginFinder {
  let theme: ResolvedTheme
  private var origins: [ColorInput: ColorOrigin] = [:]
  /// Whether colors that are no literals come from the same places in every variant.
  private var uniform: [ColorID: Bool] = [:]

  /// How many references in a row are followed; what lies behind more of them gets no repair.
  private static let longestChain = 16

  init(_ theme: ResolvedTheme) {
    self.theme = theme
  }

  /// The origin of a bar's color in one variant, nil where the appearance has none or it cannot be
  /// told.
  mutating func origin(
    of path: PropertyPath, in appearance: ResolvedAppearance, _ variant: Variant
  ) -> ColorOrigin? {
    theme.place(of: path, in: appearance, variant).map {
      origin(of: $0.value, at: $0.range, in: variant)
    }
  }

  /// The origin of a color that a scalar uses, in one variant.
  mutating func origin(
    of color: ColorID, at scalar: SourceRange, in variant: Variant, depth: Int = 0
  ) -> ColorOrigin {
    switch theme.colors.step(color) {
    case nil, .combined:
      let symbol = theme.colors[color].symbol
      return ColorOrigin(scalars: [scalar], end: symbol.map { .uiKit($0) } ?? .literal)
    case .token(let index): return ColorOrigin(scalars: [scalar], end: .token(index))
    case .adaptive(let members, isNamed: false):
      let member = members[Int(variant.rawValue)]
      return origin(of: member.value, at: member.range, in: variant, depth: depth)
    case .said, .adaptive:
      return referring(scalar, to: color, in: variant, depth)
    case .member(let color, let member):
      return referring(scalar, to: color, in: member, depth)
    case .inverted(let color, _, _):
      return origin(of: color, at: scalar, in: variant, depth: depth).computed
    case .computed(let inputs, _):
      var origin = ColorOrigin(scalars: [scalar], end: .computed)
      for input in inputs {
        for variant in Variant.allCases {
          let said = named(input.color, in: input.member ?? variant, depth)
          origin.inputs.formUnion(said?.computed.inputs ?? [])
        }
      }
      return origin
    }
  }

  /// Whether a color comes from the same places in every variant.
  mutating func isUniform(_ color: ColorID) -> Bool {
    guard let step = theme.colors.step(color) else { return true }
    if let known = uniform[color] { return known }
    let isUniform =
      switch step {
      // Another token in a token's place may be another color in each variant.
      case .adaptive, .combined, .token: false
      case .said(_, let said): isUniform(said)
      case .inverted(let base, _, _): isUniform(base)
      // A member is that of one variant, and what is computed depends on every variant of its inputs.
      case .member, .computed: true
      }
    uniform[color] = isUniform
    return isUniform
  }

  private mutating func referring(
    _ scalar: SourceRange, to color: ColorID, in variant: Variant, _ depth: Int
  ) -> ColorOrigin {
    guard var origin = named(color, in: variant, depth) else {
      return ColorOrigin(scalars: [scalar])
    }
    origin.scalars.insert(scalar, at: 0)
    return origin
  }

  /// The origin of a palette color from where it is declared; nil behind too many references.
  private mutating func named(
    _ color: ColorID, in variant: Variant, _ depth: Int
  ) -> ColorOrigin? {
    guard depth <= Self.longestChain else { return nil }
    let key = ColorInput(color: color, member: variant)
    if let known = origins[key] { return known }
    let origin: ColorOrigin
    switch theme.colors.step(color) {
    case .said(let scalar, let said):
      origin = self.origin(of: said, at: scalar, in: variant, depth: depth + 1)
    case .adaptive(let members, _):
      let member = members[Int(variant.rawValue)]
      origin = self.origin(of: member.value, at: member.range, in: variant, depth: depth + 1)
    case .token(let index): origin = ColorOrigin(scalars: [], end: .token(index))
    case nil, .combined, .member, .computed, .inverted: return nil
    }
    origins[key] = origin
    return origin
  }
}

extension ResolvedTheme {
  /// The color of a bar in one variant with the scalar that uses it, nil where the appearance has none
  /// or it cannot be told.
  func place(
    of path: PropertyPath, in appearance: ResolvedAppearance, _ variant: Variant
  ) -> Located<ColorID>? {
    guard let own = appearance.bar(path)?.color(path.property) else { return nil }
    switch appearance.kind {
    case .declared: return own
    case .dynamic:
      return place(
        of: path, in: appearances[appearance.members[Int(variant.rawValue)]], variant)
    case .inverse(_, let rule):
      guard let index = appearance.inverse.first else { return nil }
      let base = appearances[index]
      // What is written over the rule has a place of its own, and what the rule makes has a step.
      guard rule == .swap, base.bar(path)?[path.property]?.range == own.range else { return own }
      let sources: [BarProperty] =
        path.property == .backgroundColor
        ? [.tintColor, .titleColor, .backgroundColor] : [.backgroundColor, path.property]
      let source = sources.first { base.bar(path)?.color($0)?.value == own.value }
      return source.flatMap { property in
        let path = PropertyPath(bar: path.bar, state: path.state, property: property)
        return place(of: path, in: base, variant)
      }
    }
  }
}

extension ResolvedAppearance {
  fileprivate func bar(_ path: PropertyPath) -> ResolvedBar? {
    guard let state = path.state.property else { return bars[path.bar] }
    return bars[path.bar].state(state)
  }
}
