import ThemeModel

/// What a bar looks like in the light and in the dark theme.
struct ThemedBar {
  let kind: BarKind
  /// The bar of the light theme's appearance, then that of the dark one's.
  let bars: [ResolvedBar]

  /// The bar's class.
  var type: String {
    switch kind {
    case .navigationBar: "UINavigationBar"
    case .toolbar: "UIToolbar"
    case .tabBar: "UITabBar"
    }
  }

  /// How the names of the bar's colors begin.
  var prefix: String {
    kind == .navigationBar ? "bar" : kind.name
  }

  /// The bar styles; without one, the theme's own.
  var styles: [BarStyle] {
    zip(bars, [BarStyle.default, .black]).map { bar, style in
      if case .style(let style)? = bar[.style]?.value { style } else { style }
    }
  }

  /// Whether the bar is translucent in each theme; empty where neither says so.
  var translucency: [Bool] {
    let flags = bars.map { $0.flag(.isTranslucent) }
    guard flags.contains(where: { $0 != nil }) else { return [] }
    let backgrounds = backgrounds
    return flags.indices.map { index in
      flags[index] ?? (backgrounds.isEmpty || backgrounds[index] != .opaque)
    }
  }

  /// How the background is configured in each theme; empty where nothing is said of it.
  var backgrounds: [BarBackground] {
    let backgrounds = bars.map { bar -> BarBackground? in
      if case .background(let background)? = bar[.background]?.value { return background }
      return bar.color(.backgroundColor) == nil ? nil : .opaque
    }
    return backgrounds.contains { $0 != nil } ? backgrounds.map { $0 ?? .default } : []
  }

  /// Whether the bar yields to the system's glass on iOS 26 in any theme.
  var yieldsToGlass: Bool { bars.contains(where: \.yieldsToGlass) }

  /// What is true in Swift in the theme whose bar yields to the glass, nil where both do.
  var glassCondition: String? {
    if bars.allSatisfy(\.yieldsToGlass) { return nil }
    return bars.first?.yieldsToGlass == true ? "theme == .light" : "theme == .dark"
  }

  /// Whether neither theme has a shadow.
  var hidesShadow: Bool {
    bars.allSatisfy { if case .noColor? = $0[.shadowColor]?.value { true } else { false } }
  }

  /// The parts that both themes color, each with its color.
  func parts(_ colors: inout ThemedColors) -> [(part: ThemedPart, color: ThemedColor)] {
    ThemedPart.allCases.compactMap { part in
      let ids = bars.compactMap { bar in
        part.properties.lazy.compactMap { bar.color($0)?.value }.first
          ?? (part == .shadow && bar[.shadowColor] != nil && !hidesShadow ? colors.clear() : nil)
      }
      guard part.applies(to: kind), ids.count == 2 else { return nil }
      return (part, colors.pair(ids[0], ids[1]))
    }
  }
}

/// A part of a bar that has a color of its own.
enum ThemedPart: String, CaseIterable {
  case background, tint, title, largeTitle, unselectedTint, shadow

  /// The properties that the color is taken from, the first that is there.
  var properties: [BarProperty] {
    switch self {
    case .background: [.backgroundColor, .barTintColor]
    case .tint: [.tintColor]
    case .title: [.titleColor, .tintColor]
    case .largeTitle: [.largeTitleColor, .titleColor, .tintColor]
    case .unselectedTint: [.unselectedItemTintColor]
    case .shadow: [.shadowColor]
    }
  }

  /// The part in a sentence.
  var title: String {
    switch self {
    case .background: "background"
    case .tint: "buttons"
    case .title: "title"
    case .largeTitle: "large title"
    case .unselectedTint: "tabs that are not selected"
    case .shadow: "shadow"
    }
  }

  /// Whether a kind of bar has the part.
  func applies(to kind: BarKind) -> Bool {
    switch self {
    case .title, .largeTitle: kind == .navigationBar
    case .unselectedTint: kind == .tabBar
    case .background, .tint, .shadow: true
    }
  }
}
