import ColorScience
import ThemeSyntax

extension BarParts {
  /// Appends every pair; `hiding`: no, some or all screens hide the navigation bar.
  mutating func addAll(to all: inout [ContrastPair], hiding: HiddenBars = .none) {
    start = all.count
    swap(&pairs, &all)
    defer { swap(&pairs, &all) }
    switch kind {
    case _ where bar.bar.settings.isEmpty:
      // SwiftUI has one tint for all bars.
      if let tint = installation.tintBar.flatMap({ appearance.bars[$0].color(.tintColor) }) {
        add(
          kind == .tabBar ? .tabLabelContrast : .tintContrast, "tint", .tintColor, tint,
          on: unknown(.unsetBar, at: appearance.range), needs: .textOrIcons)
      }
      guard kind == .navigationBar else { return }
      if hiding != .none { addStatusBar(hiding) }
      guard hiding != .all else { return }
      add(
        LintRule.statusBarContrast.id, "status bar", .blackGlyphs, .statusBar,
        at: appearance.statusBarStyle.range, on: unknown(.unsetBar, at: appearance.range),
        needs: .textOrIcons)
    case .navigationBar:
      addStatusBar(hiding)
      addTitles()
      addButtons()
      addButtonBadge()
      addSearchBar()
    case .toolbar: addButtons()
    case .tabBar:
      addTabs()
      addTabBadge()
    }
  }

  private var displayMode: String? { bar.bar[.largeTitleDisplayMode]?.value.word }

  /// True at regular height and the scroll edge: a bar without states appears there too.
  private var mayHaveLargeTitle: Bool {
    !state.isCompact && bar.bar.flag(.prefersLargeTitles) != false && displayMode != "never"
      && (state == .scrollEdge || !bar.bar.has(.scrollEdge) || bar.own(.scrollEdge) == nil)
  }

  /// True at a scroll edge with only large titles: on every screen, and not at compact height.
  private var hasLargeTitleOnly: Bool {
    state == .scrollEdge && bar.bar.flag(.prefersLargeTitles) == true
      && ["always", "inline"].contains(displayMode)
      && (bar.own(.compactScrollEdge) != nil || drawn.isLeftToUIKit && bar.own(.compact) != nil)
  }

  private func first(_ properties: [BarProperty]) -> (BarProperty, Located<ColorID>)? {
    for property in properties {
      if let color = settings.color(property) { return (property, color) }
    }
    return nil
  }

  /// Adds a part in a system color on the theme's background.
  private mutating func addSystem(
    _ rule: LintRule, _ title: String, _ property: BarProperty, on other: Background? = nil
  ) {
    guard other != nil || isOnTheme else { return }
    let range = (other ?? background).range
    add(
      rule.id, title, .blackGlyphs,
      .property(PropertyPath(bar: kind, state: state, property: property)), at: range,
      on: unknown(.systemColor(property), other?.property, at: range), needs: .text)
  }

  // MARK: - Status bar

