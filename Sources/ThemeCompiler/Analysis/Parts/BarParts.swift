import ColorScience
import ThemeSyntax

/// The parts of a bar in one state: each foreground on each background that may be behind it.
///
/// The only place that decides which color is on which; Docs/Parts.md has the table.
struct BarParts {
  /// Values shared by all parts of an installation.
  final class Context {
    let installation: Installation
    let configuration: Configuration
    let colors: ColorTable
    let tintBars: [BarKind]

    init(_ installation: Installation, _ configuration: Configuration, _ colors: ColorTable) {
      self.installation = installation
      tintBars = BarKind.allCases.map { installation.tintBar(of: $0) }
      self.configuration = configuration
      self.colors = colors
    }
  }

  let bar: DrawnBar
  let state: PropertyPath.State
  let drawn: DrawnState
  let context: Context
  /// The only iOS with the bar; nil for all.
  let generation: UIKitGeneration?
  /// Pairs of one rule with equal colors are merged, with the highest requirement.
  var pairs: [ContrastPair] = []
  /// The index of the first pair of the state.
  var start = 0

  var installation: Installation { context.installation }
  var configuration: Configuration { context.configuration }
  var kind: BarKind { bar.kind }
  var settings: ResolvedBar { drawn.settings }
  /// True from iOS 26 on, with glass or without.
  var isNew: Bool { generation == .ios26 }
  var isGlassEra: Bool { drawn.era >= .ios26 }
  var appearance: ResolvedAppearance { installation.appearance }

  enum Requirement {
    case text, largeText, nonText
    /// Enough for icons, with a warning below the contrast that text needs.
    case textOrIcons
  }

  /// A background with its uppermost property and the ranges of its colors.
  struct Background {
    var knowledge: BackgroundKnowledge
    var property: BarProperty
    var range: SourceRange
    /// The ranges of its theme colors.
    var sources: [SourceRange]
  }

  let background: Background

  init(
    _ bar: DrawnBar, _ state: PropertyPath.State, _ drawn: DrawnState, in context: Context,
    on generation: UIKitGeneration?
  ) {
    self.state = state
    self.context = context
    self.generation = generation
    var knowledge = drawn.backgroundKnowledge(
      in: bar, over: context.installation.appearance.backdrop, isEdge: state.isEdge,
      hasConfiguredBackdrops: !context.configuration.backdrops.isEmpty)
    if let scheme = context.installation.schemes?[bar.kind] {
      knowledge = knowledge.under(scheme, in: context.installation.styles.theme.variants)
    }
    // Nothing is seen through an opaque color, so bars that differ only behind it are alike.
    if let ground = knowledge.ground, ground.colors.allSatisfy(context.colors.isOpaque),
      ground.color != nil || ground.gradient != nil
    {
      knowledge = .known(Ground(ground.paint, in: ground.styles))
    }
    let (paint, property): (SourceRange?, BarProperty) =
      switch drawn.background {
      case .gradient(let gradient): (gradient.range, .backgroundGradient)
      case .color(let color):
        (color.range, color == bar.bar.color(.barTintColor) ? .barTintColor : .backgroundColor)
      default: (nil, .backgroundColor)
      }
    let slot =
      drawn.isTransparent ? nil : drawn.settings[.background] ?? drawn.settings[.liquidGlass]
    background = Background(
      knowledge: knowledge, property: property,
      range: paint ?? slot?.range ?? state.property.flatMap { bar.bar[$0]?.range }
        ?? context.installation.appearance.range,
      sources: knowledge.ground == nil ? [] : paint.map { [$0] } ?? [])
    self.bar = bar
    self.drawn = drawn
  }

  var buttonBackground: Background {
    guard bar.hasBareButtons, case .unknown(.glass) = background.knowledge else {
      return background
    }
    let bare = background.knowledge.underBareButtons(
      over: backdrop, hasConfiguredBackdrops: !configuration.backdrops.isEmpty)
    return Background(
      knowledge: bare, property: .background,
      range: bar.bar[.hidesSharedBackground]?.range ?? background.range, sources: [])
  }

  /// True if the theme sets the background or sets it to none.
  var isOnTheme: Bool {
    switch background.knowledge {
    case .known(let ground) where ground.paint == .clear && drawn.isLeftToUIKit: isOnThemesContent
    case .known(let ground): if case .system = ground.paint { false } else { true }
    case .unknown(.content), .unknown(.covered): true
    case .unknown: false
    }
  }

  /// True if the theme says what the content is, or that the system's colors don't follow it.
  var isOnThemesContent: Bool {
    hasBackdrop || !installation.styles.followsScreen || bar.style == .black
  }

  var backdrop: Backdrop<ColorID>? { settings.backdrop ?? appearance.backdrop }

  /// True also for a backdrop of the configuration's.
  var hasBackdrop: Bool { !configuration.backdrops.isEmpty || backdrop?.isWhole == true }

  /// Returns whether a theme color is opaque in every variant in which the bar is seen.
  func isOpaque(_ color: Located<ColorID>) -> Bool {
    let style = context.installation.styles.theme
    return context.colors.isOpaque(color.value, in: style == .unspecified ? .all : style.variants)
  }

