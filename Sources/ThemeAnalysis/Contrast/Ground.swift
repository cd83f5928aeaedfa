package import ColorScience
package import ThemeModel

/// What a foreground is seen on: paint, the layers that the bar draws under it, and a backdrop, which is what scrolls
/// under the bar.
package struct Ground: Sendable, Hashable {
  package enum Paint: Sendable, Hashable {
    case color(ColorID)
    /// Colors of the theme's that run into each other.
    indirect case gradient(ResolvedGradient)
    case system(SystemBackground)
    /// A color of UIKit's that the system draws.
    indirect case uiKit(UIKitColor)
    /// Nothing: what lies behind is seen.
    case clear
  }

  package let paint: Paint
  /// What the bar draws under the paint, the uppermost first.
  package let layers: [Paint]
  /// What the theme says lies behind; nil where it says nothing.
  package let backdrop: Backdrop<ColorID>?
  /// Whether an effect makes something else of what lies behind, which nobody can know.
  package let isBlurred: Bool
  /// The interface styles in which it is seen, `unspecified` for those that change nothing.
  package var styles: FixedStyles

  package init(
    _ paint: Paint, on layers: [Paint] = [], over backdrop: Backdrop<ColorID>? = nil,
    isBlurred: Bool = false, in styles: FixedStyles = FixedStyles(all: .unspecified)
  ) {
    self.paint = paint
    self.layers = layers
    self.backdrop = backdrop
    self.isBlurred = isBlurred
    self.styles = styles
  }

  /// A paint that is drawn on another ground.
  init(_ paint: Paint, on ground: Ground) {
    self.init(
      paint, on: [ground.paint] + ground.layers, over: ground.backdrop, isBlurred: ground.isBlurred,
      in: ground.styles)
  }

  /// The same with another paint.
  package func painted(_ paint: Paint) -> Ground {
    Ground(paint, on: layers, over: backdrop, isBlurred: isBlurred, in: styles)
  }

  /// What is drawn, the uppermost first.
  package var paints: [Paint] { [paint] + layers }

  /// Whether nothing is drawn under all else, so that what lies behind is content as it is.
  package var isOnContent: Bool { (layers.last ?? paint) == .clear }

  package var color: ColorID? {
    if case .color(let color) = paint { color } else { nil }
  }

  package var gradient: ResolvedGradient? {
    if case .gradient(let gradient) = paint { gradient } else { nil }
  }

  /// Whether a color of UIKit's is drawn that the system chooses.
  var isUIKit: Bool { if case .uiKit = paint { true } else { false } }

  /// The theme's colors in the paint and the layers.
  package var colors: [ColorID] {
    paints.flatMap { paint -> [ColorID] in
      switch paint {
      case .color(let color): [color]
      case .gradient(let gradient): gradient.colors
      case .system, .uiKit, .clear: []
      }
    }
  }

  /// Whether all that is seen are colors of the theme that are the same in every variant, on every iOS and on every
  /// device.
  package func isUniform(in colors: ColorTable) -> Bool {
    if case .color(let color) = paint, backdrop == nil, layers.isEmpty {
      return colors.plainColor(color) != nil
    }
    var behind: [ColorID] = []
    switch backdrop {
    case .colors(let ids): behind = ids
    case .variants: return false
    case .content, nil: break
    }
    for paint in paints {
      switch paint {
      case .color, .gradient: break
      case .clear where backdrop != nil: break
      case .system, .uiKit, .clear: return false
      }
    }
    return self.colors.allSatisfy { colors.plainColor($0) != nil }
      && behind.allSatisfy { colors.plainColor($0) != nil }
  }

  /// The theme's colors, and those that it says may lie behind in one variant.
  func colors(in variant: Variant) -> [ColorID] {
    guard case .colors(let behind)? = backdrop?.backdrop(in: variant) else { return colors }
    return colors + behind
  }
}

