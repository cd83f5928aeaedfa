package import ColorScience

package struct VariantValues<Value> {
  private var values = [Value?](repeating: nil, count: Variant.allCases.count)

  package init() {}

  package subscript(variant: Variant) -> Value? {
    get { values[Int(variant.rawValue)] }
    set { values[Int(variant.rawValue)] = newValue }
  }

  package func value(in variant: Variant) -> Value? {
    self[variant] ?? variant.fallback.flatMap { value(in: $0) }
  }

  package var first: Value? { values.lazy.compactMap(\.self).first }

  func mapped(_ change: (Value) -> Value) -> VariantValues {
    var result = self
    result.values = values.map { $0.map(change) }
    return result
  }
}

extension VariantValues: Sendable where Value: Sendable {}
