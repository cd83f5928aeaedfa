/// From where to where the colors of a gradient run.
@usableFromInline package enum GradientDirection: String, WordValue {
  case horizontal, vertical

  /// The most colors of a gradient in a theme.
  package static let mostColors = 8

  package var summary: String {
    switch self {
    case .horizontal: "From the left to the right"
    case .vertical: "From the top to the bottom"
    }
  }
}

/// Colors that run into each other.
@usableFromInline package struct Gradient<Stop: Sendable>: Sendable {
  /// The colors at equal steps, two or more.
  package let colors: [Stop]
  package let direction: GradientDirection

  package init(colors: [Stop], direction: GradientDirection) {
    self.colors = colors
    self.direction = direction
  }

  /// The gradient of other colors, nil where one of them has none.
  @usableFromInline package func map<Other>(_ color: (Stop) -> Other?) -> Gradient<Other>? {
    let changed = colors.compactMap(color)
    guard changed.count == colors.count else { return nil }
    return Gradient<Other>(colors: changed, direction: direction)
  }
}

extension Gradient: Equatable where Stop: Equatable {}
extension Gradient: Hashable where Stop: Hashable {}
