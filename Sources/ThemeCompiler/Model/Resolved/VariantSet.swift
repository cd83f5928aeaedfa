public import ColorScience

@usableFromInline package struct VariantSet: OptionSet, Sendable, Hashable {
  @usableFromInline package let rawValue: UInt8

  @inlinable package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  @inlinable package init(_ variant: Variant) {
    rawValue = 1 << variant.rawValue
  }

  package static let light: VariantSet = [
    VariantSet(Variant.light), VariantSet(Variant.lightHighContrast),
  ]
  package static let dark: VariantSet = [
    VariantSet(Variant.dark), VariantSet(Variant.darkHighContrast),
  ]
  package static let all: VariantSet = [.light, .dark]

  @inlinable package var members: Members { Members(rest: rawValue) }

  @usableFromInline package struct Members: Sequence, IteratorProtocol {
    @usableFromInline package var rest: UInt8

    @inlinable init(rest: UInt8) { self.rest = rest }

    @inlinable package mutating func next() -> Variant? {
      guard rest != 0 else { return nil }
      let index = UInt8(truncatingIfNeeded: rest.trailingZeroBitCount)
      rest &= rest - 1
      return Variant(rawValue: index)
    }
  }
}

extension InterfaceStyle {
  package var variants: VariantSet {
    switch self {
    case .unspecified: .all
    case .light: .light
    case .dark: .dark
    }
  }
}
