import ColorScience
import ThemeSyntax

/// Where a color comes from: the scalars from the place that uses it to the one that says it.
struct ColorOrigin {
  /// What the last scalar says.
  enum End {
    case literal
    case uiKit(UIKitColor)
    /// Something to be computed, out of other palette colors or not.
    case computed
  }

  /// Each scalar hands on the color of the next one.
  var scalars: [SourceRange] = []
  /// What the last scalar is.
  var end = End.literal
  /// The scalars whose colors the last one is computed from.
  var inputs: Set<SourceRange> = []

  /// The color changed by a rule: no scalar says it any more, but all of them have a say.
  var computed: ColorOrigin {
    ColorOrigin(scalars: [], end: .computed, inputs: inputs.union(scalars))
  }

  /// Whether the color is that of a scalar, as it is.
  func isSaid(by scalar: SourceRange) -> Bool { scalars.contains(scalar) }
}
