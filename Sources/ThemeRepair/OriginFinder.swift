import ColorScience
import ThemeCompiler
import ThemeSyntax

/// A color's origin: the scalars from its use to its definition.
struct ColorOrigin: Sendable {
  enum End: Sendable, Equatable {
    case literal
    case uiKit(UIKitColor)
    case token(Int)
    case computed
  }

  /// Each scalar refers to the next one's color.
  var scalars: [SourceRange] = []
  var end = End.literal
  var inputs: Set<SourceRange> = []

  /// The color after a rule: all scalars are inputs, and none defines it.
  var computed: ColorOrigin {
    ColorOrigin(scalars: [], end: .computed, inputs: inputs.union(scalars))
  }

  /// True if the scalar has the color itself, unchanged.
  func isSaid(by scalar: SourceRange) -> Bool { scalars.contains(scalar) }
}

struct OriginFinder {
  let theme: ResolvedTheme
  private var origins: [ColorInput: ColorOrigin] = [:]
  private var uniform: [ColorID: Bool] = [:]

  /// The longest chain of references; colors beyond it get no repair.
  private static let longestChain = 16

  init(_ theme: ResolvedTheme) {
    self.theme = theme
  }

  mutating func origin(
    of path: PropertyPath, in appearance: ResolvedAppearance, _ variant: Variant
  ) -> ColorOrigin? {
    theme.place(of: path, in: appearance, variant).map {
      origin(of: $0.value, at: $0.range, in: variant)
    }
  }

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
    case .inverted(let color):
      return origin(of: color, at: scalar, in: variant, depth: depth).computed
    case .computed(let inputs):
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

  mutating func isUniform(_ color: ColorID) -> Bool {
    guard let step = theme.colors.step(color) else { return true }
    if let known = uniform[color] { return known }
    let isUniform =
      switch step {
      // Another token in its place may differ between variants.
      case .adaptive, .combined, .token: false
      case .said(_, let said): isUniform(said)
      case .inverted(let base): isUniform(base)
      // A member has one variant, and a computed color depends on all variants of its inputs.
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

  /// The origin of a palette color from its declaration; nil beyond `longestChain`.
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
      // Explicit properties have their own range, and the rule's results have a step.
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
