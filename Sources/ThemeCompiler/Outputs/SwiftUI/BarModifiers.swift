import ColorScience

struct BarModifiers {
  /// In the order of the theme, without deprecated ones.
  let appearances: [ResolvedAppearance]
  let bars: [ModifiedBar]
  let tints: [ColorID?]
  /// True if colors follow the interface but the bar's scheme does not, undocumented in SwiftUI.
  let resolvesColors: Bool

  init(_ theme: ResolvedTheme, _ configuration: Configuration) {
    let current = theme.appearances.filter(\.deprecation.isEmpty)
    appearances = current
    let installations = current.map {
      Installation(inSwiftUI: $0, theme.colors, on: configuration.era)
    }
    let kinds = BarKind.allCases.filter { kind in
      current.contains { !$0.bars[kind].settings.isEmpty }
    }
    bars = kinds.map { ModifiedBar($0, installations, configuration) }
    tints = installations.map { installation in
      installation.tintBar.flatMap { installation.appearance.bars[$0].color(.tintColor)?.value }
    }
    resolvesColors = installations.contains { $0.resolvesColors(of: kinds, in: theme.colors) }
  }

  var cases: [String] {
    appearances.map { SwiftName.lowerCamel($0.name) }
  }

  var interfaceStyle: BarChoice {
    BarChoice(
      modifier: "", name: "interfaceStyle", type: "UIUserInterfaceStyle?",
      values: appearances.map { style in
        style.interfaceStyle == .unspecified ? "nil" : ".\(style.interfaceStyle.rawValue)"
      })
  }

  /// True if the bars depend on the surrounding interface in ways SwiftUI does not handle.
  var readsEnvironment: Bool { resolvesColors || bars.contains(where: \.turnsScheme) }
}

struct BarChoice {
  let modifier: String
  /// The function that returns it if it differs.
  let name: String
  let type: String
  var takesScheme = false
  let values: [String]
  /// By appearance, true on iOS 26's own look; empty for none.
  var yields: [Bool] = []
  var isFunction: Bool { Set(values).count > 1 || yields.contains(true) }

  /// For `bars`; nil if never set.
  var expression: String? {
    if isFunction { return "bars.\(name)(\(takesScheme ? "in: scheme" : ""))" }
    return values.first.flatMap { $0 == ".automatic" || $0 == "nil" ? nil : $0 }
  }
}

/// A bar in each appearance, on the newest iOS before glass, if the app supports one.
struct ModifiedBar {
  let kind: BarKind
  /// The colors and gradients of backgrounds; nil for the system's.
  let fills: [ResolvedBar.Value?]
  let backgroundVisibility: BarChoice
  let scheme: BarChoice
  let visibility: BarChoice
  let isPlainOnGlass: Bool
  /// By appearance, true if its background yields to glass while others stay.
  let yields: [Bool]

  init(_ kind: BarKind, _ installations: [Installation], _ configuration: Configuration) {
    let drawn = installations.map { $0.appearance.drawn(kind, on: configuration.era) }
    // SwiftUI's tab bar ignores backgrounds on glass.
    let isShown = kind != .tabBar || !configuration.hasGlassOnly
    let fills = drawn.map { isShown ? $0.standard.fill : nil }
    let visibilities = drawn.map { isShown ? $0.backgroundVisibility : ".automatic" }
    let hasBackground = zip(fills, visibilities).map { $0 != nil || $1 != ".automatic" }
    let yieldsToGlass = zip(drawn, hasBackground).map {
      (kind == .tabBar ? configuration.hasGlass : $0.bar.yieldsToGlass) && $1
    }
    let isPlain = yieldsToGlass.contains(true) && hasBackground == yieldsToGlass
    let yields = yieldsToGlass.map { $0 && !isPlain }
    let schemes = installations.compactMap { $0.schemes?[kind] }
    let isBefore18 = configuration.deploymentTarget.major < 18
    self.kind = kind
    self.fills = fills
    self.yields = yields
    isPlainOnGlass = isPlain
    backgroundVisibility = BarChoice(
      modifier: isBefore18 ? "toolbarBackground" : "toolbarBackgroundVisibility",
      name: "\(kind.name)BackgroundVisibility", type: "Visibility", values: visibilities,
      yields: yields)
    // It colors titles and the status bar; `scheme` is the interface's.
    scheme = BarChoice(
      modifier: "toolbarColorScheme", name: "\(kind.name)ColorScheme", type: "ColorScheme?",
      takesScheme: schemes.contains(where: \.isOpposite), values: schemes.map(\.expression))
    visibility = BarChoice(
      modifier: isBefore18 ? "toolbar" : "toolbarVisibility", name: "\(kind.name)Visibility",
      type: "Visibility", values: drawn.map { $0.isHidden ? ".hidden" : ".automatic" })
  }

  var hasFill: Bool { fills.contains { $0 != nil } }
  var hasGradient: Bool { fills.contains { $0?.stops != nil } }
  var isPartlyColored: Bool {
    hasFill && !hasGradient && (fills.contains { $0 == nil } || yields.contains(true))
  }
  /// True if the bar's scheme is the opposite of the interface's.
  var turnsScheme: Bool { scheme.takesScheme }
}

extension DrawnBar {
  fileprivate var backgroundVisibility: String {
    if standard.isClear { return ".hidden" }
    // The system's default edge is transparent.
    let edge = own(.scrollEdge)
    if isGlass || edge?.isTransparent == true || edge?.isLeftToUIKit == true {
      return ".automatic"
    }
    return standard.configuration == nil ? ".automatic" : ".visible"
  }
}

extension BarScheme {
  fileprivate var isOpposite: Bool { isDarkInLight && !isDarkInDark }

  fileprivate var expression: String {
    if self == .system { return "nil" }
    return isOpposite ? "scheme == .dark ? .light : .dark" : isDarkInLight ? ".dark" : ".light"
  }
}

extension Installation {
  /// True if a color follows the interface but some bar's scheme does not.
  fileprivate func resolvesColors(of bars: [BarKind], in colors: ColorTable) -> Bool {
    guard let schemes, bars.contains(where: { schemes[$0] != .system }) else { return false }
    return BarKind.allCases.contains { kind in
      let bar = appearance.bars[kind]
      let plain = [bar.color(.backgroundColor), bar.color(.tintColor)].compactMap { $0?.value }
      return (plain + (bar.gradient?.value.colors ?? [])).contains {
        colors[$0].followsStyle
      }
    }
  }
}
