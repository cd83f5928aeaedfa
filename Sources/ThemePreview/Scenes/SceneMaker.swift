import ColorScience
import ThemeCompiler

/// Makes the drawings of an appearance: what `DrawnBar` says in each state and variant.
struct SceneMaker {
  let appearance: ResolvedAppearance
  private let colors: ColorTable
  private let configuration: Configuration
  private let meter: ContrastMeter
  /// What was measured, by bar, state and foreground.
  private let marks: [MarkKey: [(index: Int, judged: JudgedPair)]]

  /// Which pair a mark is about.
  private struct MarkKey: Hashable {
    let kind: BarKind
    let state: PropertyPath.State
    /// Nil for the status bar.
    let property: BarProperty?
    /// Whether it is about what lies on the selection indicator, not on the bar.
    var isOnIndicator = false
  }

  /// Makes drawings with the verdicts on some pairs.
  init(
    _ appearance: ResolvedAppearance, _ pairs: [JudgedPair], _ colors: ColorTable,
    _ configuration: Configuration, _ meter: ContrastMeter
  ) {
    self.appearance = appearance
    self.colors = colors
    self.configuration = configuration
    self.meter = meter
    var marks: [MarkKey: [(index: Int, judged: JudgedPair)]] = [:]
    for (index, judged) in pairs.enumerated() where judged.pair.outputs.isEmpty {
      let key = MarkKey(
        kind: judged.pair.background.bar, state: judged.pair.background.state,
        property: judged.pair.foreground.path?.property,
        isOnIndicator: judged.pair.background.property == .selectionIndicatorColor)
      marks[key, default: []].append((index, judged))
    }
    self.marks = marks
  }

  /// A drawing and the variants that see it.
  struct Drawing {
    let scene: PhoneScene
    let variants: [Variant]

    /// What the drawing shows, in a few words.
    var caption: String {
      let aspect = Aspect(scenes: [scene], variants: variants)
      return "\(aspect.caption) — \(scene.caption)"
    }
  }

  /// All states of an appearance as some variants see them.
  struct Aspect {
    let scenes: [PhoneScene]
    var variants: [Variant]

    /// Who sees it, in a few words.
    var caption: String {
      Variant.caption(of: variants) + (scenes[0].look == .glass ? ", iOS 26" : "")
    }

    var drawings: [Drawing] { scenes.map { Drawing(scene: $0, variants: variants) } }

    /// Whether it is seen with increased contrast alone, and has no verdict that the drawings without it have not.
    func addsNothing(to others: [Aspect]) -> Bool {
      guard variants.allSatisfy(\.isHighContrast) else { return false }
      return others.contains { other in
        other.scenes[0].look == scenes[0].look && verdicts.isSubset(of: other.verdicts)
          && variants.allSatisfy { variant in
            other.variants.contains { !$0.isHighContrast && $0.isDark == variant.isDark }
          }
      }
    }

    /// What does not pass, without its ratio.
    private var verdicts: Set<Mark> {
      let parts = scenes.flatMap { [$0.statusBar] + $0.bars.flatMap(\.parts) }
      return Set(
        parts.compactMap(\.mark).filter { $0.verdict != .pass }
          .map { Mark(pair: $0.pair, verdict: $0.verdict, ratio: nil) })
    }
  }

  /// Every aspect, variants that look alike in all states together.
  func aspects() -> [Aspect] {
    var aspects: [Aspect] = []
    for look in looks {
      var known: [[PhoneScene]: Int] = [:]
      for variant in Variant.sideBySide where appearance.variants.contains(VariantSet(variant)) {
        var scenes = states.map { scene($0, look, variant) }
        if drawsPad(in: look) { scenes.append(scene(.standard, look, variant, on: .pad)) }
        if let index = known[scenes] {
          aspects[index].variants.append(variant)
        } else {
          known[scenes] = aspects.count
          aspects.append(Aspect(scenes: scenes, variants: [variant]))
        }
      }
    }
    return aspects
  }

  /// The looks that bars have on the iOS versions of the deployment range, the oldest first.
  var looks: [PhoneScene.Look] {
    (configuration.hasGlassOnly ? [] : [.flat])
      + (configuration.declaresGlass ? [.glass] : [])
  }

