/// From where to where the colors of a gradient run.
@usableFromInline package enum GradientDirection: String, WordValue {
  case horizontal, vertical

  package var summary: String {
    switch self {
    case .horizontal: "From the left to the right"
    case .vertical: "From the top to the bottom"
    }
  }
}

/// A gradient as written.
package struct GradientSource: Sendable {
  /// The colors at equal steps, two or more.
  package var colors: [Located<ColorSource>]
  package var direction: GradientDirection

  package static let mostColors = 8

  package init(colors: [Located<ColorSource>], direction: GradientDirection) {
    self.colors = colors
    self.direction = direction
  }
}
