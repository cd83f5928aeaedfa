package import ColorScience

/// Some of the four variants.
package struct VariantSet: OptionSet, Sendable, Hashable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The set of one variant.
  package init(_ variant: Variant) {
    rawValue = 1 << variant.rawValue
  }

  package static let light: VariantSet = [
    VariantSet(Variant.light), VariantSet(Variant.lightHighContrast),
  ]
  package static let dark: VariantSet = [
    VariantSet(Variant.dark), VariantSet(Variant.darkHighContrast),
  ]
  package static let all: VariantSet = [.light, .dark]

  /// The variants in their order.
  package var members: Members { Members(rest: rawValue) }

  /// Goes through the variants in their order.
  package struct Members: Sequence, IteratorProtocol {
    package var rest: UInt8

    package mutating func next() -> Variant? {
      guard rest != 0 else { return nil }
      let index = UInt8(truncatingIfNeeded: rest.trailingZeroBitCount)
      rest &= rest - 1
      return Variant(rawValue: index)
    }
  }
}