  /// The states to draw: the two that every screen has, and those at compact height that differ.
  var states: [DrawnBar.State] {
    let bars = BarKind.allCases.map { appearance.drawn($0, on: .ios15) }
    let hasOwnTabs = hasOwnTabs(.compactInline)
    let compact = [DrawnBar.State.compactScrollEdge, .compact].filter { state in
      guard let property = state.path.property else { return false }
      return bars.contains { $0.own(property) != nil } || hasOwnTabs && state == .compact
    }
    return [.scrollEdge, .standard] + compact
  }

  /// Whether an iPad is drawn: for themes with colors of their own for titles beside icons, and versions of iOS in which
  /// an iPad has tabs at the bottom.
  func drawsPad(in look: PhoneScene.Look) -> Bool {
    look == .flat && configuration.deploymentTarget.major < 18 && hasOwnTabs(.inline)
  }

  private func hasOwnTabs(_ layout: TabParts.Layout) -> Bool {
    TabParts.properties(of: layout).contains { appearance.bars.tabBar.has($0) }
  }

  /// The drawing of a device's state in a variant.
  func scene(
    _ state: DrawnBar.State, _ look: PhoneScene.Look, _ variant: Variant,
    on device: PhoneScene.Device = .phone
  ) -> PhoneScene {
    let content = variant.isDark ? Color.black : .white
    func bar(_ kind: BarKind) -> BarScene? {
      guard !appearance.bars[kind].settings.isEmpty, device == .phone || kind == .tabBar else {
        return nil
      }
      let bar = appearance.drawn(kind, on: look == .glass ? .ios26 : .ios15)
      let layout = TabParts.Layout(device, state)
      return bar.isHidden ? nil : self.bar(bar, state, variant, layout)
    }
    let navigation = bar(.navigationBar)
    return PhoneScene(
      device: device, state: state, look: look, content: content,
      statusBar: statusBar(state, on: navigation, content, variant), navigationBar: navigation,
      toolbar: bar(.toolbar), tabBar: bar(.tabBar))
  }

  // MARK: - Parts

  private func bar(
    _ bar: DrawnBar, _ state: DrawnBar.State, _ variant: Variant, _ layout: TabParts.Layout
  ) -> BarScene {
    let drawn = bar[state]
    let parts = parts(of: drawn, state, variant, layout)
    let (ground, backdrops, paint) = ground(of: drawn, bar, state, variant)
    let front = parts.first { $0.mark != nil } ?? parts[0]
    var behind: [Color] = []
    var ratios: [Double] = []
    switch ground {
    case .color(let color):
      behind = extremeBackgrounds(of: front.color, on: color, over: backdrops)
    case .gradient(let gradient, _):
      let worst = paint.map {
        meter.worst(of: front.color, on: $0, on: meter.oldest($0, variant, colors)).1.color
      }
      behind = extremeBackgrounds(of: front.color, on: worst ?? gradient.stops[0], over: backdrops)
      ratios = (0...20).map { position in
        let color = gradient.color(at: Double(position) / 20)
        let seen = extremeBackgrounds(of: front.color, on: color, over: backdrops)
        return contrast(front.color, on: color, over: seen.first ?? .white)
      }
    case .clear: behind = backdrops.isEmpty ? [] : Array(backdrops.prefix(2))
    case .unknown: break
    }
    return BarScene(
      kind: bar.kind, ground: ground, behind: behind,
      line: line(of: drawn, variant, isClear: ground == .clear), parts: parts,
      prompt: drawn.prompt ?? "", gradientRatios: ratios, hasBareButtons: bar.hasBareButtons)
  }

  private func ground(
    of drawn: DrawnState, _ bar: DrawnBar, _ state: DrawnBar.State, _ variant: Variant
  ) -> (BarScene.Ground, [Color], Ground?) {
    let backgroundKnowledge = drawn.backgroundKnowledge(
      in: bar, over: appearance.backdrop, isEdge: state.isEdge,
      hasConfiguredBackdrops: !configuration.backdrops.isEmpty)
    guard case .known(let ground) = backgroundKnowledge else {
      if case .unknown(.content) = backgroundKnowledge { return (.clear, [], nil) }
      return (.unknown, [], nil)
    }
    let effectiveBackground = meter.effectiveBackground(
      ground, on: meter.oldest(ground, variant, colors))
    if case .gradient(let gradient) = ground.paint {
      let shown = gradient.colors(in: variant, colors)
      return (.gradient(shown, gradient.direction), effectiveBackground.backdrops, ground)
    }
    if ground.paint == .clear, !effectiveBackground.isMixed {
      return (.clear, effectiveBackground.backdrops, ground)
    }
    return (.color(effectiveBackground.color), effectiveBackground.backdrops, ground)
  }