  private mutating func addStatusBar(_ hiding: HiddenBars) {
    // It applies only while a background is visible (Apple's page on `toolbarColorScheme(_:for:)`).
    let isSchemeLost = installation.schemes != nil && (drawn.isClear || bar.isHidden)
    let light = appearance.statusBarStyle
    guard configuration.infoPlist?.asksControllers != false else {
      return add(
        LintRule.statusBarContrast.id, "status bar", .blackGlyphs, .statusBar, at: light.range,
        on: unknown(.statusBarOfApp, at: light.range), needs: .textOrIcons)
    }
    var styles = [(style: light.value, range: light.range, isDark: Bool?.none)]
    if isSchemeLost {
      styles[0].style = .default
    } else if let dark = appearance.darkStatusBarStyle {
      styles = [(light.value, light.range, false), (dark.value, dark.range, true)]
    }
    let isSeen = hiding != .all && !bar.isHidden && !bar.bar.settings.isEmpty
    for style in styles {
      let rule = style.style == .default ? LintRule.statusBarAutomatic : .statusBarContrast
      let depends = style.isDark != nil || style.style == .default
      for isDark in depends ? [false, true] : [false]
      where style.isDark ?? isDark == isDark && (style.style != .default || !isGlassEra) {
        let ink = statusBarInk(
          style.style, in: isDark ? .dark : .light,
          deploymentTarget: configuration.deploymentTarget)
        guard let ink else { continue }
        for isHidden in [false, true] where isHidden ? hiding != .none || bar.isHidden : isSeen {
          add(
            rule.id, ink == .whiteGlyphs ? "white status bar" : "black status bar", ink,
            .statusBar, at: style.range, on: isHidden ? contentBehindHiddenBar : background,
            needs: .textOrIcons, onScreens: depends ? isDark : nil)
        }
      }
      guard style.style == .default, isSeen || state == .base else { continue }
      add(
        rule.id, "black status bar", .blackGlyphs, .statusBar, at: style.range,
        on: unknown(.adaptingStatusBar, at: style.range), needs: .textOrIcons)
    }
  }

  private var contentBehindHiddenBar: Background {
    Background(
      knowledge: hasBackdrop ? .known(Ground(.clear, over: backdrop)) : .unknown(.hiddenBar),
      property: .backgroundColor, range: bar.bar[.isHidden]?.range ?? appearance.range, sources: [])
  }

  // MARK: - Titles

  private mutating func addTitles() {
    if let scheme = installation.schemes?[kind] { return addSchemeTitles(scheme) }
    let (small, large) = (BarProperty.titleColor, BarProperty.largeTitleColor)
    if !hasLargeTitleOnly {
      if let (property, color) = first([small, .tintColor]) {
        let font = settings.font(.titleFont).map(configuration.largeTextIs.contains) ?? false
        add(
          .titleContrast, property == small ? "title" : "title in tint", property, color,
          on: background, needs: font ? .largeText : .text)
      } else if isOnTheme {
        add(
          LintRule.titleContrast.id, "title", .blackGlyphs, .title, at: background.range,
          on: unknown(.title, at: background.range), needs: .text)
      }
      if isNew, let color = settings.color(.subtitleColor) {
        add(.titleContrast, "subtitle", .subtitleColor, color, on: background, needs: .text)
      }
    }
    if !state.isCompact, settings.has(.prompt) { addSystem(.titleContrast, "prompt", .prompt) }
    guard mayHaveLargeTitle else { return }
    let behind = largeTitleBackground
    if let (property, color) = first([large, small, .tintColor]) {
      let font = settings.font(.largeTitleFont).map(configuration.largeTextIs.contains) ?? true
      add(
        .titleContrast, property == .tintColor ? "large title in tint" : "large title", property,
        color, on: behind, needs: font ? .largeText : .text)
    } else {
      addSystemLargeTitle(on: behind)
    }
    if isNew, let color = settings.color(.largeSubtitleColor) {
      add(.titleContrast, "large subtitle", .largeSubtitleColor, color, on: behind, needs: .text)
    }
  }

  /// Adds a large title in the system's color on content that the theme knows of.
  private mutating func addSystemLargeTitle(on behind: Background, isOther: Bool = false) {
    guard behind.knowledge != background.knowledge, isOther || isOnThemesContent else { return }
    add(
      LintRule.titleContrast.id, "large title", .blackGlyphs, .title, at: behind.range,
      on: unknown(.title, .background, at: behind.range), needs: .largeText)
  }

  /// On iOS 26, large titles scroll with the content (Apple, WWDC25, session 284), unless inline.
  private var largeTitleBackground: Background {
    guard isGlassEra, !drawn.isClear, displayMode != "inline" else { return background }
    let isKnown = hasBackdrop && bar.isTranslucent != false
    var behind = background
    behind.knowledge = isKnown ? .known(Ground(.clear, over: backdrop)) : .unknown(.largeTitle)
    behind.sources = []
    return behind
  }

