package import ColorScience
package import ThemeModel

/// The color scheme of a bar of SwiftUI: what is on the bar without a color of its own is black in a light scheme
/// and white in a dark one.
package struct BarScheme: Sendable, Hashable {
  /// Whether the scheme is dark in a light interface.
  package let isDarkInLight: Bool
  package let isDarkInDark: Bool

  /// That of the interface.
  package static let system = BarScheme(isDarkInLight: false, isDarkInDark: true)

  package func isDark(in variant: Variant) -> Bool {
    variant.isDark ? isDarkInDark : isDarkInLight
  }

  package func variants(_ isDark: Bool, of variants: VariantSet) -> VariantSet {
    variants.members.reduce(into: VariantSet()) {
      if self.isDark(in: $1) == isDark { $0.insert(VariantSet($1)) }
    }
  }

  package func followsInterface(in variants: VariantSet) -> Bool {
    variants.members.allSatisfy { isDark(in: $0) == $0.isDark }
  }
}

extension Installation {
  /// What SwiftUI shows of an appearance: one background for all states of a bar, which may go at the scroll edge;
  /// the tint of the first bar that has one, for all; and a color scheme for each bar.
  package init(
    inSwiftUI appearance: ResolvedAppearance, _ colors: ColorTable,
    deploymentTarget: DeploymentTarget
  ) {
    self.init(onBarsOf: appearance)
    let tinted = [BarKind.navigationBar, .tabBar, .toolbar].first {
      appearance.bars[$0].color(.tintColor) != nil
    }
    let tint = tinted.flatMap { appearance.bars[$0].color(.tintColor) }
    tintBar = tinted
    var schemes = Bars(all: BarScheme.system)
    for kind in BarKind.allCases {
      let bar = appearance.drawn(kind, on: deploymentTarget.era)
      schemes[kind] = BarScheme(of: bar, in: appearance, colors)
      self.appearance.bars[kind] = bar.inSwiftUI(tint: tint, colors)
    }
    self.schemes = schemes
    showStatusBar(by: schemes.navigationBar)
  }

  /// The bar that says the tint of a bar.
  package func tintBar(of kind: BarKind) -> BarKind {
    guard let tintBar,
      appearance.bars[kind].color(.tintColor)?.range
        == appearance.bars[tintBar].color(.tintColor)?.range
    else { return kind }
    return tintBar
  }

  /// The status bar has the scheme of the navigation bar; where that is the interface's, nobody asks for a style.
  private mutating func showStatusBar(by scheme: BarScheme) {
    let isSystem = scheme == .system
    let styles = [scheme.isDarkInLight, scheme.isDarkInDark].map {
      isSystem ? StatusBarStyle.default : $0 ? .lightContent : .darkContent
    }
    let places = [Variant.light, .dark].map { appearance.statusBarStyle(in: $0).range }
    appearance.statusBarStyle = Located(styles[0], at: places[0])
    appearance.darkStatusBarStyle =
      styles[0] == styles[1] ? nil : Located(styles[1], at: places[1])
  }
}

extension BarScheme {
  /// The scheme that a bar asks for: that of the status bar over it or of its own style, else the one in which text
  /// can be read best on its background, else that of its appearance.
  fileprivate init(
    of bar: DrawnBar, in appearance: ResolvedAppearance, _ colors: ColorTable
  ) {
    let background = bar.standard.backgroundPaint
    func isDark(in interface: Variant) -> Bool {
      let variant: Variant =
        switch appearance.interfaceStyle {
        case .unspecified: interface
        case .light: .light
        case .dark: .dark
        }
      if bar.kind == .navigationBar {
        switch appearance.statusBarStyle(in: variant).value {
        case .lightContent: return true
        case .darkContent: return false
        case .default: break
        }
      }
      if bar.style == .black { return true }
      let isInherited = variant.isDark
      guard !background.isEmpty else { return isInherited }
      let seen: [Variant] =
        isInherited ? [.dark, .darkHighContrast] : [.light, .lightHighContrast]
      let (black, white) = (
        Color.black.least(on: background, in: seen, colors),
        Color.white.least(on: background, in: seen, colors)
      )
      return black == white ? isInherited : white > black
    }
    self.init(isDarkInLight: isDark(in: .light), isDarkInDark: isDark(in: .dark))
  }
}

extension DrawnState {
  /// The colors of the theme's that the background is painted with; none where it is the system's or there is none.
  fileprivate var backgroundPaint: [ColorID] {
    switch background {
    case .color(let color): [color.value]
    case .gradient(let gradient): gradient.value.colors
    case .clear, .system, .glass: []
    }
  }
}

extension Color {
  /// The least contrast on some colors in some variants, over anything.
  fileprivate func least(
    on background: [ColorID], in variants: [Variant], _ colors: ColorTable
  ) -> Double {
    var least = Double.infinity
    for color in background {
      for variant in variants {
        least = min(least, contrastInterval(self, on: colors[color, variant], over: []).worst)
      }
    }
    return least
  }
}

extension DrawnBar {
  /// What SwiftUI carries of a bar, under the tint of all bars.
  fileprivate func inSwiftUI(tint: Located<ColorID>?, _ colors: ColorTable) -> ResolvedBar {
    guard !bar.settings.isEmpty else { return bar }
    let isClear = standard.isClear
    var carried = ResolvedBar(
      settings: bar.settings.filter { setting in
        switch setting.property {
        case .style, .isHidden, .liquidGlass, .background, .backgroundColor, .backgroundGradient:
          true
        // A background can be hidden there, and nothing else can be said of a state.
        case .scrollEdge:
          switch setting.value {
          case .slot(.transparent), .slot(.system): !isClear
          default: false
          }
        default: false
        }
      }, backdrop: bar.backdrop)
    if let tint {
      // A bar that says the same itself keeps its own words.
      let own = bar.color(.tintColor).flatMap {
        colors[$0.value].variants == colors[tint.value].variants ? $0 : nil
      }
      let shown = own ?? tint
      carried.set(.tintColor, .color(shown.value), at: shown.range)
    }
    carried.sort()
    return carried
  }
}
