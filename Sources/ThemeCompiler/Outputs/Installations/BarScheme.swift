package import ColorScience

/// The color scheme of a bar of SwiftUI: uncolored content is black in light and white in dark.
package struct BarScheme: Sendable, Hashable {
  package let isDarkInLight: Bool
  package let isDarkInDark: Bool

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
  /// An appearance as SwiftUI shows it: one background for a bar's states, optionally hidden at the
  /// scroll edge, one tint, and a scheme for each bar.
  package init(
    inSwiftUI appearance: ResolvedAppearance, _ colors: ColorTable, on era: DrawnBar.Era
  ) {
    self.init(onBarsOf: appearance)
    tintsItems = false
    let tinted = [BarKind.navigationBar, .tabBar, .toolbar].first {
      appearance.bars[$0].color(.tintColor) != nil
    }
    let tint = tinted.flatMap { appearance.bars[$0].color(.tintColor) }
    tintBar = tinted
    var schemes = Bars(all: BarScheme.system)
    for kind in BarKind.allCases {
      let bar = appearance.drawn(kind, on: era)
      schemes[kind] = BarScheme(of: bar, in: appearance, colors)
      self.appearance.bars[kind] = bar.inSwiftUI(tint: tint, colors)
    }
    self.schemes = schemes
    // Without a background of its own SwiftUI hides the system's at the edge.
    self.appearance.leaveEdges { !$0.bar.configuresBackground }
    showStatusBar(by: schemes.navigationBar)
  }

  package func tintBar(of kind: BarKind) -> BarKind {
    guard let tintBar,
      appearance.bars[kind].color(.tintColor)?.range
        == appearance.bars[tintBar].color(.tintColor)?.range
    else { return kind }
    return tintBar
  }

  /// Shows the status bar in the navigation bar's scheme, by default the interface's.
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
  /// The bar's scheme by its status bar or style, otherwise the more readable one, otherwise the
  /// appearance's.
  fileprivate init(
    of bar: DrawnBar, in appearance: ResolvedAppearance, _ colors: ColorTable
  ) {
    let background = bar.standard.fill?.fillColors ?? []
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
  /// The color or gradient of the theme's background; nil without one.
  var fill: ResolvedBar.Value? {
    switch background {
    case .color(let color): .color(color.value)
    case .gradient(let gradient): .gradient(gradient.value)
    case .clear, .system, .glass: nil
    }
  }
}

extension ResolvedBar.Value {
  fileprivate var fillColors: [ColorID] {
    if case .color(let color) = self { [color] } else { stops ?? [] }
  }
}

extension Color {
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
  fileprivate func inSwiftUI(tint: Located<ColorID>?, _ colors: ColorTable) -> ResolvedBar {
    guard bar.settings.contains(where: { $0.value != .word(StateWord.same) }) else {
      return ResolvedBar()
    }
    let isClear = standard.isClear
    var carried = ResolvedBar(
      settings: bar.settings.filter { setting in
        switch setting.property {
        case .tintColor, .barTintColor: false
        case .style: setting.value != .word(BarStyle.default)
        // A state's background can be hidden, and nothing else set.
        case .scrollEdge:
          switch setting.value {
          case .word("transparent"), .word("default"): !isClear
          default: false
          }
        default: BarProperty.inSwiftUI.contains(setting.property)
        }
      }, backdrop: bar.backdrop)
    // Without a color SwiftUI draws its material.
    if standard.fill == nil, let word = bar[.background],
      word.value == .word(BarBackground.opaque)
    {
      carried.set(.background, .word(BarBackground.default), at: word.range)
    }
    if let tint {
      // A bar that sets an equal tint keeps its range.
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
