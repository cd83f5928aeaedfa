package import ColorScience

@usableFromInline package indirect enum Backdrop<Color: Sendable & Equatable>: Sendable, Equatable {
  case content(BackdropContent)
  case colors([Color])
  /// In the order of `Variant`; nil if undeclared.
  case variants([Backdrop?])

  package func backdrop(in variant: Variant) -> Backdrop? {
    guard case .variants(let variants) = self else { return self }
    return variants[Int(variant.rawValue)]?.backdrop(in: variant)
  }

  package var isWhole: Bool { Variant.allCases.allSatisfy { backdrop(in: $0) != nil } }

  /// The backdrop of a dynamic appearance's members.
  package static func combined(_ backdrops: [Backdrop?]) -> Backdrop? {
    // In a generic type, a key path is created on each use.
    guard let first = backdrops.lazy.compactMap({ $0 }).first else { return nil }
    return backdrops.allSatisfy { $0 == first } ? first : .variants(backdrops)
  }

  /// Drops colors without an equivalent.
  @inlinable package func map<Other>(_ color: (Color) -> Other?) -> Backdrop<Other> {
    switch self {
    case .content(let content): .content(content)
    case .colors(let colors): .colors(colors.compactMap(color))
    case .variants(let variants): .variants(variants.map { $0?.map(color) })
    }
  }
}

extension Backdrop: Hashable where Color: Hashable {}