  private func line(of drawn: DrawnState, _ variant: Variant, isClear: Bool) -> Color? {
    switch drawn.shadow {
    case .color(let id): colors[id, variant]
    case .hidden: nil
    // The line says nothing: with increased contrast it would be all that differs in most drawings.
    case .system: isClear ? nil : system("separator", variant.isDark ? .dark : .light)
    }
  }

  /// A part in the color of a theme with the verdict on it, or in a color of the system's.
  private func part(
    _ role: PartScene.Role, _ ink: DrawnInk?, of drawn: DrawnState, _ state: DrawnBar.State,
    _ variant: Variant, else standard: Color
  ) -> PartScene {
    guard let ink else { return PartScene(role: role, color: standard, mark: nil) }
    return PartScene(
      role: role, color: colors[ink.color, variant],
      mark: mark(drawn.kind, state, ink.property, variant))
  }

  private func parts(
    of drawn: DrawnState, _ state: DrawnBar.State, _ variant: Variant, _ layout: TabParts.Layout
  ) -> [PartScene] {
    func part(
      _ role: PartScene.Role, _ ink: DrawnInk?, else standard: String
    ) -> PartScene {
      self.part(role, ink, of: drawn, state, variant, else: system(standard, variant))
    }
    func own(_ property: BarProperty) -> DrawnInk? { drawn.ink(of: property) }
    switch drawn.kind {
    case .navigationBar:
      let isLarge = state == .scrollEdge && drawn.hasLargeTitle
      return [
        isLarge
          ? part(.largeTitle, drawn.ink(.largeTitle), else: "label")
          : part(.title, drawn.ink(.title), else: "label"),
        part(.back, drawn.ink(.backButton), else: "systemBlue"),
        part(.button, drawn.ink(.plainButton), else: "systemBlue"),
      ]
        + done(of: drawn, state, variant)
        + (drawn.prompt == nil ? [] : [part(.prompt, nil, else: "label")])
        + (own(isLarge ? .largeSubtitleColor : .subtitleColor).map {
          [part(.subtitle, $0, else: "secondaryLabel")]
        } ?? [])
        + searchBar(of: drawn, state, variant)
        + (drawn.era >= .ios26 && drawn.hasBadge ? badge(of: drawn, state, variant) : [])
    case .toolbar:
      return [
        part(.icons, drawn.iconInk ?? drawn.ink(.items), else: "systemBlue"),
        part(.button, drawn.ink(.plainButton), else: "systemBlue"),
      ] + done(of: drawn, state, variant)
    case .tabBar:
      let indicator = indicator(of: drawn, variant)
      return TabParts.shown(in: layout).map { tab in
        let ink = tab.chain.lazy.compactMap(own).first ?? drawn.ink(tab.rest)
        let shown = part(tab.role, ink, else: tab.standard)
        let isOnIndicator = indicator != nil && [.selectedTab, .selectedIcon].contains(tab.role)
        guard isOnIndicator, let ink,
          let verdict = mark(drawn.kind, state, ink.property, variant, isOnIndicator: true)
        else { return shown }
        return PartScene(role: tab.role, color: shown.color, mark: verdict)
      } + [indicator].compactMap(\.self) + badge(of: drawn, state, variant)
    }
  }

  /// The button that is done with; on glass a prominent one, filled, where the theme colors the text of these.
  private func done(
    of drawn: DrawnState, _ state: DrawnBar.State, _ variant: Variant
  ) -> [PartScene] {
    let tint = system("systemBlue", variant)
    guard drawn.era >= .ios26, let text = drawn.ink(of: .prominentButton) else {
      return [part(.done, drawn.ink(.doneButton), of: drawn, state, variant, else: tint)]
    }
    return [
      PartScene(
        role: .prominentFill, color: drawn.iconInk.map { colors[$0.color, variant] } ?? tint,
        mark: nil),
      PartScene(role: .done, color: colors[text.color, variant], mark: nil),
    ]
  }

