#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  extension Appearance.Bar {
    /// What iOS 26 and later do with a bar's background.
    public enum LiquidGlass: Equatable, Sendable {
      /// The background stays, in place of the glass.
      case keep
      /// The system's glass takes its place; what is in front of it stays.
      case system
    }

    /// The bar where the system draws glass: with the system's background in place of one of its own
    /// in each state, if the bar yields to it.
    var onGlass: Appearance.Bar {
      guard liquidGlass == .system else { return self }
      var bar = withoutBackground
      bar.scrollEdge = scrollEdge.withoutBackground(of: bar)
      bar.compact = compact.withoutBackground(of: bar)
      bar.compactScrollEdge = compactScrollEdge.withoutBackground(of: bar)
      return bar
    }

    fileprivate var withoutBackground: Appearance.Bar {
      var bar = self
      bar.settings = settings.without([
        .background, .backgroundColor, .backgroundEffect, .backgroundGradient, .backgroundImage,
        .shadowImage, .barTintColor, .shadow, .isTranslucent,
      ])
      let isBare =
        effectiveBackground == nil && shadow == .default && shadowImage == nil
        && backgroundEffect == nil && backgroundGradient == nil && backgroundImage == nil
      bar.background = isBare ? nil : .default
      return bar
    }
  }

  extension Appearance.Slot {
    /// The slot of a bar that has no background; an edge that was transparent still counts before the
    /// height.
    fileprivate func withoutBackground(of bar: Appearance.Bar) -> Appearance.Slot {
      switch self {
      case .same: .same
      case .default: .default
      case .transparent: .bar(bar.withoutSlots)
      case .bar(let bar): .bar(bar.withoutBackground)
      }
    }
  }
#endif