  /// Adds titles in the color of SwiftUI's scheme: black in light, white in dark.
  private mutating func addSchemeTitles(_ scheme: BarScheme) {
    if !bar.isHidden, mayHaveLargeTitle {
      let isOther = !scheme.followsInterface(in: appearance.interfaceStyle.variants)
      addSystemLargeTitle(on: largeTitleBackground, isOther: isOther)
    }
    guard !bar.isHidden, isOnTheme || drawn.isClear else { return }
    let scheme = drawn.isClear ? BarScheme.system : scheme
    for isDark in [false, true] {
      add(
        LintRule.titleContrast.id, isDark ? "white title" : "black title",
        isDark ? .whiteGlyphs : .blackGlyphs, .title, at: background.range, on: background,
        needs: .text, onScreens: isDark, scheme: scheme)
    }
  }

  // MARK: - Buttons

  private mutating func addButtons() {
    let tint = bar.bar.color(.tintColor)
    let hasOwnTint = isGlassEra ? tintsButtons : context.installation.hasTint
    // From iOS 26 on, done buttons are prominent.
    let isProminent =
      settings.has(.prominentButton) && (isNew || configuration.deploymentTarget.hasGlass)
    // Icons have the bar's tint in every state.
    if let tint {
      let isOwn = state != .base && settings.color(.tintColor) != tint
      // Texts have it too if the state has no color for them.
      let isText = buttons.contains {
        guard $0.applies(to: kind), !isGlassEra || $0 != .doneButton else { return false }
        guard let ink = drawn.ink($0) else { return true }
        return hasOwnTint && ink.property == .tintColor && ink.color == tint.value
          && ink.range == tint.range && ($0 != .doneButton || !isProminent)
      }
      add(
        .tintContrast, isOwn && !isText ? "icon tint" : "tint", .tintColor, tint,
        on: hasOwnTint || isGlassEra && buttonBackground.knowledge.ground == nil
          ? buttonBackground
          : unknown(isGlassEra ? .itemTint : .barTint, at: background.range),
        needs: isText ? .textOrIcons : .nonText, isIcons: isOwn)
    } else {
      let isBare = buttonBackground.knowledge != background.knowledge && isOnThemesContent
      addSystem(.tintContrast, "tint", .tintColor, on: isBare ? buttonBackground : nil)
    }
    // No output gives the back button the tint on iOS 26; SwiftUI takes it from around the stack.
    if kind == .navigationBar, isGlassEra && tintsButtons || isSwiftUI && !isGlassEra, let tint,
      background.knowledge.ground != nil, (settings.color(.tintColor) ?? tint).value == tint.value,
      first([.backButton, .plainButton]) == nil
    {
      let behind = unknown(isSwiftUI ? .outerTint : .backTint, at: background.range)
      add(.tintContrast, "back button", .tintColor, tint, on: behind, needs: .textOrIcons)
    }
    // Some outputs give each item the plain color of the bar, in every state.
    if isGlassEra, kind == .navigationBar, tintsButtons, let plain = bar.bar.color(.plainButton) {
      let isOwn = state != .base && settings.color(.plainButton) != plain
      add(
        .tintContrast, isOwn ? "icon tint" : "plain button", .plainButton, plain,
        on: buttonBackground, needs: .nonText, isIcons: isOwn)
    }
    var isTinted = false
    for button in buttons {
      guard let ink = drawn.ink(button), ink.property != .tintColor || !isTinted else { continue }
      let color = Located(ink.color, at: ink.range)
      if button == .doneButton, isProminent { continue }
      // Their fill determines the default text color.
      if isGlassEra, button == .doneButton {
        guard ink.property == .doneButton else { continue }
        add(.tintContrast, "done button", .doneButton, color, on: fill, needs: .textOrIcons)
        continue
      }
      if ink.property == .tintColor, color.value == tint?.value,
        !hasOwnTint || color.range == tint?.range
      {
        continue
      }
      isTinted = isTinted || ink.property == .tintColor
      let title = titles[ink.property] ?? "tint"
      // A back button is no item of the screen's and keeps its glass.
      let behind = button == .backButton ? background : buttonBackground
      add(.tintContrast, title, ink.property, color, on: behind, needs: .textOrIcons)
    }
    if isNew, let color = settings.color(.prominentButton) {
      let behind = isGlassEra ? fill : buttonBackground
      add(.tintContrast, "prominent button", .prominentButton, color, on: behind, needs: .text)
    }
    for (property, title, fill) in touchedButtons {
      guard let color = settings.color(property) else { continue }
      let behind = unknown(.touch, fill, at: color.range)
      add(.tintContrast, title, property, color, on: behind, needs: .nonText)
    }
  }

