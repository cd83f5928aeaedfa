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

package struct Gradient<Stop: Sendable>: Sendable {
  /// The colors at equal steps, two or more.
  package var colors: [Stop]
  package var direction: GradientDirection

  package init(colors: [Stop], direction: GradientDirection) {
    self.colors = colors
    self.direction = direction
  }
}

extension Gradient: Equatable where Stop: Equatable {}
