import ThemeModel

/// What SwiftUI can say about the bars of a theme's appearances.
struct BarModifiers {
  /// The appearances in the order of the theme, without deprecated ones.
  let appearances: [ResolvedAppearance]
  /// The bars that any of them sets something on.
  let bars: [BarKind]
  private let colors: ColorTable
  /// The bars of each appearance on the newest iOS before the system's glass, or on glass where the app
  /// runs on no iOS without.
  private let drawn: Bars<[DrawnBar]>
  /// Whether the app runs on no iOS before the system's glass.
  private let isAlwaysGlass: Bool

  init(_ theme: ResolvedTheme, deploymentTarget: DeploymentTarget) {
    let isAlwaysGlass = deploymentTarget.major >= 26
    self.isAlwaysGlass = isAlwaysGlass
    let current = theme.appearances.filter(\.deprecation.isEmpty)
    appearances = current
    var drawn = Bars<[DrawnBar]>(all: [])
    for kind in BarKind.allCases {
      drawn[kind] = current.map {
        $0.drawn(kind, on: isAlwaysGlass ? .from26 : .from15)
      }
    }
    self.drawn = drawn
    bars = BarKind.allCases.filter { kind in
      current.contains { !$0.bars[kind].settings.isEmpty }
    }
    colors = theme.colors
  }

  /// The names of the cases.
  var cases: [String] {
    appearances.map { SwiftName.lowerCamel($0.name) }
  }

  /// What SwiftUI fills a bar with.
  enum Fill {
    case color(ColorID)
    case gradient(ResolvedGradient)
  }

  /// What is under a bar in each appearance, nil where it is the system's.
  func backgrounds(of kind: BarKind) -> [Fill?] {
    drawn[kind].map { bar in
      guard takesBackground(kind) else { return nil }
      return bar.standard.backgroundGradient.map { .gradient($0.value) }
        ?? bar.standard.backgroundColor.map { .color($0.value) }
    }
  }

  /// Whether a bar has a gradient in any appearance.
  func hasGradient(_ kind: BarKind) -> Bool {
    backgrounds(of: kind).contains { if case .gradient? = $0 { true } else { false } }
  }

  /// The color of buttons in each appearance, nil where it is the system's.
  var tints: [ColorID?] {
    appearances.indices.map { index in
      [BarKind.navigationBar, .tabBar, .toolbar].lazy
        .compactMap { drawn[$0][index].tint?.color }.first
    }
  }

  /// Whether the background of a bar is seen in each appearance.
  func backgroundVisibilities(of kind: BarKind) -> [String] {
    drawn[kind].map { bar in
      guard takesBackground(kind) else { return ".automatic" }
      if bar.standard.isClear { return ".hidden" }
      // The system's own edge is a transparent one.
      let edge = bar.own(.scrollEdge)
      if bar.isGlass || edge?.isTransparent == true || edge?.isLeftToUIKit == true {
        return ".automatic"
      }
      return bar.standard.configuration == nil ? ".automatic" : ".visible"
    }
  }

  /// Whether a bar is there in each appearance.
  func visibilities(of kind: BarKind) -> [String] {
    drawn[kind].map { $0.isHidden ? ".hidden" : ".automatic" }
  }

  /// The mode of a bar in each appearance, which decides the color of titles and the status bar.
  func schemes(of kind: BarKind) -> [String] {
    zip(appearances, drawn[kind]).map { scheme(of: $0, $1) ?? "nil" }
  }

  private func scheme(of appearance: ResolvedAppearance, _ bar: DrawnBar) -> String? {
    // One modifier holds in both interface styles.
    if bar.kind == .navigationBar, appearance.darkStatusBarStyle == nil {
      switch appearance.statusBarStyle.value {
      case .lightContent: return ".dark"
      case .darkContent: return ".light"
      case .default: break
      }
    }
    if bar.style == .black { return ".dark" }
    switch appearance.interfaceStyle {
    case .light: return ".light"
    case .dark: return ".dark"
    case .unspecified:
      if let gradient = bar.standard.backgroundGradient?.value.luminances {
        return scheme(from: gradient.least.min(), to: gradient.greatest.max())
      }
      return (bar.standard.backgroundColor?.value).flatMap(scheme)
    }
  }

  /// The mode whose text is read better on a background, nil where that differs by variant.
  private func scheme(on background: ColorID) -> String? {
    guard let luminances = colors.plainLuminances(background) else { return nil }
    return scheme(from: luminances.min(), to: luminances.max())
  }

  /// The same on a background of luminances between two.
  private func scheme(from least: Double, to greatest: Double) -> String? {
    // Where black and white have the same contrast: (L + 0.05)² = 1.05 · 0.05.
    let middle = 0.179
    if greatest < middle { return ".dark" }
    return least >= middle ? ".light" : nil
  }
}

extension BarModifiers {
  /// Whether every background that a bar has gives way to the system's on iOS 26.
  func isPlainOnGlass(_ kind: BarKind) -> Bool {
    let (has, yields) = (hasBackground(kind), yieldsToGlass(kind))
    return yields.contains(true) && has == yields
  }

  /// The appearances in which the background of a bar gives way on iOS 26 while others keep theirs.
  func yieldsAlone(_ kind: BarKind) -> [Bool] {
    let yields = yieldsToGlass(kind)
    return isPlainOnGlass(kind) ? yields.map { _ in false } : yields
  }

  /// Whether a bar has a color in some appearances and none in others.
  func isPartlyColored(_ kind: BarKind) -> Bool {
    let backgrounds = backgrounds(of: kind)
    return backgrounds.contains { $0 != nil } && !hasGradient(kind)
      && (backgrounds.contains { $0 == nil } || yieldsAlone(kind).contains(true))
  }

  private func yieldsToGlass(_ kind: BarKind) -> [Bool] {
    zip(appearances, hasBackground(kind)).map {
      // SwiftUI's tab bar takes no background there.
      (kind == .tabBar || $0.bars[kind].yieldsToGlass) && $1
    }
  }

  /// Whether a background of a bar is seen on any iOS that the app runs on.
  private func takesBackground(_ kind: BarKind) -> Bool { kind != .tabBar || !isAlwaysGlass }

  private func hasBackground(_ kind: BarKind) -> [Bool] {
    zip(backgrounds(of: kind), backgroundVisibilities(of: kind)).map {
      $0 != nil || $1 != ".automatic"
    }
  }
}

extension BarModifiers.Fill {
  /// The color, nil for a gradient.
  var color: ColorID? {
    if case .color(let color) = self { color } else { nil }
  }
}
