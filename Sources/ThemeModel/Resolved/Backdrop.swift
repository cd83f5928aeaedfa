package import ColorScience

/// What lies behind a bar that lets it be seen.
@usableFromInline package indirect enum Backdrop<Color: Sendable & Equatable>: Sendable, Equatable {
  case content(BackdropContent)
  /// Any of these.
  case colors([Color])
  /// What each variant has, in the order of `Variant`; nil where nothing is said.
  case variants([Backdrop?])

  /// What there is in one variant, nil where nothing is said; never `variants`.
  package func backdrop(in variant: Variant) -> Backdrop? {
    guard case .variants(let variants) = self else { return self }
    return variants[Int(variant.rawValue)]?.backdrop(in: variant)
  }

  /// What lies behind bars that wear another appearance in each variant; nil where nothing is said.
  package static func combined(_ backdrops: [Backdrop?]) -> Backdrop? {
    guard let first = backdrops.lazy.compactMap(\.self).first else { return nil }
    return backdrops.allSatisfy { $0 == first } ? first : .variants(backdrops)
  }

  /// The same with other colors; those that have none are left out.
  package func map<Other>(_ color: (Color) -> Other?) -> Backdrop<Other> {
    switch self {
    case .content(let content): .content(content)
    case .colors(let colors): .colors(colors.compactMap(color))
    case .variants(let variants): .variants(variants.map { $0?.map(color) })
    }
  }
}

extension Backdrop: Hashable where Color: Hashable {}
