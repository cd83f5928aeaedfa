package import ColorScience
package import ThemeModel

/// What a foreground is seen on: what is drawn under it, and what lies behind that.
package struct Ground: Sendable, Hashable {
  /// What is drawn.
  package enum Paint: Sendable, Hashable {
    /// A color of the theme's.
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
  package let backdrop: Backdrop?
  /// Whether an effect makes something else of what lies behind, which nobody can know.
  package let isBlurred: Bool

  /// A value of its parts.
  package init(_ paint: Paint, over backdrop: Backdrop? = nil, isBlurred: Bool = false) {
    self.paint = paint
    self.backdrop = backdrop
    self.isBlurred = isBlurred
  }

  /// The theme's color, nil where there is none.
  package var color: ColorID? {
    if case .color(let color) = paint { color } else { nil }
  }

  /// The theme's gradient, nil where there is none.
  package var gradient: ResolvedGradient? {
    if case .gradient(let gradient) = paint { gradient } else { nil }
  }

  /// The theme's colors: one, those of a gradient, or none.
  package var colors: [ColorID] {
    switch paint {
    case .color(let color): [color]
    case .gradient(let gradient): gradient.colors
    case .system, .uiKit, .clear: []
    }
  }

  /// The theme's colors, and those that it says may lie behind in one variant.
  func colors(in variant: Variant) -> [ColorID] {
    guard case .colors(let behind)? = backdrop?.backdrop(in: variant) else { return colors }
    return colors + behind
  }
}

/// What lies under a foreground in one variant on one iOS.
package struct Backing: Sendable {
  /// What is drawn, and of what lies behind it as much as can be said by a color.
  package let color: Color
  /// What may lie under the color; anything where the list is empty.
  package let backdrops: [Color]
  /// Whether what lies behind is part of the color.
  package let isMixed: Bool
}

extension ContrastMeter {
  /// What lies under a foreground in one variant on an iOS generation; of a gradient the first color.
  package func backing(
    _ ground: Ground, in variant: Variant, on generation: UIKitGeneration, _ colors: ColorTable
  ) -> Backing {
    let paint =
      switch ground.paint {
      case .color(let id): colors[id].value(variant, in: generation)
      case .gradient(let gradient): colors[gradient.colors[0]].value(variant, in: generation)
      case .system(let background): background.variants[variant]
      case .uiKit(let color): color.variants(in: generation)[variant]
      case .clear: Color.black.withAlpha(0)
      }
    return backing(paint, ground, in: variant, on: generation, colors)
  }

  /// All that may lie under a foreground in one variant on an iOS generation; of a gradient enough colors for
  /// what has its contrast on all of them to have it between them.
  package func backings(
    _ ground: Ground, in variant: Variant, on generation: UIKitGeneration, _ colors: ColorTable
  ) -> [Backing] {
    guard let gradient = gradient(of: ground, in: variant, on: generation, colors) else {
      return [backing(ground, in: variant, on: generation, colors)]
    }
    return gradient.samples(in: 16).map {
      backing($0, ground, in: variant, on: generation, colors)
    }
  }

  /// The gradient that a ground draws in one variant on an iOS generation, nil where it draws none.
  func gradient(
    of ground: Ground, in variant: Variant, on generation: UIKitGeneration, _ colors: ColorTable
  ) -> ColorGradient? {
    guard case .gradient(let gradient) = ground.paint else { return nil }
    return ColorGradient(gradient.colors.map { colors[$0].value(variant, in: generation) })
  }

  /// A color that a ground draws, and what lies behind that.
  func backing(
    _ paint: Color, _ ground: Ground, in variant: Variant, on generation: UIKitGeneration,
    _ colors: ColorTable
  ) -> Backing {
    guard !ground.isBlurred else { return Backing(color: paint, backdrops: [], isMixed: false) }
    switch ground.backdrop?.backdrop(in: variant) {
    case .content(let content):
      return Backing(color: paint.over(content.grays), backdrops: [], isMixed: true)
    case .colors(let ids):
      return Backing(
        color: paint, backdrops: ids.map { colors[$0].value(variant, in: generation) },
        isMixed: false)
    case .variants, nil: break
    }
    guard backdrops.isEmpty, ground.paint == .clear else {
      return Backing(color: paint, backdrops: backdrops, isMixed: false)
    }
    // Content that is as the system has it.
    return Backing(color: paint, backdrops: [variant.isDark ? .black : .white], isMixed: false)
  }

  /// Whether more than one color may be seen under a foreground in one variant.
  package func isInterval(
    _ ground: Ground, in variant: Variant, colors: ColorTable
  ) -> Bool {
    if let color = ground.color, colors.plainLuminances(color) != nil { return false }
    return colors.views(of: ground.colors).contains { colors in
      if let gradient = gradient(of: ground, in: variant, on: generations[0], colors) {
        return !gradient.isOpaque
      }
      let backing = backing(ground, in: variant, on: generations[0], colors)
      return backing.color.alpha < 1 && (ground.paint != .clear || backing.backdrops.count != 1)
    }
  }

  /// Whether nothing is said of what lies behind a ground that draws nothing.
  package func isAssumed(_ ground: Ground) -> Bool {
    ground.paint == .clear && ground.backdrop == nil && backdrops.isEmpty
  }
}

extension Color {
  /// The color that gives over any backdrop what this one gives over the grays of a range.
  ///
  /// Over `low + (high - low)·u` a component c of opacity a gives a·c + (1 - a)·low + (1 - a)·(high - low)·u,
  /// which is the same over u, for 1 - (1 - a)·(high - low) as the opacity.
  fileprivate func over(_ grays: ClosedRange<Double>) -> Color {
    guard alpha < 1 else { return self }
    let (low, high) = (grays.lowerBound, grays.upperBound)
    let opacity = 1 - (1 - alpha) * (high - low)
    let mixed = (srgb * alpha + SIMD3(repeating: (1 - alpha) * low)) / opacity
    return Color(red: mixed[0], green: mixed[1], blue: mixed[2], alpha: opacity)
  }
}

/// What is known of the ground that a state of a bar gives.
package enum Footing: Sendable, Hashable {
  case known(Ground)
  case unknown(UnknownBackground)
}

extension Footing {
  /// What lies under buttons without glass of their own, on a bar that stands on this one: where the system draws
  /// the bar as glass, the bar itself is clear, and they stand on content.
  ///
  /// The effect by which the system sets content off from a bar at its edge is not counted.
  package func underBareButtons(over backdrop: Backdrop?, isSaid: Bool) -> Footing {
    guard case .unknown(.glass) = self else { return self }
    let isKnown = backdrop != nil || isSaid
    return isKnown ? .known(Ground(.clear, over: backdrop)) : .unknown(.bareButtons)
  }
}

extension DrawnState {
  /// What lies under the content of a state, over what its appearance has behind it.
  ///
  /// At the scroll edge content is taken for the system's own where nothing is said of it; `isSaid` is whether
  /// the configuration says anything.
  package func footing(
    in bar: DrawnBar, over backdrop: Backdrop?, isEdge: Bool, isSaid: Bool
  ) -> Footing {
    let behind = settings.backdrop ?? backdrop
    let isShown = generation < .from26 || kind != .tabBar
    if isShown, hasImage { return .unknown(.image) }
    switch background {
    // Only the glass of a tab bar is seen there, whatever its appearance object says.
    case .color where !isShown, .gradient where !isShown: return .unknown(.tabBar26)
    case .gradient(let gradient):
      return .known(Ground(.gradient(gradient.value), over: behind, isBlurred: isBlurred))
    case .color(let color):
      return .known(Ground(.color(color.value), over: behind, isBlurred: isBlurred))
    case .clear where behind != nil || isSaid || isEdge: return .known(Ground(.clear, over: behind))
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
