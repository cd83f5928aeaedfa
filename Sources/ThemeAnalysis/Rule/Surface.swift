import ColorScience
package import ThemeModel
import ThemeOutputs
import ThemeSyntax

/// One bar of an appearance in one of its states: what is drawn on one background.
///
/// A class, since it is large and every rule is given each.
package final class Surface: Sendable {
  package let kind: BarKind
  package let state: PropertyPath.State
  /// What is drawn, on an iOS that shows the bar's own background.
  package let drawn: DrawnState
  /// What is drawn of the bar that the state is laid over; of the bar itself for the bar itself.
  package let base: DrawnState
  package let hasStatusBar: Bool
  private let statusBarStyle: Located<StatusBarStyle>
  private let darkStatusBarStyle: Located<StatusBarStyle>?
  /// The scheme that colors what has no color of its own; nil where the theme's colors do.
  private let scheme: BarScheme?
  private let tintBar: BarKind
  /// The variants in which the surface can be seen.
  package let variants: VariantSet
  let backgroundKnowledge: BackgroundKnowledge
  private let buttonKnowledge: BackgroundKnowledge
  /// Whether the surface is that of glass where older systems show the bar as well, so that only what lies
  /// under the parts is another one.
  private let isLater: Bool
  /// Whether the background is one that the bar itself does not have.
  private let hasOwnGround: Bool
  private let groundRange: SourceRange
  private let buttonGroundRange: SourceRange

  /// Goes through the bars of an appearance and their states that differ and have a background.
  package static func forEach(of appearance: ResolvedAppearance, _ body: (Surface) -> Void) {
    for kind in BarKind.allCases {
      let bar = appearance.drawn(kind, on: .from15)
      guard !bar.bar.settings.isEmpty else { continue }
      bar.forEachState { state, drawn in
        guard !drawn.isTransparent else { return }
        body(Surface(state, drawn, bar, OutputDrawing(appearance), hasConfiguredBackdrops: false))
      }
    }
  }

  /// Goes through all that an app shows of a drawing's bars on the iOS of a deployment range.
  static func forEachShown(
    of drawing: OutputDrawing, under configuration: Configuration, _ body: (Surface) -> Void
  ) {
    let appearance = drawing.appearance
    let hasConfiguredBackdrops = !configuration.backdrops.isEmpty
    for kind in BarKind.allCases {
      let bar = appearance.drawn(kind, on: configuration.deploymentTarget.generation)
      guard !bar.bar.settings.isEmpty else { continue }
      bar.forEachState { state, drawn in
        body(Surface(state, drawn, bar, drawing, hasConfiguredBackdrops: hasConfiguredBackdrops))
      }
      if !configuration.deploymentTarget.hasGlass, configuration.hasGlass {
        let later = appearance.drawn(kind, on: .from26)
        later.forEachState { state, drawn in
          let surface = Surface(
            state, drawn, later, drawing, hasConfiguredBackdrops: hasConfiguredBackdrops,
            isLater: true)
          if surface.backgroundKnowledge.isOfTheSystem { body(surface) }
        }
      }
    }
  }

  private init(
    _ state: PropertyPath.State, _ drawn: DrawnState, _ bar: DrawnBar,
    _ drawing: OutputDrawing, hasConfiguredBackdrops: Bool, isLater: Bool = false
  ) {
    let appearance = drawing.appearance
    kind = bar.kind
    tintBar = drawing.tintBar(of: bar.kind)
    self.isLater = isLater
    self.state = state
    self.drawn = drawn
    base = state == .base ? drawn : bar.standard
    hasStatusBar = bar.hasStatusBar
    // Apple's page on `toolbarColorScheme(_:for:)`: it is respected only while a background is visible.
    let isSchemeLost = drawing.schemes != nil && drawn.isClear
    scheme = isSchemeLost ? .system : drawing.schemes?[bar.kind]
    statusBarStyle =
      isSchemeLost
      ? Located(.default, at: appearance.statusBarStyle.range) : appearance.statusBarStyle
    darkStatusBarStyle = isSchemeLost ? nil : appearance.darkStatusBarStyle
    variants = appearance.variants
    func knowledge(of drawn: DrawnState) -> BackgroundKnowledge {
      drawn.backgroundKnowledge(
        in: bar, over: appearance.backdrop, isEdge: state.isEdge,
        hasConfiguredBackdrops: hasConfiguredBackdrops)
    }
    let backgroundKnowledge = knowledge(of: drawn).under(scheme, in: variants)
    self.backgroundKnowledge = backgroundKnowledge
    groundRange = drawn.groundRange ?? bar.bar.range(of: state) ?? appearance.range
    buttonKnowledge =
      bar.hasBareButtons
      ? backgroundKnowledge.underBareButtons(
        over: drawn.settings.backdrop ?? appearance.backdrop,
        hasConfiguredBackdrops: hasConfiguredBackdrops)
      : backgroundKnowledge
    buttonGroundRange =
      buttonKnowledge == backgroundKnowledge
      ? groundRange : bar.bar[.hidesSharedBackground]?.range ?? groundRange
    hasOwnGround =
      state == .base || drawn.backgroundColor != base.backgroundColor
      || backgroundKnowledge != knowledge(of: base)
  }

  private var groundProperty: BarProperty {
    drawn.backgroundGradient == nil ? .backgroundColor : .backgroundGradient
  }

  /// Adds the pair of one of the bar's parts and its background; none where a state of the bar has both, and
  /// what is `required`, from the bar itself.
  func addPair(
    _ ink: DrawnInk?, _ title: String, required: Double,
    advised: Double? = nil, isOwn: Bool = false, isButton: Bool = false, isIcons: Bool = false,
    to pairs: inout FoundPairs
  ) {
    guard let ink, isOwn || isShownHere(ink) || hasOwnGround else { return }
    let path = PropertyPath(
      bar: ink.property == .tintColor ? tintBar : kind, state: isIcons ? .base : state,
      property: ink.property)
    let isButton = isButton || isIcons
    add(
      .color(ink.color), isIcons ? .icons(path) : .property(path), title, at: ink.range,
      on: isButton ? buttonKnowledge : nil, at: isButton ? buttonGroundRange : nil,
      required: required, advised: advised, to: &pairs)
  }

  /// Adds the pair of two properties of the bar, none where one of them has no color of the theme's, or
  /// where a state of the bar has both, and what is seen through them, from the bar itself.
  func addPair(
    _ ink: DrawnInk?, on property: BarProperty, _ title: String, required: Double,
    to pairs: inout FoundPairs
  ) {
    guard let ink, let background = drawn.settings.color(property) else { return }
    let isSeenThrough = !pairs.colors.isOpaque(background.value)
    guard isSeenThrough || !isLater,
      isShownHere(ink) || background != base.settings.color(property)
        || isSeenThrough && hasOwnGround
    else { return }
    add(
      .color(ink.color), .property(place(of: ink.property)), title, at: ink.range,
      on: knowledge(of: background.value, pairs.colors), of: property, at: background.range,
      required: required, to: &pairs)
  }

  /// What is known of a color on the bar: where it is translucent, the bar is seen through it.
  private func knowledge(of color: ColorID, _ colors: ColorTable) -> BackgroundKnowledge {
    if colors.isOpaque(color) { return .known(Ground(.color(color))) }
    guard case .known(let ground) = backgroundKnowledge else { return backgroundKnowledge }
    return .known(Ground(.color(color), on: ground))
  }

  /// Adds the pair of a property of the bar, that of `ink` if none is named, and of something that the system draws
  /// in colors of its own.
  func addPair(
    _ ink: DrawnInk?, of property: BarProperty? = nil, on unknown: UnknownBackground,
    _ title: String, required: Double, to pairs: inout FoundPairs
  ) {
    guard let ink, isShownHere(ink), !isLater || unknown == .fill else { return }
    add(
      .color(ink.color), .property(place(of: property ?? ink.property)), title, at: ink.range,
      on: .unknown(unknown), of: unknown == .searchText ? ink.property : nil, at: ink.range,
      required: required, to: &pairs)
  }

  /// Adds the pair of a badge's text and its color where the theme has one of them; the other one is the
  /// system's, on a tab white or `systemRed`.
  func addBadgePair(required: Double, to pairs: inout FoundPairs) {
    let settings = drawn.settings
    let (text, badge) = (settings.color(.badgeTextColor), settings.color(.badgeColor))
    let isSeenThrough = kind == .tabBar && badge.map { !pairs.colors.isOpaque($0.value) } ?? false
    guard isSeenThrough || !isLater,
      let foregroundRange = text?.range ?? badge?.range,
      state == .base
        || kind == .tabBar
          && (text != base.settings.color(.badgeTextColor)
            || badge != base.settings.color(.badgeColor) || isSeenThrough && hasOwnGround),
      let knowledge = badgeKnowledge(text: text?.value, badge: badge?.value, pairs.colors)
    else { return }
    add(
      text.map { .color($0.value) } ?? .whiteGlyphs, .property(place(of: .badgeTextColor)),
      text == nil ? "white text of a badge" : "text of a badge", at: foregroundRange,
      on: knowledge, of: .badgeColor, at: badge?.range ?? foregroundRange, required: required,
      to: &pairs)
  }

  /// What is known of a badge, one of whose two colors is the theme's; that of a button lies on the button, which may
  /// show anything.
  private func badgeKnowledge(
    text: ColorID?, badge: ColorID?, _ colors: ColorTable
  ) -> BackgroundKnowledge? {
    if kind != .tabBar {
      guard text != nil, let badge else { return .unknown(.badge) }
      return .known(Ground(.color(badge), isBlurred: true))
    }
    if let badge { return knowledge(of: badge, colors) }
    return UIKitColor("systemRed").map { .known(Ground(.uiKit($0))) }
  }

  /// Adds the pairs of a title that has its color from the scheme of the bar, where it does not stand on what the
  /// system draws; false where the theme colors titles.
  func addSchemeTitles(required: Double, to pairs: inout FoundPairs) -> Bool {
    guard let scheme else { return false }
    guard hasStatusBar, hasOwnGround, backgroundKnowledge.isOfTheme else { return true }
    for (ink, title, isDark) in [
      (Ink.blackGlyphs, "black title", false), (.whiteGlyphs, "white title", true),
    ] {
      add(
        ink, .title, title, at: groundRange, required: required,
        in: scheme.variants(isDark, of: variants), to: &pairs)
    }
    return true
  }

  /// Adds the pair of a title that no color is set for and the theme's own background.
  func addSystemTitle(required: Double, to pairs: inout FoundPairs) {
    guard hasOwnGround, !isLater, backgroundKnowledge.isOfTheme else { return }
    add(
      .blackGlyphs, .title, "title", at: groundRange, on: .unknown(.title), required: required,
      to: &pairs)
  }

  /// Goes through the styles of the status bar on the surface, with the variants in which it has them.
  func forEachStatusBarStyle(_ body: (Located<StatusBarStyle>, VariantSet) -> Void) {
    guard hasStatusBar else { return }
    guard let dark = darkStatusBarStyle else { return body(statusBarStyle, variants) }
    body(statusBarStyle, variants.intersection(.light))
    body(dark, variants.intersection(.dark))
  }

  /// Adds the pair of the status bar's glyphs, for a style that a place says, and the bar's background.
  func addStatusBarPair(
    _ glyphs: Ink, at range: SourceRange, _ thresholds: Thresholds, in variants: VariantSet,
    to pairs: inout FoundPairs
  ) {
    guard hasOwnGround else { return }
    add(
      glyphs, .statusBar, glyphs == .blackGlyphs ? "black status bar" : "white status bar",
      at: range, required: thresholds.nonText, advised: thresholds.text, in: variants, to: &pairs)
  }

  /// Adds a pair, on the bar's background unless another one is given with its property and its place.
  private func add(
    _ ink: Ink, _ foreground: PairForeground, _ title: String, at range: SourceRange,
    on background: BackgroundKnowledge? = nil, of property: BarProperty? = nil,
    at backgroundRange: SourceRange? = nil, required: Double, advised: Double? = nil,
    in variants: VariantSet? = nil, to pairs: inout FoundPairs
  ) {
    let variants = variants ?? self.variants
    guard !variants.isEmpty else { return }
    pairs.append(
      ContrastPair(
        rule: pairs.rule, title: title, ink: ink, foreground: foreground, foregroundRange: range,
        background: place(of: property ?? groundProperty),
        backgroundKnowledge: background ?? backgroundKnowledge,
        backgroundRange: backgroundRange ?? groundRange, variants: variants, required: required,
        advised: max(advised ?? required, required)))
  }

  private func place(of property: BarProperty) -> PropertyPath {
    PropertyPath(bar: kind, state: state, property: property)
  }

  /// Whether a part's color is the bar's own, or one that this state of the bar does not share with it.
  private func isShownHere(_ ink: DrawnInk) -> Bool {
    state == .base
      || Located(ink.color, at: ink.range) != base.settings.color(ink.property)
  }
}

