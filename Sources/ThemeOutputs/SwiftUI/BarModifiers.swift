import ColorScience
import ThemeModel

/// A value that may differ between appearances.
struct BarChoice {
  /// The function that gives it where it differs.
  let name: String
  let type: String
  /// Whether it depends on the color scheme of the interface.
  var takesScheme = false
  /// The expression for each appearance.
  let values: [String]
  /// The appearances in which iOS 26 and later have a look of their own in its place; empty for none.
  var yields: [Bool] = []

  /// Whether it takes a function to tell the appearances' values apart.
  var isFunction: Bool { Set(values).count > 1 || yields.contains(true) }

  /// What gives the value for `bars`, nil where it is never set.
  var expression: String? {
    if isFunction { return "bars.\(name)(\(takesScheme ? "in: scheme" : ""))" }
    return values.first.flatMap { $0 == ".automatic" || $0 == "nil" ? nil : $0 }
  }
}

/// What SwiftUI can say about the bars of a theme's appearances.
struct BarModifiers {
  /// The appearances in the order of the theme, without deprecated ones.
  let appearances: [ResolvedAppearance]
  /// The bars that any of them sets something on.
  let bars: [BarKind]
  /// What is drawn of each appearance.
  private let installations: [Installation]
  private let colors: ColorTable
  /// The bars of each appearance on the newest iOS before the system's glass, or on glass where the app
  /// runs on no iOS without.
  private let drawn: Bars<[DrawnBar]>
  /// Whether the app runs on no iOS before the system's glass.
  private let isAlwaysGlass: Bool

  init(_ theme: ResolvedTheme, deploymentTarget: DeploymentTarget) {
    let isAlwaysGlass = deploymentTarget.hasGlass
    self.isAlwaysGlass = isAlwaysGlass
    let current = theme.appearances.filter(\.deprecation.isEmpty)
    appearances = current
    let installations = current.map {
      Installation(inSwiftUI: $0, theme.colors, deploymentTarget: deploymentTarget)
    }
    self.installations = installations
    var drawn = Bars<[DrawnBar]>(all: [])
    for kind in BarKind.allCases {
      drawn[kind] = installations.map {
        $0.appearance.drawn(kind, on: deploymentTarget.era)
      }
    }
    self.drawn = drawn
    bars = BarKind.allCases.filter { kind in
      current.contains { !$0.bars[kind].settings.isEmpty }
    }
    colors = theme.colors
  }

  var cases: [String] {
    appearances.map { SwiftName.lowerCamel($0.name) }
  }

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

  /// Whether a bar has a background of the theme's in any appearance.
  func hasFill(_ kind: BarKind) -> Bool { backgrounds(of: kind).contains { $0 != nil } }

  /// Whether a bar has a gradient in any appearance.
  func hasGradient(_ kind: BarKind) -> Bool {
    backgrounds(of: kind).contains { if case .gradient? = $0 { true } else { false } }
  }

  /// The color of buttons in each appearance, nil where it is the system's.
  var tints: [ColorID?] {
    installations.map { installation in
      installation.tintBar.flatMap { installation.appearance.bars[$0].color(.tintColor)?.value }
    }
  }

  /// Whether the background of a bar is seen.
  func backgroundVisibility(of kind: BarKind) -> BarChoice {
    BarChoice(
      name: "\(kind.name)BackgroundVisibility", type: "Visibility",
      values: backgroundVisibilities(of: kind), yields: yieldsAlone(kind))
  }

  private func backgroundVisibilities(of kind: BarKind) -> [String] {
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

  /// Whether a bar is there.
  func visibility(of kind: BarKind) -> BarChoice {
    BarChoice(
      name: "\(kind.name)Visibility", type: "Visibility",
      values: drawn[kind].map { $0.isHidden ? ".hidden" : ".automatic" })
  }

  /// The scheme of a bar, which decides the color of titles and the status bar; `scheme` stands for that of the
  /// interface.
  func scheme(of kind: BarKind) -> BarChoice {
    let values = installations.map { installation in
      guard let scheme = installation.schemes?[kind], scheme != .system else { return "nil" }
      let (light, dark) = (scheme.isDarkInLight, scheme.isDarkInDark)
      return light == dark ? light ? ".dark" : ".light" : "scheme == .dark ? .light : .dark"
    }
    return BarChoice(
      name: "\(kind.name)ColorScheme", type: "ColorScheme?", takesScheme: turnsScheme(kind),
      values: values)
  }

  /// The interface style that an appearance is for, `nil` where it is for both.
  var interfaceStyle: BarChoice {
    BarChoice(
      name: "interfaceStyle", type: "UIUserInterfaceStyle?",
      values: appearances.map { style in
        style.interfaceStyle == .unspecified ? "nil" : ".\(style.interfaceStyle.rawValue)"
      })
  }

  /// Whether the scheme of a bar is the opposite of the interface's.
  func turnsScheme(_ kind: BarKind) -> Bool {
    installations.contains { installation in
      installation.schemes.map { $0[kind].isDarkInLight && !$0[kind].isDarkInDark } ?? false
    }
  }

  /// Whether colors follow the interface on a bar whose scheme does not: nobody says in which of the two styles
  /// SwiftUI then shows them.
  var resolvesColors: Bool {
    installations.contains { installation in
      guard let schemes = installation.schemes, bars.contains(where: { schemes[$0] != .system })
      else {
        return false
      }
      let bars = installation.appearance.bars
      return BarKind.allCases.contains { kind in
        let bar = bars[kind]
        let painted = bar.gradient?.value.colors ?? []
        return
          ([bar.color(.backgroundColor)?.value, bar.color(.tintColor)?.value].compactMap(\.self)
          + painted).contains { followsStyle($0) }
      }
    }
  }

  /// Whether something depends on the interface around the bars that SwiftUI does not do by itself.
  var readsEnvironment: Bool { resolvesColors || bars.contains(where: turnsScheme) }

  private func followsStyle(_ color: ColorID) -> Bool {
    let variants = colors[color].variants
    return variants.light != variants.dark
      || variants.lightHighContrast != variants.darkHighContrast
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
  var color: ColorID? {
    if case .color(let color) = self { color } else { nil }
  }
}