  /// The search bar of a navigation bar; nothing where the theme says nothing of it.
  private func searchBar(
    of drawn: DrawnState, _ state: DrawnBar.State, _ variant: Variant
  ) -> [PartScene] {
    guard SearchBarParts.properties.contains(where: { drawn.settings.has($0) }) else {
      return []
    }
    let hasScopes = SearchBarParts.scopeProperties.contains { drawn.settings.has($0) }
    return SearchBarParts.shown(in: state, hasScopes: hasScopes).map { part in
      let ink = part.chain.lazy.compactMap { drawn.ink(of: $0) }.first
      let standard = part.system(in: variant)
      return self.part(
        part.role, ink, of: drawn, state, variant,
        else: system(standard.name, standard.variant))
    }
  }

  /// What is behind the selected tab; on glass the system's own, which no theme colors.
  private func indicator(of drawn: DrawnState, _ variant: Variant) -> PartScene? {
    guard drawn.era < .ios26, let ink = drawn.ink(of: .selectionIndicatorColor) else {
      return nil
    }
    return PartScene(role: .indicator, color: colors[ink.color, variant], mark: nil)
  }

  /// A badge with a number.
  private func badge(
    of drawn: DrawnState, _ state: DrawnBar.State, _ variant: Variant
  ) -> [PartScene] {
    let (ground, text) = (drawn.ink(of: .badgeColor), drawn.ink(of: .badgeTextColor))
    return [
      PartScene(
        role: .badge,
        // With increased contrast the system's would be all that differs in most drawings.
        color: ground.map { colors[$0.color, variant] }
          ?? system("systemRed", variant.isDark ? .dark : .light),
        mark: nil),
      PartScene(
        role: .badgeText, color: text.map { colors[$0.color, variant] } ?? .white,
        mark: drawn.hasBadge ? mark(drawn.kind, state, .badgeTextColor, variant) : nil),
    ]
  }

  private func statusBar(
    _ state: DrawnBar.State, on bar: BarScene?, _ content: Color, _ variant: Variant
  ) -> PartScene {
    let style = appearance.statusBarStyle(in: variant).value
    let ink = statusBarInk(
      style, in: variant, deploymentTarget: configuration.deploymentTarget)
    // From iOS 17 on the system takes what can be read.
    let adaptive =
      switch bar?.ground {
      case .color(let ground): contrastColor(ground.composited(over: content))
      case .gradient(let gradient, _):
        contrastColor(gradient.color(at: 0.5).composited(over: content))
      case .clear, .unknown, nil: contrastColor(content)
      }
    let color = ink?.color(in: variant, colors) ?? adaptive
    return PartScene(
      role: .clock, color: color,
      mark: bar.flatMap { _ in mark(.navigationBar, state, nil, variant) })
  }

  /// A color of UIKit's where the theme leaves one to it.
  private func system(_ name: String, _ variant: Variant) -> Color {
    UIKitColor(name)?.variants(in: meter.generations[0])[variant] ?? .black
  }

  private func mark(
    _ kind: BarKind, _ state: DrawnBar.State, _ property: BarProperty?, _ variant: Variant,
    isOnIndicator: Bool = false
  ) -> Mark? {
    // What a state shares with its bar is measured once.
    let pairs = [state.path, .base].lazy.compactMap { state in
      marks[
        MarkKey(kind: kind, state: state, property: property, isOnIndicator: isOnIndicator)]
    }.first
    guard let pairs else { return nil }
    // A status bar has a pair for each of its colors.
    for (index, judged) in pairs {
      guard let entry = judged.entry(in: variant) else { continue }
      return Mark(pair: index, verdict: entry.verdict, ratio: entry.measured.worst)
    }
    return pairs.first { $0.judged.entries.isEmpty }
      .map { Mark(pair: $0.index, verdict: .unknown, ratio: nil) }
  }
}

extension DrawnState {
  /// Whether the title is large until content is scrolled under the bar.
  fileprivate var hasLargeTitle: Bool {
    guard settings.flag(.prefersLargeTitles) != false else { return false }
    guard case .word(let mode)? = settings[.largeTitleDisplayMode]?.value else { return true }
    return mode != "never"
  }

  /// The text above the title as far as there is room for it, nil where there is none.
  fileprivate var prompt: String? {
    guard case .text(let text)? = settings[.prompt]?.value else { return nil }
    return promptText(text)
  }

  /// Whether the theme colors badges.
  fileprivate var hasBadge: Bool {
    settings[.badgeColor] != nil || settings[.badgeTextColor] != nil
  }
}