  /// A theme color over the bar, which shows through if the color is translucent.
  func over(_ property: BarProperty, _ color: Located<ColorID>) -> Background {
    var over = background
    over.property = property
    over.range = color.range
    over.sources = [color.range] + (isOpaque(color) ? [] : background.sources)
    if isOpaque(color) || background.knowledge == .unknown(.content) {
      over.knowledge = .known(Ground(.color(color.value)))
    } else if case .known(let ground) = background.knowledge {
      over.knowledge = .known(
        Ground(
          .color(color.value), on: ground.paints, over: ground.backdrop,
          isBlurred: ground.isBlurred))
    }
    return over
  }

  func unknown(_ why: UnknownBackground, _ property: BarProperty? = nil, at range: SourceRange)
    -> Background
  {
    let isClear = drawn.isClear || background.knowledge.ground?.paint == .clear
    return Background(
      knowledge: .unknown(why),
      property: property ?? (isClear ? .background : background.property), range: range,
      sources: why == .title ? background.sources : [])
  }

  // MARK: - Pairs

  mutating func add(
    _ rule: LintRule, _ title: String, _ property: BarProperty, _ color: Located<ColorID>,
    on background: Background, needs: Requirement, isIcons: Bool = false
  ) {
    let path = PropertyPath(
      bar: property == .tintColor ? context.tintBars[kind.rawValue] : kind,
      state: isIcons ? .base : state, property: property)
    add(
      rule.id, title, .color(color.value), isIcons ? .icons(path) : .property(path),
      at: color.range, on: background, needs: needs)
  }

  /// Adds a part; `isDark` limits it to dark or light screens, or to that side of `scheme`.
  mutating func add(
    _ rule: String, _ title: String, _ ink: Ink, _ foreground: PairForeground,
    at range: SourceRange, on background: Background, needs: Requirement,
    onScreens isDark: Bool? = nil, scheme: BarScheme? = nil
  ) {
    // Both colors are the runtime's defaults; an inverse has others, which presets set.
    if range == appearance.range, foreground != .statusBar, !background.sources.isEmpty,
      background.sources.allSatisfy({ $0 == range }), !appearance.isInverse
    {
      return
    }
    let (required, advised) = context.configuration.thresholds.contrast(for: needs)
    let last = pairs.count
    pairs.append(
      ContrastPair(
        rule: rule, title: title, ink: ink, foreground: foreground, foregroundRange: range,
        background: PropertyPath(bar: kind, state: state, property: background.property),
        backgroundKnowledge: background.knowledge, backgroundRange: background.range,
        backgroundSources: background.sources, reads: context.reads(ink, on: background.knowledge),
        scheme: scheme, isDark: isDark, required: required, advised: advised,
        variants: appearance.interfaceStyle.variants, generation: generation))
    for index in start..<last where pairs.haveSameColors(index, last) {
      let pair = pairs.removeLast()
      if (pairs[index].advised, pairs[index].required) < (advised, required) { pairs[index] = pair }
      return
    }
  }
}

extension Thresholds {
  /// The lowest ratio that passes, and the lowest without a warning.
  fileprivate func contrast(for requirement: BarParts.Requirement) -> (Double, Double) {
    switch requirement {
    case .text: (text, text)
    case .largeText: (largeText, largeText)
    case .nonText: (nonText, nonText)
    case .textOrIcons: (nonText, max(text, nonText))
    }
  }
}

extension BarParts.Context {
  fileprivate func reads(_ ink: Ink, on knowledge: BackgroundKnowledge) -> ReadStyles {
    guard case .known(let ground) = knowledge else { return [] }
    let reads = reads(of: ground)
    return ink.isUniform(in: colors) ? reads : reads.union(.theme)
  }

  private func reads(of ground: Ground) -> ReadStyles {
    var reads: ReadStyles = []
    for index in 0...ground.layers.count {
      switch index == 0 ? ground.paint : ground.layers[index - 1] {
      case .color(let color):
        if colors.plainColor(color) == nil { reads.insert(.theme) }
        if colors.isOpaque(color) { return reads }
      case .gradient(let gradient):
        if gradient.colors.contains(where: { colors.plainColor($0) == nil }) {
          reads.insert(.theme)
        }
        if gradient.colors.allSatisfy(colors.isOpaque) { return reads }
      case .system(let background):
        reads.insert(.system)
        if background == .opaque { return reads }
      case .uiKit:
        reads.insert(.system)
        return reads
      case .clear:
        if ground.backdrop == nil, configuration.backdrops.isEmpty { reads.insert(.screen) }
      }
    }
    switch ground.backdrop {
    case .colors(let ids):
      if ids.contains(where: { colors.plainColor($0) == nil }) { reads.insert(.screen) }
    case .variants: reads.insert(.screen)
    case .content, nil: break
    }
    return reads
  }
}

extension BackgroundKnowledge {
  /// The background in a color scheme of SwiftUI; the system's default follows the scheme.
  ///
  /// `toolbarBackground(_:for:)` replaces the material under a theme color.
  fileprivate func under(_ scheme: BarScheme, in variants: VariantSet) -> BackgroundKnowledge {
    guard case .known(let ground) = self else { return self }
    if case .system = ground.paint {
      return scheme.followsInterface(in: variants) ? self : .unknown(.scheme)
    }
    return .known(Ground(ground.paint, over: ground.backdrop))
  }
}
