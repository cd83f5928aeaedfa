import ColorScience
import ThemeDiff
import ThemeModel

/// Draws appearances as manifests have them, which know colors and no places.
struct ManifestScenes {
  private let side: DiffSide
  private let appearance: Manifest.Appearance

  /// The properties that color a part, the first that is set; what UIKit takes without any of them.
  private static let chains: [(PartScene.Role, BarKind, [BarProperty], String)] = [
    (.back, .navigationBar, [.backButton, .plainButton, .tintColor], "systemBlue"),
    (.button, .navigationBar, [.plainButton, .tintColor], "systemBlue"),
    (.done, .navigationBar, [.doneButton, .tintColor], "systemBlue"),
    (.icons, .toolbar, [.tintColor], "systemBlue"),
    (.button, .toolbar, [.plainButton, .tintColor], "systemBlue"),
    (.done, .toolbar, [.doneButton, .tintColor], "systemBlue"),
    (.badge, .tabBar, [.badgeColor], "systemRed"),
  ]

  /// The appearance of a version.
  init(_ appearance: Manifest.Appearance, of side: DiffSide) {
    self.appearance = appearance
    self.side = side
  }

  /// The drawing in a state and a variant.
  func scene(_ state: DrawnBar.State, _ variant: Variant) -> PhoneScene {
    let navigation = bar(.navigationBar, state, variant)
    let style =
      variant.isDark
      ? appearance.darkStatusBarStyle ?? appearance.statusBarStyle : appearance.statusBarStyle
    let glyphs: Color =
      switch style {
      case .darkContent: .black
      case .lightContent: .white
      case .default: variant.isDark ? .white : .black
      }
    return PhoneScene(
      state: state, look: .flat, content: variant.isDark ? .black : .white,
      statusBar: PartScene(role: .clock, color: glyphs, mark: nil), navigationBar: navigation,
      toolbar: bar(.toolbar, state, variant), tabBar: bar(.tabBar, state, variant))
  }

  private func bar(_ kind: BarKind, _ state: DrawnBar.State, _ variant: Variant) -> BarScene? {
    let base = appearance.bars[kind]
    guard !base.settings.isEmpty, base[.isHidden] != .flag(true) else { return nil }
    var settings = base
    var isClear = false
    if let property = state.path.property {
      switch base[property] {
      case .bar(let bar)?: settings = bar
      case .word("transparent")?: isClear = true
      default: break
      }
    }
    func color(
      _ properties: [BarProperty], else standard: String, _ shown: Variant? = nil
    ) -> Color {
      properties.lazy.compactMap { settings[$0].flatMap(side.color) }.first?[variant]
        ?? UIKitColor(standard)?.variants(in: .ios15)[shown ?? variant] ?? .black
    }
    var parts = Self.chains.filter { $0.1 == kind }.map { role, _, properties, standard in
      PartScene(role: role, color: color(properties, else: standard), mark: nil)
    }
    switch kind {
    case .navigationBar:
      if SearchBarParts.properties.contains(where: { base[$0] != nil }) {
        let hasScopes = SearchBarParts.scopeProperties.contains { base[$0] != nil }
        parts += SearchBarParts.shown(in: state, hasScopes: hasScopes).map { part in
          let standard = part.system(in: variant)
          return PartScene(
            role: part.role, color: color(part.chain, else: standard.name, standard.variant),
            mark: nil)
        }
      }
      if base.prompt != nil {
        parts.append(PartScene(role: .prompt, color: color([], else: "label"), mark: nil))
      }
      let isLarge =
        state == .scrollEdge && base[.prefersLargeTitles] != .flag(false)
        && base[.largeTitleDisplayMode] != .word(LargeTitleDisplayMode.never.rawValue)
      let properties: [BarProperty] =
        (isLarge ? [.largeTitleColor] : []) + [.titleColor, .tintColor]
      parts.append(
        PartScene(
          role: isLarge ? .largeTitle : .title, color: color(properties, else: "label"), mark: nil))
    case .tabBar:
      parts += TabParts.shown(in: state).map { tab in
        let rest: BarProperty = tab.rest == .selectedTab ? .tintColor : .unselectedItemTintColor
        return PartScene(
          role: tab.role, color: color(tab.chain + [rest], else: tab.standard), mark: nil)
      }
      if let indicator = settings[.selectionIndicatorColor].flatMap(side.color) {
        parts.insert(PartScene(role: .indicator, color: indicator[variant], mark: nil), at: 0)
      }
      let text = settings[.badgeTextColor].flatMap(side.color)?[variant] ?? .white
      parts.append(PartScene(role: .badgeText, color: text, mark: nil))
    case .toolbar: break
    }
    let ground = isClear ? .clear : ground(of: settings, variant)
    var behind: [Color] = []
    if let front = parts.last {
      switch ground {
      case .color(let color): behind = extremes(of: front.color, on: color, over: [])
      case .gradient(let gradient, _):
        let worst = gradient.leastContrast(of: front.color) {
          contrastInterval(front.color, on: $0, over: [])
        }
        behind = extremes(of: front.color, on: worst.color, over: [])
      case .clear, .unknown: break
      }
    }
    return BarScene(
      kind: kind, ground: ground, behind: behind,
      line: settings[.shadowColor].flatMap(side.color)?[variant], parts: parts,
      prompt: base.prompt ?? "")
  }

  private func ground(of bar: Manifest.Bar, _ variant: Variant) -> BarScene.Ground {
    if case .word(let word)? = bar[.background], BarBackground(rawValue: word)?.dropsColor == true {
      return .clear
    }
    if case .gradient(let values, let direction)? = bar[.backgroundGradient] {
      let colors = values.compactMap { side.color($0)?[variant] }
      return colors.count == values.count && colors.count > 1
        ? .gradient(ColorGradient(colors), direction) : .unknown
    }
    return bar[.backgroundColor].flatMap(side.color).map { .color($0[variant]) } ?? .unknown
  }
}

extension Manifest.Bar {
  /// The value of a property, nil where it is not set.
  fileprivate subscript(property: BarProperty) -> Manifest.Value? {
    settings.first { $0.property == property }?.value
  }

  /// The text above the title as far as there is room for it, nil where there is none.
  fileprivate var prompt: String? {
    guard case .text(let text)? = self[.prompt] else { return nil }
    return promptText(text)
  }
}
