/// The definition of large text, which WCAG 2.2 allows less contrast: 18 points, or 14 bold.
public enum LargeText: String, Sendable, CaseIterable, WordValue {
  case apple
  /// Points of print, 4/3 of a CSS pixel, which equals a point of iOS.
  case css

  package var summary: String {
    switch self {
    case .apple: "Points of iOS, as in Apple's guidelines"
    case .css: "Points of print, 24 and 18.67 points of iOS"
    }
  }

  /// In points of iOS.
  package func contains(size: Double, isBold: Bool) -> Bool {
    let least = isBold ? 14.0 : 18
    return size >= (self == .apple ? least : least * 4 / 3)
  }

  package func contains(_ font: TitleFont) -> Bool {
    contains(size: font.leastSize, isBold: font.isBold)
  }
}

extension TitleFont {
  /// In points; with Dynamic Type, the smaller of the default and smallest sizes.
  fileprivate var leastSize: Double {
    switch self {
    case .system(let size, _, _), .named(_, let size, nil): return size
    case .named(_, let size, let style?):
      return size * min(1, Self.smallestSize(of: style) / Self.size(of: style))
    case .textStyle(let style, _, _):
      return min(Self.size(of: style), Self.smallestSize(of: style))
    }
  }

  /// A font's name is not checked.
  fileprivate var isBold: Bool {
    switch self {
    case .system(_, let weight, _), .textStyle(_, let weight?, _):
      weight == "bold" || weight == "heavy" || weight == "black"
    case .textStyle, .named: false
    }
  }
}
