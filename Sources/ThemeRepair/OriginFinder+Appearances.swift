import ColorScience
import ThemeLint
import ThemeModel
import ThemeSyntax

extension OriginFinder {
  /// The origin of a bar's color in one variant, nil where the appearance has none or it cannot be
  /// told.
  mutating func origin(
    of path: PropertyPath, in appearance: ResolvedAppearance, _ variant: Variant
  ) -> ColorOrigin? {
    guard let own = appearance.bar(path)?[path.property], case .color(let id) = own.value else {
      return nil
    }
    switch appearance.kind {
    case .declared:
      return written[own.range].map { origin(of: Located($0, at: own.range), in: variant) }
    case .dynamic:
      return origin(
        of: path, in: theme.appearances[appearance.members[Int(variant.rawValue)]], variant)
    case .inverse(_, let rule):
      guard let index = appearance.inverse.first else { return nil }
      let base = theme.appearances[index]
      if let source = written[own.range], base.bar(path)?[path.property]?.range != own.range {
        return origin(of: Located(source, at: own.range), in: variant)
      }
      guard rule == .swap else { return origin(of: path, in: base, variant)?.computed }
      let sources: [BarProperty] =
        path.property == .backgroundColor
        ? [.tintColor, .titleColor, .backgroundColor] : [.backgroundColor, path.property]
      let source = sources.first { base.bar(path)?.color($0)?.value == id }
      return source.flatMap { property in
        let path = PropertyPath(bar: path.bar, state: path.state, property: property)
        return origin(of: path, in: base, variant)
      }
    }
  }
}

extension ResolvedAppearance {
  /// The bar of a path in its state, nil where that is the bar itself.
  fileprivate func bar(_ path: PropertyPath) -> ResolvedBar? {
    switch path.state {
    case .base: bars[path.bar]
    case .scrollEdge: bars[path.bar].state(.scrollEdge)
    case .compact: bars[path.bar].state(.compact)
    }
  }
}
