package import ColorScience
package import ThemeModel

/// What a foreground is seen on: paint, which is the bar's own drawing, over a backdrop, which is what scrolls
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
  /// What the theme says lies behind; nil where it says nothing.
  package let backdrop: Backdrop<ColorID>?
  /// Whether an effect makes something else of what lies behind, which nobody can know.
  package let isBlurred: Bool

  package init(_ paint: Paint, over backdrop: Backdrop<ColorID>? = nil, isBlurred: Bool = false) {
    self.paint = paint
    self.backdrop = backdrop
    self.isBlurred = isBlurred
  }

  package var color: ColorID? {
    if case .color(let color) = paint { color } else { nil }
  }

  package var gradient: ResolvedGradient? {
    if case .gradient(let gradient) = paint { gradient } else { nil }
  }

  /// Whether a color of UIKit's is drawn that the system chooses.
  var isUIKit: Bool { if case .uiKit = paint { true } else { false } }

  /// The theme's colors: one, those of a gradient, or none.
  package var colors: [ColorID] {
    switch paint {
    case .color(let color): [color]
    case .gradient(let gradient): gradient.colors
    case .system, .uiKit, .clear: []
    }
  }

  /// Whether the paint and the backdrop are colors of the theme that are the same in every variant, on every iOS and
  /// on every device.
  package func isUniform(in colors: ColorTable) -> Bool {
    if case .color(let color) = paint, backdrop == nil { return colors.plainColor(color) != nil }
    var behind: [ColorID] = []
    switch backdrop {
    case .colors(let ids): behind = ids
    case .variants: return false
    case .content, nil: break
    }
    switch paint {
    case .color, .gradient: break
    case .clear where backdrop != nil: break
    case .system, .uiKit, .clear: return false
    }
    return self.colors.allSatisfy { colors.plainColor($0) != nil }
      && behind.allSatisfy { colors.plainColor($0) != nil }
  }

  /// Whether the system's solid background is drawn: as it is, or as the color `systemBackground`.
  package func isSolidSystem(in colors: ColorTable) -> Bool {
    switch paint {
    case .system(.opaque): true
    case .color(let color): colors.symbol(color)?.name == SystemBackground.color
    case .gradient, .system, .uiKit, .clear: false
    }
  }

  /// The theme's colors, and those that it says may lie behind in one variant.
  func colors(in variant: Variant) -> [ColorID] {
    guard case .colors(let behind)? = backdrop?.backdrop(in: variant) else { return colors }
    return colors + behind
  }
}

extension ContrastMeter {
  /// What lies under a foreground; of a gradient the first color.
  package func effectiveBackground(_ ground: Ground, on display: Display) -> EffectiveBackground {
    let stack = stack(ground, on: display)
    return stack.effectiveBackground(stack.gradient.stops[0])
  }

  package func stack(_ ground: Ground, on display: Display) -> ColorStack {
    ColorStack(gradient(of: ground, on: display), over: behind(ground, on: display))
  }

  /// The one color that a ground draws, nil where there are several.
  func color(of ground: Ground, on display: Display) -> Color? {
    let variant = display.variant
    if ground.isSolidSystem(in: display.colors) { return SystemBackground.opaque.variants[variant] }
    return switch ground.paint {
    case .color(let id): display.color(of: id)
    case .gradient: nil
    case .system(let background): background.variants[variant]
    case .uiKit(let color): color.variants(in: display.generation)[variant]
    case .clear: Color.black.withAlpha(0)
    }
  }

  private func gradient(of ground: Ground, on display: Display) -> ColorGradient {
    if let color = color(of: ground, on: display) { return ColorGradient([color]) }
    return ColorGradient(ground.gradient?.colors.map { display.color(of: $0) } ?? [.black])
  }

  private func behind(_ ground: Ground, on display: Display) -> ColorStack.Behind {
    guard !ground.isBlurred, !ground.isSolidSystem(in: display.colors) else { return .colors([]) }
    switch ground.backdrop?.backdrop(in: display.variant) {
    case .content(let content): return .grays(content.grays)
    case .colors(let ids): return .colors(ids.map { display.color(of: $0) })
    case .variants, nil: break
    }
    guard backdrops.isEmpty, ground.paint == .clear else { return .colors(backdrops) }
    // Content that is as the system has it.
    return .colors([display.variant.isDark ? .black : .white])
  }

  /// How many colors may lie behind a ground in one variant; 0 where any color may.
  func backdropCount(_ ground: Ground, in variant: Variant) -> Int {
    guard !ground.isBlurred else { return 0 }
    switch ground.backdrop?.backdrop(in: variant) {
    case .content: return 0
    case .colors(let ids): return ids.count
    case .variants, nil: return backdrops.isEmpty && ground.paint == .clear ? 1 : backdrops.count
    }
  }

  /// Whether more than one color may be seen under a foreground in one variant.
  package func mayVary(
    _ ground: Ground, in variant: Variant, colors: ColorTable
  ) -> Bool {
    if let color = ground.color, colors.plainLuminances(color) != nil { return false }
    if ground.paint == .clear { return backdropCount(ground, in: variant) != 1 }
    return colors.views(of: ground.colors).contains {
      !gradient(of: ground, on: oldest(variant, $0)).isOpaque
    }
  }

  /// Whether a ground draws nothing and neither theme nor configuration says what lies behind it.
  package func isOnAssumedContent(_ ground: Ground) -> Bool {
    ground.paint == .clear && ground.backdrop == nil && backdrops.isEmpty
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
    let isShown = generation < .from26 || kind != .tabBar
    if isShown, let cover { return .unknown(.covered(by: cover)) }
    switch background {
    // Only the glass of a tab bar is seen there, whatever its appearance object says.
    case .color where !isShown, .gradient where !isShown: return .unknown(.tabBar26)
    case .gradient(let gradient):
      return .known(Ground(.gradient(gradient.value), over: behind, isBlurred: isBlurred))
    case .color(let color):
      return .known(Ground(.color(color.value), over: behind, isBlurred: isBlurred))
    case .clear where behind != nil || hasConfiguredBackdrops || isEdge:
      return .known(Ground(.clear, over: behind))
    case .clear: return .unknown(.content)
    case .glass: return .unknown(.glass(isAsked: true))
    case .system:
      if generation < .from13 { return .unknown(.before13) }
      if generation >= .from26 { return .unknown(.glass(isAsked: false)) }
      if bar.style == .black { return .unknown(.styled(.style)) }
      if bar.isTranslucent == false { return .unknown(.styled(.isTranslucent)) }
      let background = configuration == .opaque ? SystemBackground.opaque : .material
      if background == .material, settings[.backgroundEffect] != nil {
        return .unknown(.styled(.backgroundEffect))
      }
      return .known(Ground(.system(background), over: behind))
    }
  }
}
