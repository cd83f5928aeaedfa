@usableFromInline package enum GradientDirection: String, WordValue {
  case horizontal, vertical

  package static let mostColors = 8

  package var summary: String {
    switch self {
    case .horizontal: "From the left to the right"
    case .vertical: "From the top to the bottom"
    }
  }
}

@usableFromInline package struct Gradient<Stop: Sendable>: Sendable {
  /// At least two, equally spaced.
  package var colors: [Stop]
  package var direction: GradientDirection

  @usableFromInline package func map<Other>(_ color: (Stop) -> Other?) -> Gradient<Other>? {
    let changed = colors.compactMap(color)
    guard changed.count == colors.count else { return nil }
    return Gradient<Other>(colors: changed, direction: direction)
  }
}

extension Gradient: Equatable where Stop: Equatable {}
extension Gradient: Hashable where Stop: Hashable {}
