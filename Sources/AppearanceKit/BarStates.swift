#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import UIKit

  /// The look of a bar in each of the states that UIKit knows.
  struct BarStates: Equatable, Sendable {
    // UIKit decides a state that is nil.
    /// Regular height, content under the bar.
    let standard: Appearance.Bar
    /// Compact height, content under the bar.
    let compact: Appearance.Bar?
    /// Regular height, content scrolled to the edge.
    let scrollEdge: Appearance.Bar?
    /// Compact height, content scrolled to the edge; the edge counts more than the height.
    let compactScrollEdge: Appearance.Bar?

    /// Resolves a bar's slots.
    init(_ bar: Appearance.Bar) {
      standard = bar.withoutSlots
      // Where the edge is UIKit's, a compact look that only repeats the standard one would show there.
      let isPlain = bar.compact == .same && bar.scrollEdge == .default
      compact = isPlain ? nil : bar.resolved(bar.compact)
      scrollEdge = bar.resolved(bar.scrollEdge)
      compactScrollEdge =
        bar.resolved(bar.compactScrollEdge) ?? (bar.scrollEdge == .same ? compact : scrollEdge)
    }
  }

  extension Appearance.Bar {
    /// The background that was asked for; a color or a gradient alone asks for an opaque one.
    var effectiveBackground: Background? {
      background ?? (backgroundColor == nil && backgroundGradient == nil ? nil : .opaque)
    }

    /// True if nothing is drawn under the content, even if a color is set.
    var isClear: Bool { background == .transparent || background == .hidden }

    /// The colors of the buttons' titles where they are not the tint's of the bar itself, which UIKit
    /// gives them: a state has no tint there.
    func effectiveButtons(tint: UIColor?) -> Buttons {
      let own = tintColor == tint ? nil : tintColor
      var effective = buttons
      effective.plain = buttons.plain ?? own
      // On iOS 26 the tint fills done buttons.
      effective.done = buttons.done ?? (AppearanceKit.LiquidGlass.isDrawn ? nil : own)
      effective.back = buttons.back ?? effective.plain
      return effective
    }

    /// True if a property is set that bar-appearance objects draw or override.
    var hasLook: Bool {
      !settings.without([
        .style, .isTranslucent, .prefersLargeTitles, .isHidden, .largeTitleDisplayMode, .prompt,
        .hidesSharedBackground, .backButton, .searchBar, .liquidGlass,
      ]).isEmpty
    }

    /// The color of the title; without one of its own it has the tint's.
    var effectiveTitleColor: UIColor? { titleColor ?? tintColor }

    /// The color of the large title; without one of its own it has the title's.
    var effectiveLargeTitleColor: UIColor? { largeTitleColor ?? effectiveTitleColor }

    fileprivate func resolved(_ slot: Appearance.Slot) -> Appearance.Bar? {
      switch slot {
      case .default: return nil
      case .same: return withoutSlots
      case .bar(let bar): return bar.withoutSlots
      case .transparent:
        var bar = withoutSlots
        bar.background = .transparent
        bar.backgroundColor = nil
        bar.shadow = .hidden
        bar.shadowImage = nil
        return bar
      }
    }

    /// The bar in no state but the standard one.
    var withoutSlots: Appearance.Bar {
      var bar = self
      bar.settings = settings.without([.scrollEdge, .compact, .compactScrollEdge])
      return bar
    }
  }
#endif