extension Display {
  /// The color of UIKit's that a paint is, nil if it is none; the system's solid background is `systemBackground`.
  func symbol(of paint: Ground.Paint) -> UIKitColor? {
    switch paint {
    case .color(let color): symbol(of: color)
    case .uiKit(let color): color
    case .system(.opaque): UIKitColor(SystemBackground.color)
    case .gradient, .system, .clear: nil
    }
  }

  /// The one color that a paint is, nil where there are several; of the system's backgrounds the one at the base
  /// elevation.
  func color(of paint: Ground.Paint) -> Color? {
    switch paint {
    case .color(let id): color(of: id)
    case .gradient: nil
    case .system(let background): background.variants[styles.system.variant(on: variant)]
    case .uiKit(let color): color.variants(in: generation)[styles.system.variant(on: variant)]
    case .clear: Color.black.withAlpha(0)
    }
  }

  func gradient(of paint: Ground.Paint) -> ColorGradient {
    if case .gradient(let gradient) = paint {
      return ColorGradient(gradient.colors.map { color(of: $0) })
    }
    return ColorGradient([color(of: paint) ?? .black])
  }

  /// The colors that a paint has at the base elevation and where the interface is elevated; nil where these are one.
  func levels(of paint: Ground.Paint) -> [Color]? {
    let style: InterfaceStyle = if case .color = paint { styles.theme } else { styles.system }
    guard let base = color(of: paint),
      let elevated = symbol(of: paint)?.elevated(in: style.variant(on: variant))
    else { return nil }
    return [base, elevated]
  }
}

extension ContrastMeter {
  /// What lies under a foreground; of a gradient the first color.
  package func effectiveBackground(_ ground: Ground, on display: Display) -> EffectiveBackground {
    let stack = stack(ground, on: display)
    return stack.effectiveBackground(stack.gradient.stops[0])
  }

  package func stack(_ ground: Ground, on display: Display) -> ColorStack {
    var layers: [ColorGradient] = []
    for paint in ground.paints {
      if let levels = display.levels(of: paint) {
        // An interface has one elevation or the other, and both colors are opaque.
        layers.append(ColorGradient([Color.black.withAlpha(0)]))
        return ColorStack(layers, over: .colors(levels))
      }
      layers.append(display.gradient(of: paint))
    }
    return ColorStack(layers, over: behind(ground, on: display))
  }

  private func behind(_ ground: Ground, on display: Display) -> ColorStack.Behind {
    guard !ground.isBlurred else { return .colors([]) }
    switch ground.backdrop?.backdrop(in: display.variant) {
    case .content(let content): return .grays(content.grays)
    case .colors(let ids):
      let variant = display.styles.screen.variant(on: display.variant)
      return .colors(ids.map { display.color(of: $0, in: variant) })
    case .variants, nil: break
    }
    guard backdrops.isEmpty, ground.isOnContent else { return .colors(backdrops) }
    // Content that is as the system has it.
    let isDark = display.styles.screen.variant(on: display.variant).isDark
    return .colors([isDark ? .black : .white])
  }

  /// How many colors may lie behind a ground in one variant; 0 where any color may.
  private func backdropCount(_ ground: Ground, in variant: Variant) -> Int {
    guard !ground.isBlurred else { return 0 }
    switch ground.backdrop?.backdrop(in: variant) {
    case .content: return 0
    case .colors(let ids): return ids.count
    case .variants, nil: return backdrops.isEmpty && ground.isOnContent ? 1 : backdrops.count
    }
  }

  /// Whether more than one color may be seen under a foreground in one variant.
  package func mayVary(
    _ ground: Ground, in variant: Variant, colors: ColorTable
  ) -> Bool {
    if let color = ground.color, colors.plainLuminances(color) != nil { return false }
    if ground.paint == .clear { return backdropCount(ground, in: variant) != 1 }
    return colors.views(of: ground.colors).contains {
      !stack(ground, on: oldest(ground, variant, $0)).gradient.isOpaque
    }
  }

