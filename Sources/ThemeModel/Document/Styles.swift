/// `UIStatusBarStyle` as a theme states it.
package enum StatusBarStyle: String, Sendable, CaseIterable {
  case `default`, lightContent, darkContent
}

/// The interface style an appearance is pinned to.
package enum InterfaceStyle: String, Sendable, CaseIterable {
  case unspecified, light, dark
}

/// `UIBarStyle`.
package enum BarStyle: String, Sendable, CaseIterable {
  case `default`, black
}

/// How a bar's background is configured before its color is set.
package enum BarBackground: String, Sendable, CaseIterable {
  case `default`, opaque, transparent, none
}

/// What iOS 26 and later do with a bar's background.
package enum LiquidGlass: String, Sendable, CaseIterable {
  /// The background stays, in place of the glass.
  case keep
  /// The system's glass takes its place.
  case system
}

/// The font of a bar's title.
package enum TitleFont: Sendable, Hashable {
  /// The system font; the size is in points, the weight one of `UIFont.Weight`.
  case system(size: Double, weight: String)
  /// A text style of Dynamic Type, by its name in `UIFont.TextStyle`.
  case textStyle(String)
  /// A font by its PostScript name; the size is in points.
  case named(String, size: Double)
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
