package import ColorScience

/// A foreground's background: paint, the bar's layers under it, and a backdrop under the bar.
package final class Ground: Sendable, Hashable {
  package enum Paint: Sendable, Hashable {
    case color(ColorID)
    indirect case gradient(ResolvedGradient)
    case system(SystemBackground)
    indirect case uiKit(UIKitColor)
    case clear
  }

  package let paint: Paint
  /// The layers under the paint, uppermost first.
  package let layers: [Paint]
  package let backdrop: Backdrop<ColorID>?
  /// True if an effect blurs the backdrop; the result is unknown.
  package let isBlurred: Bool
  /// `unspecified` for styles that change nothing.
  package let styles: FixedStyles
  /// The only iOS with the pair; nil for the deployment range, and where no color differs.
  let generation: UIKitGeneration?

  package init(
    _ paint: Paint, on layers: [Paint] = [], over backdrop: Backdrop<ColorID>? = nil,
    isBlurred: Bool = false, in styles: FixedStyles = FixedStyles(all: .unspecified),
    on generation: UIKitGeneration? = nil
  ) {
    self.paint = paint
    self.layers = layers
    self.backdrop = backdrop
    self.isBlurred = isBlurred
    self.styles = styles
    self.generation = generation
  }

  func fixed(to styles: FixedStyles, on generation: UIKitGeneration?) -> Ground {
    Ground(paint, on: layers, over: backdrop, isBlurred: isBlurred, in: styles, on: generation)
  }

  package static func == (left: Ground, right: Ground) -> Bool {
    left === right || left.styles == right.styles && left.isSameButForStyles(as: right)
  }

  func isSameButForStyles(as other: Ground) -> Bool {
    paint == other.paint && layers == other.layers && backdrop == other.backdrop
      && isBlurred == other.isBlurred && generation == other.generation
      && styles.areLiterals == other.styles.areLiterals
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(paint)
    hasher.combine(backdrop)
  }

  package var paints: [Paint] { layers.isEmpty ? [paint] : [paint] + layers }

  package var isOnContent: Bool { (layers.last ?? paint) == .clear }

  package var color: ColorID? {
    if case .color(let color) = paint { color } else { nil }
  }

  package var gradient: ResolvedGradient? {
    if case .gradient(let gradient) = paint { gradient } else { nil }
  }

  /// Returns whether it, or one of some colors, may differ between iOS generations.
  func followsUIKit(_ ids: [ColorID], _ colors: ColorTable) -> Bool {
    if case .uiKit = paint { return true }
    return !styles.areLiterals && ids.contains { colors.symbol($0) != nil }
  }

  package var colors: [ColorID] {
    paints.flatMap { paint -> [ColorID] in
      switch paint {
      case .color(let color): [color]
      case .gradient(let gradient): gradient.colors
      case .system, .uiKit, .clear: []
      }
    }
  }

  /// True if all visible colors are the theme's and the same in every variant, iOS and device.
  package func isUniform(in colors: ColorTable) -> Bool {
    if case .color(let color) = paint, backdrop == nil, layers.isEmpty {
      return colors.plainColor(color) != nil
    }
    if case .variants = backdrop { return false }
    let isTheme = paints.allSatisfy { paint in
      switch paint {
      case .color, .gradient: true
      case .clear: backdrop != nil
      case .system, .uiKit: false
      }
    }
    return isTheme && self.colors(in: .light).allSatisfy { colors.plainColor($0) != nil }
  }

  func colors(in variant: Variant) -> [ColorID] {
    guard case .colors(let behind)? = backdrop?.backdrop(in: variant) else { return colors }
    return colors + behind
  }
}

extension Display {
  func symbol(of paint: Ground.Paint) -> UIKitColor? {
    switch paint {
    case .color(let color): symbol(of: color)
    case .uiKit(let color): color
    case .system(.opaque): UIKitColor(SystemBackground.color)
    case .gradient, .system, .clear: nil
    }
  }

  /// A paint's single color, if any; for system backgrounds, the color at the base elevation.
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

  /// A paint's base and elevated colors, or the one at the display's elevation; nil if they are equal.
  func levels(of paint: Ground.Paint) -> [Color]? {
    let style: InterfaceStyle = if case .color = paint { styles.theme } else { styles.system }
    guard let elevated = symbol(of: paint)?.elevated(in: style.variant(on: variant)),
      let base = color(of: paint)
    else { return nil }
    return isElevated.map { [$0 ? elevated : base] } ?? [base, elevated]
  }

  func levels(of ink: Ink) -> [Color]? { ink.color.flatMap { levels(of: Ground.Paint.color($0)) } }
}

