/// `UIStatusBarStyle` as a theme states it.
@usableFromInline package enum StatusBarStyle: String, WordValue {
  case `default`, lightContent, darkContent

  package var summary: String {
    switch self {
    case .default: "Follows the interface style, from iOS 17 on the content below"
    case .lightContent: "Light text, for dark backgrounds"
    case .darkContent: "Dark text, for light backgrounds"
    }
  }
}

/// The interface style an appearance is pinned to.
@usableFromInline package enum InterfaceStyle: String, WordValue {
  case unspecified, light, dark

  package var summary: String {
    switch self {
    case .unspecified: "The system's"
    case .light: "Always light"
    case .dark: "Always dark"
    }
  }
}

/// `UIBarStyle`.
@usableFromInline package enum BarStyle: String, WordValue {
  case `default`, black

  package var summary: String {
    switch self {
    case .default: "Dark text in a light interface"
    case .black: "Light text on a dark bar"
    }
  }
}

/// How a bar's background is configured before its color is set.
@usableFromInline package enum BarBackground: String, WordValue {
  case opaque, `default`, transparent, none

  /// The method of a bar-appearance object that configures the background so.
  package var configuringMethod: String {
    switch self {
    case .opaque: "configureWithOpaqueBackground"
    case .default: "configureWithDefaultBackground"
    case .transparent, .none: "configureWithTransparentBackground"
    }
  }

  /// Whether nothing is drawn, so that a color of the background is dropped.
  package var dropsColor: Bool { self == .transparent || self == .none }

  package var summary: String {
    switch self {
    case .opaque: "An opaque background"
    case .default: "The system's material"
    case .transparent: "No background and no line"
    case .none: "Not configured at all"
    }
  }
}

/// What iOS 26 and later do with a bar's background.
@usableFromInline package enum LiquidGlass: String, WordValue {
  case keep, system

  package var summary: String {
    switch self {
    case .keep: "The background stays, in place of the glass"
    case .system: "The system's glass takes the background's place"
    }
  }
}

/// What stands in place of a mapping of the properties in which a state differs from its bar.
package enum StateWord: String, WordValue {
  case same, transparent, `default`

  package var summary: String {
    switch self {
    case .same: "The bar as it is"
    case .transparent: "The bar without its background"
    case .default: "UIKit's own look, for which the slot is left nil"
    }
  }
}

/// `UIBlurEffect.Style`, and `none` for no blur.
package enum BlurEffect: String, WordValue {
  case none, extraLight, light, dark, regular, prominent
  case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
  case systemChromeMaterial
  case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight
  case systemThickMaterialLight, systemChromeMaterialLight
  case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark
  case systemThickMaterialDark, systemChromeMaterialDark

  package var summary: String { self == .none ? "No blur" : "" }
}

@usableFromInline package enum TitleFont: Sendable, Hashable {
  /// The system font; the size is in points, the weight one of `UIFont.Weight`.
  case system(size: Double, weight: String, design: String? = nil)
  /// A text style of Dynamic Type, by its name in `UIFont.TextStyle`; without a weight it has the
  /// style's own.
  case textStyle(String, weight: String? = nil, design: String? = nil)
  /// A font by its PostScript name; the size is in points, with a text style that at the default
  /// size of Dynamic Type.
  case named(String, size: Double, textStyle: String? = nil)

  /// The text styles of Dynamic Type with their sizes in points at the default content size, Large, and at the
  /// smallest one, xSmall.
  ///
  /// Apple, Human Interface Guidelines, Typography, "iOS, iPadOS Dynamic Type sizes".
  package static let textStyles: [(name: String, size: Double, smallest: Double)] = [
    ("largeTitle", 34, 31), ("title1", 28, 25), ("title2", 22, 19), ("title3", 20, 17),
    ("headline", 17, 14), ("subheadline", 15, 12), ("body", 17, 14), ("callout", 16, 13),
    ("footnote", 13, 12), ("caption1", 12, 11), ("caption2", 11, 11),
  ]

  /// The weights of the system font, lightest first.
  package static let weights = [
    "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
  ]

  /// The designs of the system font beside its own.
  package static let designs = ["rounded", "serif", "monospaced"]

  /// The size of a text style in points, at the smallest size of Dynamic Type.
  package static func smallestSize(of style: String) -> Double {
    textStyles.first { $0.name == style }?.smallest ?? 14
  }

  /// The size of a text style in points, at the default size of Dynamic Type.
  package static func size(of style: String) -> Double {
    textStyles.first { $0.name == style }?.size ?? 17
  }

  /// The design of the system font, nil for its own and for other fonts.
  package var design: String? {
    switch self {
    case .system(_, _, let design), .textStyle(_, _, let design): design
    case .named: nil
    }
  }
}

/// A bar that an appearance dresses.
@usableFromInline package enum BarKind: Int, Sendable, CaseIterable {
  case navigationBar, toolbar, tabBar

  /// The property of `Appearance` that holds the bar.
  package var name: String {
    switch self {
    case .navigationBar: "navigationBar"
    case .toolbar: "toolbar"
    case .tabBar: "tabBar"
    }
  }

  /// The bar in a sentence.
  package var title: String {
    switch self {
    case .navigationBar: "navigation bar"
    case .toolbar: "toolbar"
    case .tabBar: "tab bar"
    }
  }
}
