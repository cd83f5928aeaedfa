/// What counts as large text, for which WCAG 2.2 asks less contrast: 18 points, or 14 points and bold.
public enum LargeText: String, Sendable, CaseIterable {
  /// Points are those of iOS, as in Apple's guidelines.
  case apple
  /// Points are those of print, 4/3 of a CSS pixel, which is what a point of iOS measures.
  case css

  /// Whether a size in points of iOS is large.
  package func contains(size: Double, isBold: Bool) -> Bool {
    let least = isBold ? 14.0 : 18
    return size >= (self == .apple ? least : least * 4 / 3)
  }

  /// Whether a title in a font is large.
  package func contains(_ font: TitleFont) -> Bool {
    contains(size: font.size, isBold: font.isBold)
  }
}

extension TitleFont {
  /// The size in points, of a text style at the default size of Dynamic Type.
  fileprivate var size: Double {
    switch self {
    case .system(let size, _), .named(_, let size): size
    case .textStyle(let style): Self.sizes[style] ?? Self.bodySize
    }
  }

  /// Whether the font is known to be bold; a font's name does not say.
  fileprivate var isBold: Bool {
    guard case .system(_, let weight) = self else { return false }
    return weight == "bold" || weight == "heavy" || weight == "black"
  }

  private static let bodySize = 17.0
  private static let sizes = [
    "largeTitle": 34.0, "title1": 28, "title2": 22, "title3": 20, "headline": 17, "body": bodySize,
    "callout": 16, "subheadline": 15, "footnote": 13, "caption1": 12, "caption2": 11,
  ]
}
