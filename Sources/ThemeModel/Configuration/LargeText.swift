/// What counts as large text, for which WCAG 2.2 asks less contrast: 18 points, or 14 points and bold.
public enum LargeText: String, Sendable, CaseIterable, WordValue {
  /// Points are those of iOS, as in Apple's guidelines.
  case apple
  /// Points are those of print, 4/3 of a CSS pixel, which is what a point of iOS measures.
  case css

  package var summary: String {
    switch self {
    case .apple: "Points of iOS, as in Apple's guidelines"
    case .css: "Points of print, 24 and 18.67 points of iOS"
    }
  }

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
    case .system(let size, _, _), .named(_, let size, _): size
    case .textStyle(let style, _, _): Self.size(of: style)
    }
  }

  /// Whether the font is known to be bold; a font's name does not say.
  fileprivate var isBold: Bool {
    switch self {
    case .system(_, let weight, _), .textStyle(_, let weight?, _):
      weight == "bold" || weight == "heavy" || weight == "black"
    case .textStyle, .named: false
    }
  }
}
