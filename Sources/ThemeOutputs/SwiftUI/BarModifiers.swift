import ColorScience
import ThemeModel

struct BarChoice {
  /// The function that returns it if it differs.
  let name: String
  let type: String
  /// True if it depends on the interface's color scheme.
  var takesScheme = false
  let values: [String]
  /// The appearances that yield to iOS 26's own look; empty for none.
  var yields: [Bool] = []
  var isFunction: Bool { Set(values).count > 1 || yields.contains(true) }

  /// The expression of the value for `bars`, nil if never set.
  var expression: String? {
    if isFunction { return "bars.\(name)(\(takesScheme ? "in: scheme" : ""))" }
    return values.first.flatMap { $0 == ".automatic" || $0 == "nil" ? nil : $0 }
  }
}

struct BarModifiers {
  /// In the order of the theme, without deprecated ones.
  let appearances: [ResolvedAppearance]
  let bars: [BarKind]
  private let installations: [Installation]
  /// Bars on the newest iOS before glass, or on glass if the app supports nothing earlier.
  private let drawn: Bars<[DrawnBar]>
  private let configuration: Configuration
  /// True if colors follow the interface but the bar's scheme does not: SwiftUI's choice of style
  /// is undocumented.
  let resolvesColors: Bool

  init(_ theme: ResolvedTheme, _ configuration: Configuration) {
    self.configuration = configuration
    let current = theme.appearances.filter(\.deprecation.isEmpty)
    appearances = current
    let installations = current.map {
      Installation(inSwiftUI: $0, theme.colors, on: configuration.era)
    }
    self.installations = installations
    var drawn = Bars<[DrawnBar]>(all: [])
    for kind in BarKind.allCases {
      drawn[kind] = installations.map {
        $0.appearance.drawn(kind, on: configuration.era)
      }
    }
    self.drawn = drawn
    bars = BarKind.allCases.filter { kind in
      current.contains { !$0.bars[kind].settings.isEmpty }
    }
    resolvesColors = installations.contains { [bars] in
      $0.resolvesColors(of: bars, in: theme.colors)
    }
  }

  var cases: [String] {
    appearances.map { SwiftName.lowerCamel($0.name) }
  }

  enum Fill {
    case color(ColorID)
    case gradient(ResolvedGradient)
  }

  /// nil for the system's background.
  func backgrounds(of kind: BarKind) -> [Fill?] {
    drawn[kind].map { bar in
      guard takesBackground(kind) else { return nil }
      return switch bar.standard.background {
      case .gradient(let gradient): .gradient(gradient.value)
      case .color(let color): .color(color.value)
      default: nil
      }
    }
  }

  func hasFill(_ kind: BarKind) -> Bool { backgrounds(of: kind).contains { $0 != nil } }

  func hasGradient(_ kind: BarKind) -> Bool {
    backgrounds(of: kind).contains { if case .gradient? = $0 { true } else { false } }
  }

  var tints: [ColorID?] {
    installations.map { installation in
      installation.tintBar.flatMap { installation.appearance.bars[$0].color(.tintColor)?.value }
    }
  }

  /// The visibility of a bar's background.
  func backgroundVisibility(of kind: BarKind) -> BarChoice {
    BarChoice(
      name: "\(kind.name)BackgroundVisibility", type: "Visibility",
      values: backgroundVisibilities(of: kind), yields: yieldsAlone(kind))
  }

  private func backgroundVisibilities(of kind: BarKind) -> [String] {
    drawn[kind].map { bar in
      guard takesBackground(kind) else { return ".automatic" }
      if bar.standard.isClear { return ".hidden" }
      // The system's default edge is transparent.
      let edge = bar.own(.scrollEdge)
      if bar.isGlass || edge?.isTransparent == true || edge?.isLeftToUIKit == true {
        return ".automatic"
      }
      return bar.standard.configuration == nil ? ".automatic" : ".visible"
    }
  }

  func visibility(of kind: BarKind) -> BarChoice {
    BarChoice(
      name: "\(kind.name)Visibility", type: "Visibility",
      values: drawn[kind].map { $0.isHidden ? ".hidden" : ".automatic" })
  }

  /// The scheme of a bar, which colors titles and the status bar; `scheme` is the interface's.
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

  var interfaceStyle: BarChoice {
    BarChoice(
      name: "interfaceStyle", type: "UIUserInterfaceStyle?",
      values: appearances.map { style in
        style.interfaceStyle == .unspecified ? "nil" : ".\(style.interfaceStyle.rawValue)"
      })
  }

  /// True if the bar's scheme is the opposite of the interface's.
  func turnsScheme(_ kind: BarKind) -> Bool {
    installations.contains { installation in
      installation.schemes.map { $0[kind].isDarkInLight && !$0[kind].isDarkInDark } ?? false
    }
  }

  /// True if the bars depend on the surrounding interface in ways SwiftUI does not handle.
  var readsEnvironment: Bool { resolvesColors || bars.contains(where: turnsScheme) }
}

extension Installation {
  /// True if a color follows the interface but the scheme of at least one of the bars does not.
  fileprivate func resolvesColors(of bars: [BarKind], in colors: ColorTable) -> Bool {
    guard let schemes, bars.contains(where: { schemes[$0] != .system }) else { return false }
    return BarKind.allCases.contains { kind in
      let bar = appearance.bars[kind]
      let plain = [bar.color(.backgroundColor), bar.color(.tintColor)].compactMap { $0?.value }
      return (plain + (bar.gradient?.value.colors ?? [])).contains { color in
        let variants = colors[color].variants
        return variants.light != variants.dark
          || variants.lightHighContrast != variants.darkHighContrast
      }
    }
  }
}

extension BarModifiers {
  func isPlainOnGlass(_ kind: BarKind) -> Bool {
    let (has, yields) = (hasBackground(kind), yieldsToGlass(kind))
    return yields.contains(true) && has == yields
  }

  /// The appearances whose background yields to glass while others keep theirs.
  func yieldsAlone(_ kind: BarKind) -> [Bool] {
    let yields = yieldsToGlass(kind)
    return isPlainOnGlass(kind) ? yields.map { _ in false } : yields
  }

  func isPartlyColored(_ kind: BarKind) -> Bool {
    let backgrounds = backgrounds(of: kind)
    return backgrounds.contains { $0 != nil } && !hasGradient(kind)
      && (backgrounds.contains { $0 == nil } || yieldsAlone(kind).contains(true))
  }

  private func yieldsToGlass(_ kind: BarKind) -> [Bool] {
    zip(appearances, hasBackground(kind)).map {
      // SwiftUI's tab bar ignores backgrounds there.
      (kind == .tabBar ? !configuration.hasNoGlass : $0.bars[kind].yieldsToGlass) && $1
    }
  }

  /// True if the app runs on an iOS that shows the bar's background.
  private func takesBackground(_ kind: BarKind) -> Bool {
    kind != .tabBar || !configuration.hasGlassOnly
  }

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