  private var isSwiftUI: Bool { installation.schemes != nil }

  /// True if buttons have the theme's tint; on iOS 26, a navigation bar's does not reach them.
  private var tintsButtons: Bool {
    kind != .navigationBar || context.installation.tintsItems
  }

  /// The fill of done and prominent buttons on iOS 26: the tint (Apple's page on UINavigationBar).
  private var fill: Background {
    guard let tint = bar.bar.color(.tintColor), isOpaque(tint), tintsButtons, !bar.hasBareButtons
    else {
      return unknown(.fill, at: background.range)
    }
    return Background(
      knowledge: .known(Ground(.color(tint.value))), property: .tintColor, range: tint.range,
      sources: [tint.range])
  }

  // MARK: - Search bar

  private mutating func addSearchBar() {
    if let color = settings.color(.searchTintColor) {
      let behind = isGlassEra ? unknown(.movedSearchBar, at: color.range) : background
      add(
        .tintContrast, "tint of a search bar", .searchTintColor, color, on: behind,
        needs: .textOrIcons)
    }
    let field = settings.color(.searchFieldColor)
    let cursor =
      settings.color(.searchTintColor) ?? (isGlassEra ? nil : bar.bar.color(.tintColor))
    let title = "cursor of a search bar"
    switch (cursor, field) {
    case (let cursor?, let field?):
      let isKnown = installation.hasTint || settings.has(.searchTintColor)
      let behind = isKnown ? inside(field) : unknown(.barTint, .searchFieldColor, at: field.range)
      add(.tintContrast, title, .searchTintColor, cursor, on: behind, needs: .nonText)
    case (let cursor?, nil) where settings.has(.searchTintColor):
      let behind = unknown(.searchField, at: cursor.range)
      add(.tintContrast, title, .searchTintColor, cursor, on: behind, needs: .nonText)
    case (nil, let field?):
      addSystem(.tintContrast, title, .searchTintColor, on: over(.searchFieldColor, field))
    default: break
    }
    for (property, title) in fieldTexts {
      let text = settings.color(property)
      guard let color = text ?? field else { continue }
      let behind =
        text == nil
        ? unknown(.searchText, .searchFieldColor, at: color.range)
        : field.map { inside($0) } ?? unknown(.searchField, at: color.range)
      add(.searchBarContrast, title, property, color, on: behind, needs: .text)
    }
    for (property, title) in scopeTitles {
      guard let color = settings.color(property) else { continue }
      let behind = unknown(.scopeButtons, at: color.range)
      add(.searchBarContrast, title, property, color, on: behind, needs: .text)
    }
  }

  /// A search field; if translucent, the bar under it is unknown on iOS 26, which may move it.
  private func inside(_ field: Located<ColorID>) -> Background {
    isGlassEra && !isOpaque(field)
      ? unknown(.movedSearchBar, .searchFieldColor, at: field.range)
      : over(.searchFieldColor, field)
  }

  // MARK: - Tabs

