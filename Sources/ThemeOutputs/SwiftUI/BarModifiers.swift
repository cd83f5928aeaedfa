import ThemeModel

/// What SwiftUI can say about the bars of a theme's appearances.
struct BarModifiers {
  /// The appearances in the order of the theme, without deprecated ones.
  let appearances: [ResolvedAppearance]
  /// The bars that any of them sets something on.
  let bars: [BarKind]
  private let colors: ColorTable
  /// Whether no iOS before 26 is there, so that bars that yield to the glass have no background.
  private let isAlwaysGlass: Bool

  init(_ theme: ResolvedTheme, deploymentTarget: DeploymentTarget) {
    isAlwaysGlass = deploymentTarget.major >= 26
    let current = theme.appearances.filter(\.deprecation.isEmpty)
    appearances = current
    bars = BarKind.allCases.filter { kind in
      current.contains { !$0.bars[kind].settings.isEmpty }
    }
    colors = theme.colors
  }

  /// The names of the cases.
  var cases: [String] {
    appearances.map { SwiftName.lowerCamel($0.name) }
  }

  /// The color under a bar in each appearance, nil where it is the system's.
  func backgrounds(of kind: BarKind) -> [ColorID?] {
    appearances.map { appearance in
      let bar = appearance.bars[kind]
      return isAlwaysGlass && bar.yieldsToGlass ? nil : background(of: bar)
    }
  }

  /// The color of buttons in each appearance, nil where it is the system's.
  var tints: [ColorID?] {
    appearances.map { appearance in
      [BarKind.navigationBar, .tabBar, .toolbar].lazy
        .compactMap { appearance.bars[$0].color(.tintColor)?.value }.first
    }
  }

  /// Whether the background of a bar is seen in each appearance.
  func backgroundVisibilities(of kind: BarKind) -> [String] {
    appearances.map { appearance in
      let bar = appearance.bars[kind]
      if isAlwaysGlass, bar.yieldsToGlass { return ".automatic" }
      if case .slot(.transparent)? = bar[.scrollEdge]?.value { return ".automatic" }
      switch bar[.background]?.value {
      case .background(.transparent), .background(.none): return ".hidden"
      case .background: return ".visible"
      default: return background(of: bar) == nil ? ".automatic" : ".visible"
      }
    }
  }

  /// Whether a bar is there in each appearance.
  func visibilities(of kind: BarKind) -> [String] {
    appearances.map { $0.bars[kind].flag(.isHidden) == true ? ".hidden" : ".automatic" }
  }

  /// The mode of a bar in each appearance, which decides the color of titles and the status bar.
  func schemes(of kind: BarKind) -> [String] {
    appearances.map { scheme(of: $0, kind) ?? "nil" }
  }

  private func background(of bar: ResolvedBar) -> ColorID? {
    (bar.color(.backgroundColor) ?? bar.color(.barTintColor))?.value
  }

  private func scheme(of appearance: ResolvedAppearance, _ kind: BarKind) -> String? {
    let bar = appearance.bars[kind]
    if kind == .navigationBar {
      switch appearance.statusBarStyle.value {
      case .lightContent: return ".dark"
      case .darkContent: return ".light"
      case .default: break
      }
    }
    if case .style(.black)? = bar[.style]?.value { return ".dark" }
    switch appearance.interfaceStyle {
    case .light: return ".light"
    case .dark: return ".dark"
    case .unspecified: return background(of: bar).flatMap(scheme)
    }
  }

  /// The mode whose text is read better on a background, nil where that differs by variant.
  private func scheme(on background: ColorID) -> String? {
    // Where black and white have the same contrast: (L + 0.05)² = 1.05 · 0.05.
    let middle = 0.179
    guard let luminances = colors.plainLuminances(background) else { return nil }
    if luminances.max() < middle { return ".dark" }
    return luminances.min() >= middle ? ".light" : nil
  }
}
