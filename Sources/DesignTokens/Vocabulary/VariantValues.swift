package import ColorScience

package struct VariantValues<Value> {
  private var light: Value?
  private var dark: Value?
  private var lightHighContrast: Value?
  private var darkHighContrast: Value?

  package init() {}

  package subscript(variant: Variant) -> Value? {
    get {
      switch variant {
      case .light: light
      case .dark: dark
      case .lightHighContrast: lightHighContrast
      case .darkHighContrast: darkHighContrast
      }
    }
    set {
      switch variant {
      case .light: light = newValue
      case .dark: dark = newValue
      case .lightHighContrast: lightHighContrast = newValue
      case .darkHighContrast: darkHighContrast = newValue
      }
    }
  }

  /// The value for a variant or its fallback.
  package func value(in variant: Variant) -> Value? {
    self[variant] ?? variant.fallback.flatMap { value(in: $0) }
  }

  package var first: Value? { light ?? dark ?? lightHighContrast ?? darkHighContrast }

  func mapped(_ change: (Value) -> Value) -> VariantValues {
    var result = self
    for variant in Variant.allCases { result[variant] = self[variant].map(change) }
    return result
  }
}

extension VariantValues: Sendable where Value: Sendable {}