  private mutating func addTabs() {
    let hasLayouts = settings.has(anyOf: TabPart.layoutColors)
    let indicator = settings.color(.selectionIndicatorColor)
    for layout in hasLayouts ? TabLayout.allCases : [.stacked] {
      for part in TabPart.all {
        // From iOS 26 on, the glass colors icons that aren't selected.
        let isGlass = isGlassEra && !part.isText && !part.isSelected
        guard let (property, color) = isGlass ? nil : first(part.chain(layout)) else {
          if !isGlassEra { addSystem(.tabLabelContrast, part.name, part.rest) }
          if part.isSelected, let indicator {
            addSystem(
              .tabLabelContrast, part.name, part.rest, on: over(.selectionIndicatorColor, indicator)
            )
          }
          continue
        }
        let title = property == part.rest ? part.name : part.title
        let needs = part.isText ? Requirement.text : .nonText
        add(.tabLabelContrast, title, property, color, on: background, needs: needs)
        if isSwiftUI, property == .tintColor {
          let behind = unknown(.outerTint, at: background.range)
          add(.tabLabelContrast, title, property, color, on: behind, needs: needs)
        }
        // UITabBarAppearance.h: the indicator is between the selected item and the background.
        guard part.isSelected, let indicator else { continue }
        add(
          .tabLabelContrast, title, property, color, on: over(.selectionIndicatorColor, indicator),
          needs: needs)
      }
    }
  }

  // MARK: - Badges

  private mutating func addTabBadge() {
    let (text, badge) = (settings.color(.badgeTextColor), settings.color(.badgeColor))
    guard let range = text?.range ?? badge?.range else { return }
    // The system's badge is `systemRed` with white text.
    let red = UIKitColor("systemRed").map { BackgroundKnowledge.known(Ground(.uiKit($0))) }
    let behind =
      badge.map { over(.badgeColor, $0) }
      ?? Background(
        knowledge: red ?? .unknown(.badge), property: .badgeColor, range: range, sources: [])
    addBadge(text, at: range, on: behind)
  }

  private mutating func addButtonBadge() {
    let (text, badge) = (settings.color(.badgeTextColor), settings.color(.badgeColor))
    guard isNew, state == .base, let range = text?.range ?? badge?.range else { return }
    // The badge is on its button, whose background may be anything.
    var behind = unknown(.badge, .badgeColor, at: badge?.range ?? range)
    if let badge, text != nil {
      behind.knowledge = .known(Ground(.color(badge.value), isBlurred: true))
      behind.sources = [badge.range]
    }
    addBadge(text, at: range, on: behind)
  }

  private mutating func addBadge(
    _ text: Located<ColorID>?, at range: SourceRange, on background: Background
  ) {
    add(
      LintRule.badgeContrast.id, text == nil ? "white text of a badge" : "text of a badge",
      text.map { .color($0.value) } ?? .whiteGlyphs,
      .property(PropertyPath(bar: kind, state: state, property: .badgeTextColor)), at: range,
      on: background, needs: .text)
  }
}

enum HiddenBars { case none, some, all }

private let buttons = [DrawnPart.plainButton, .doneButton, .backButton]

private let titles: [BarProperty: String] = [
  .plainButton: "plain button", .doneButton: "done button", .backButton: "back button",
]

private let touchedButtons: [(BarProperty, String, fill: BarProperty?)] = [
  (.plainButtonHighlighted, "highlighted plain button", nil),
  (.plainButtonFocused, "focused plain button", nil),
  (.doneButtonHighlighted, "highlighted done button", nil),
  (.doneButtonFocused, "focused done button", nil),
  (.backButtonHighlighted, "highlighted back button", nil),
  (.backButtonFocused, "focused back button", nil),
  (.prominentButtonHighlighted, "highlighted prominent button", .tintColor),
  (.prominentButtonFocused, "focused prominent button", .tintColor),
]

private let fieldTexts: [(BarProperty, String)] = [
  (.searchTextColor, "text of a search bar"),
  (.searchPlaceholderColor, "placeholder of a search bar"),
]

private let scopeTitles: [(BarProperty, String)] = [
  (.scopeTitleColor, "title of a scope button"),
  (.selectedScopeTitleColor, "title of the selected scope button"),
]
