package import ColorScience

/// What lies behind a bar that lets it be seen.
@usableFromInline package indirect enum Backdrop: Sendable, Hashable {
  case content(BackdropContent)
  case colors([ColorID])
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
}