extension DrawnBar {
  /// Goes through the bar and the states of it that the theme writes about.
  fileprivate func forEachState(_ body: (PropertyPath.State, DrawnState) -> Void) {
    body(.base, standard)
    guard bar.hasStates else { return }
    for state in PropertyPath.State.allCases {
      if let drawn = state.property.flatMap({ own($0) }) { body(state, drawn) }
    }
  }
}

extension DrawnState {
  /// The place that says what lies under the content, nil where that is the state itself or nothing.
  fileprivate var groundRange: SourceRange? {
    if let backgroundColor { return backgroundColor.range }
    if let backgroundGradient { return backgroundGradient.range }
    guard !isTransparent else { return nil }
    return settings[.background]?.range ?? settings[.liquidGlass]?.range
  }
}

extension ResolvedBar {
  fileprivate func range(of state: PropertyPath.State) -> SourceRange? {
    state.property.flatMap { self[$0]?.range }
  }
}

extension BackgroundKnowledge {
  /// Whether the system draws what nobody can know.
  fileprivate var isOfTheSystem: Bool {
    switch self {
    case .known, .unknown(.content), .unknown(.bareButtons), .unknown(.covered): false
    case .unknown: true
    }
  }

  /// Whether the theme says what is drawn, or that nothing is.
  fileprivate var isOfTheme: Bool {
    switch self {
    case .known(let ground):
      if case .system = ground.paint { false } else { true }
    case .unknown(.content): true
    case .unknown: false
    }
  }

  /// The ground under a bar of a scheme: what the system draws of its own is that of the scheme.
  ///
  /// Under a color of the theme it draws nothing: `toolbarBackground(_:for:)` takes the place of its background.
  fileprivate func under(_ scheme: BarScheme?, in variants: VariantSet) -> BackgroundKnowledge {
    guard let scheme, case .known(let ground) = self else { return self }
    if case .system = ground.paint {
      return scheme.followsInterface(in: variants) ? self : .unknown(.scheme)
    }
    guard !ground.layers.isEmpty else { return self }
    return .known(Ground(ground.paint, over: ground.backdrop))
  }
}
