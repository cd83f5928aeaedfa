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

  package func contains(_ font: TitleFont) -> Bool {
    contains(size: font.leastSize, isBold: font.isBold)
  }
}

extension TitleFont {
  /// The size in points, of what follows Dynamic Type at the default size or the smallest one, whichever is less.
  ///
  /// A font of its own size is taken to shrink as its text style does.
  fileprivate var leastSize: Double {
    switch self {
    case .system(let size, _, _), .named(_, let size, nil): return size
    case .named(_, let size, let style?):
      return size * min(1, Self.smallestSize(of: style) / Self.size(of: style))
    case .textStyle(let style, _, _):
      return min(Self.size(of: style), Self.smallestSize(of: style))
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
