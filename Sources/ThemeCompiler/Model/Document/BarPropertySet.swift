@usableFromInline package struct BarPropertySet: Sendable, Hashable {
  // One bit for each property; there are fewer than 128.
  @usableFromInline var low: UInt64 = 0
  @usableFromInline var high: UInt64 = 0

  package init(_ properties: [BarProperty] = []) {
    for property in properties { insert(property) }
  }

  @inlinable package func contains(_ property: BarProperty) -> Bool {
    (property.rawValue < 64 ? low : high) & Self.bit(property) != 0
  }

  @inlinable package mutating func insert(_ property: BarProperty) {
    if property.rawValue < 64 { low |= Self.bit(property) } else { high |= Self.bit(property) }
  }

  package func isDisjoint(with other: BarPropertySet) -> Bool {
    low & other.low | high & other.high == 0
  }

  package mutating func formUnion(_ other: BarPropertySet) {
    low |= other.low
    high |= other.high
  }

  @inlinable package mutating func remove(_ property: BarProperty) {
    if property.rawValue < 64 { low &= ~Self.bit(property) } else { high &= ~Self.bit(property) }
  }

  @inlinable static func bit(_ property: BarProperty) -> UInt64 {
    1 << UInt64(property.rawValue & 63)
  }
}