  /// Whether a ground draws nothing and neither theme nor configuration says what lies behind it.
  package func isOnAssumedContent(_ ground: Ground) -> Bool {
    ground.isOnContent && ground.backdrop == nil && backdrops.isEmpty
  }
}

/// What is known of the ground that a state of a bar gives.
package enum BackgroundKnowledge: Sendable, Hashable {
  case known(Ground)
  case unknown(UnknownBackground)

  package var ground: Ground? {
    if case .known(let ground) = self { ground } else { nil }
  }

  /// What lies under buttons without glass of their own, on a bar that stands on this one: where the system draws
  /// the bar as glass, the bar itself is clear, and they stand on content.
  ///
  /// The effect by which the system sets content off from a bar at its edge is not counted.
  package func underBareButtons(
    over backdrop: Backdrop<ColorID>?, hasConfiguredBackdrops: Bool
  ) -> BackgroundKnowledge {
    guard case .unknown(.glass) = self else { return self }
    let isKnown = backdrop != nil || hasConfiguredBackdrops
    return isKnown ? .known(Ground(.clear, over: backdrop)) : .unknown(.bareButtons)
  }
}

extension DrawnState {
  /// What lies under the content of a state, over what its appearance has behind it.
  ///
  /// At the scroll edge content is taken for the system's own where neither the theme nor the configuration says
  /// anything of it.
  package func backgroundKnowledge(
    in bar: DrawnBar, over backdrop: Backdrop<ColorID>?, isEdge: Bool, hasConfiguredBackdrops: Bool
  ) -> BackgroundKnowledge {
    let behind = settings.backdrop ?? backdrop
    let isShown = era < .ios26 || kind != .tabBar
    // Only the glass of a tab bar is seen there, whatever its appearance object says.
    if !isShown, !bar.isGlass { return .unknown(.tabBar26) }
    if let cover { return .unknown(.covered(by: cover)) }
    switch background {
    case .gradient(let gradient):
      return .known(ground(.gradient(gradient.value), in: bar, over: behind))
    case .color(let color):
      return .known(ground(.color(color.value), in: bar, over: behind))
    case .clear where behind != nil || hasConfiguredBackdrops || isEdge:
      return .known(Ground(.clear, over: behind))
    case .clear: return .unknown(.content)
    case .glass: return .unknown(.glass(isAsked: true))
    case .system:
      if era >= .ios26 { return .unknown(.glass(isAsked: false)) }
      let background = configuration == .opaque ? SystemBackground.opaque : .material
      if let property = styledProperty(of: background, in: bar) {
        return .unknown(.styled(property))
      }
      return .known(Ground(.system(background), over: behind))
    }
  }

  /// What lies under the content where the theme says what is painted: `default` lays it over the system's material.
  ///
  /// What an effect, the glass of iOS 26 or a material that nobody knows makes of what lies behind may be anything.
  private func ground(
    _ paint: Ground.Paint, in bar: DrawnBar, over backdrop: Backdrop<ColorID>?
  ) -> Ground {
    guard configuration == .default, settings[.backgroundEffect] == nil else {
      return Ground(paint, over: backdrop, isBlurred: isBlurred)
    }
    guard era < .ios26, styledProperty(of: .material, in: bar) == nil else {
      return Ground(paint, over: backdrop, isBlurred: true)
    }
    return Ground(paint, on: [.system(.material)], over: backdrop)
  }

  /// What the theme sets that makes another background of the system's, nil where nothing does.
  private func styledProperty(
    of background: SystemBackground, in bar: DrawnBar
  ) -> BarProperty? {
    if bar.style == .black { return .style }
    guard background == .material else { return nil }
    if bar.isTranslucent == false { return .isTranslucent }
    return settings[.backgroundEffect] != nil ? .backgroundEffect : nil
  }
}