extension ContrastMeter {
  /// The background of a foreground; for a gradient, its first color.
  package func effectiveBackground(_ ground: Ground, on display: Display) -> EffectiveBackground {
    let stack = stack(ground, on: display)
    return stack.effectiveBackground(stack.gradient.stops[0])
  }

  package func stack(_ ground: Ground, on display: Display) -> ColorStack {
    var layers: [ColorGradient] = []
    for paint in ground.paints {
      if let levels = display.levels(of: paint) {
        // An interface has one elevation at a time, and both colors are opaque.
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
      return .colors(
        ids.flatMap { id in
          let elevated = display.isElevated == nil ? display.symbol(of: id) : nil
          return [display.color(of: id, in: variant)]
            + (elevated?.elevated(in: variant).map { [$0] } ?? [])
        })
    case .variants, nil: break
    }
    guard backdrops.isEmpty, ground.isOnContent else { return .colors(backdrops) }
    // Content in the system's default color.
    let isDark = display.styles.screen.variant(on: display.variant).isDark
    return .colors([isDark ? .black : .white])
  }

  package func mayVary(
    _ ink: Ink, on ground: Ground, in variant: Variant, colors: ColorTable
  ) -> Bool {
    if oldest(ground, variant, colors).levels(of: ink) != nil { return true }
    if let color = ground.color, colors.plainLuminances(color) != nil { return false }
    if ground.paint == .clear {
      return behind(ground, on: oldest(ground, variant, colors)).colors.count != 1
    }
    return colors.views(of: ground.colors).contains {
      !stack(ground, on: oldest(ground, variant, $0)).gradient.isOpaque
    }
  }

  /// True if nothing is drawn and neither theme nor configuration declares a backdrop.
  package func isOnAssumedContent(_ ground: Ground) -> Bool {
    ground.isOnContent && ground.backdrop == nil && backdrops.isEmpty
  }
}

package enum BackgroundKnowledge: Sendable, Hashable {
  case known(Ground)
  case unknown(UnknownBackground)

  package var ground: Ground? {
    if case .known(let ground) = self { ground } else { nil }
  }

  var isOfColor: Bool { if case .unknown(let why) = self { why.isOfColor } else { false } }

  /// Buttons without glass lie on content if the bar is glass; its edge effect is ignored.
  package func underBareButtons(
    over backdrop: Backdrop<ColorID>?, hasConfiguredBackdrops: Bool
  ) -> BackgroundKnowledge {
    guard case .unknown(.glass) = self else { return self }
    let isKnown = hasConfiguredBackdrops || backdrop?.isWhole == true
    return isKnown ? .known(Ground(.clear, over: backdrop)) : .unknown(.bareButtons)
  }
}

extension DrawnState {
  /// A state's background; undeclared content at the scroll edge has the system's default color.
  package func backgroundKnowledge(
    in bar: DrawnBar, over backdrop: Backdrop<ColorID>?, isEdge: Bool, hasConfiguredBackdrops: Bool
  ) -> BackgroundKnowledge {
    let behind = settings.backdrop ?? backdrop
    let isShown = era < .ios26 || kind != .tabBar
    // A tab bar of iOS 26 shows only its glass, whatever its appearance object sets.
    if !isShown, !bar.isGlass { return .unknown(.tabBar26) }
    if let cover { return .unknown(.covered(by: cover)) }
    switch background {
    case .gradient(let gradient):
      return .known(ground(.gradient(gradient.value), in: bar, over: behind))
    case .color(let color):
      return .known(ground(.color(color.value), in: bar, over: behind))
    // The content that a theme declares begins below an opaque bar.
    case .clear where bar.isTranslucent == false && (behind != nil || hasConfiguredBackdrops):
      return .unknown(.styled(.isTranslucent))
    case .clear where hasConfiguredBackdrops || behind?.isWhole == true || isEdge:
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

  /// The background for a paint; effects, glass and unknown materials behind it may be any color.
  private func ground(
    _ paint: Ground.Paint, in bar: DrawnBar, over backdrop: Backdrop<ColorID>?
  ) -> Ground {
    guard configuration == .default, settings[.backgroundEffect] == nil else {
      let isBlurred = isBlurred || bar.isTranslucent == false
      return Ground(paint, over: backdrop, isBlurred: isBlurred)
    }
    guard era < .ios26, styledProperty(of: .material, in: bar) == nil else {
      return Ground(paint, over: backdrop, isBlurred: true)
    }
    return Ground(paint, on: [.system(.material)], over: backdrop)
  }

  private func styledProperty(
    of background: SystemBackground, in bar: DrawnBar
  ) -> BarProperty? {
    if bar.style == .black { return .style }
    guard background == .material else { return nil }
    if bar.isTranslucent == false { return .isTranslucent }
    return settings[.backgroundEffect] != nil ? .backgroundEffect : nil
  }
}
