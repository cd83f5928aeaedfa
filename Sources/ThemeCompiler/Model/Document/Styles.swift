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

@usableFromInline package enum BarStyle: String, WordValue {
  case `default`, black

  package var summary: String {
    switch self {
    case .default: "Dark text in a light interface"
    case .black: "Light text on a dark bar"
    }
  }
}

/// The configuration of a bar's background before its color.
@usableFromInline package enum BarBackground: String, WordValue {
  case opaque, `default`, transparent, none

  package var configuringMethod: String {
    switch self {
    case .opaque: "configureWithOpaqueBackground"
    case .default: "configureWithDefaultBackground"
    case .transparent, .none: "configureWithTransparentBackground"
    }
  }

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

/// On iOS 26 and later.
@usableFromInline package enum LiquidGlass: String, WordValue {
  case keep, system

  package var summary: String {
    switch self {
    case .keep: "The background stays, in place of the glass"
    case .system: "The system's glass takes the background's place"
    }
  }
}

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

/// `UIBlurEffect.Style`, or `none` for no blur.
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
  /// The size is in points, the weight a `UIFont.Weight`.
  case system(size: Double, weight: String, design: String? = nil)
  /// A `UIFont.TextStyle`; the default weight is the style's own.
  case textStyle(String, weight: String? = nil, design: String? = nil)
  /// A PostScript name; the size is in points, at the default size of Dynamic Type.
  case named(String, size: Double, textStyle: String? = nil)

  /// Points at Large, the default, and xSmall: Apple's Human Interface Guidelines, Typography.
  package static let textStyles: [(name: String, size: Double, smallest: Double)] = [
    ("largeTitle", 34, 31), ("title1", 28, 25), ("title2", 22, 19), ("title3", 20, 17),
    ("headline", 17, 14), ("subheadline", 15, 12), ("body", 17, 14), ("callout", 16, 13),
    ("footnote", 13, 12), ("caption1", 12, 11), ("caption2", 11, 11),
  ]

  package static let weights = [
    "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
  ]

  package static let designs = ["rounded", "serif", "monospaced"]

  /// In points, at the smallest size of Dynamic Type.
  package static func smallestSize(of style: String) -> Double {
    textStyles.first { $0.name == style }?.smallest ?? 14
  }

  /// In points, at the default size of Dynamic Type.
  package static func size(of style: String) -> Double {
    textStyles.first { $0.name == style }?.size ?? 17
  }

  package var design: String? {
    switch self {
    case .system(_, _, let design), .textStyle(_, _, let design): design
    case .named: nil
    }
  }
}

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

  package var title: String {
    switch self {
    case .navigationBar: "navigation bar"
    case .toolbar: "toolbar"
    case .tabBar: "tab bar"
    }
  }
}
