#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import UIKit

  /// The bar-appearance objects of one bar.
  @MainActor
  struct BarLooks<Look: UIBarAppearance> {
    var standard: Look
    var compact: Look?
    var scrollEdge: Look?
    var compactScrollEdge: Look?

    /// Copies of them.
    var copies: BarLooks {
      BarLooks(
        standard: standard.copy(), compact: compact?.copy(), scrollEdge: scrollEdge?.copy(),
        compactScrollEdge: compactScrollEdge?.copy())
    }

    /// Copies that look like the states; `dress` adds what is more than background and shadow.
    func styled(_ states: BarStates, dress: (Look, Appearance.Bar) -> Void) -> BarLooks {
      func look(_ bar: Appearance.Bar?, over own: Look?) -> Look? {
        guard let bar else { return nil }
        if bar.effectiveBackground == nil {
          // UIKit's own edge is a clear variant of the standard look; an object would hide it.
          guard own != nil || bar != states.standard else { return nil }
          return made(from: own ?? standard, bar, dress)
        }
        return made(from: standard, bar, dress)
      }
      return BarLooks(
        standard: made(from: standard, states.standard, dress),
        compact: look(states.compact, over: compact),
        scrollEdge: look(states.scrollEdge, over: scrollEdge),
        compactScrollEdge: look(states.compactScrollEdge, over: compactScrollEdge))
    }

    private func made(
      from look: Look, _ bar: Appearance.Bar, _ dress: (Look, Appearance.Bar) -> Void
    ) -> Look {
      let copy: Look = look.copy()
      copy.configure(bar)
      dress(copy, bar)
      return copy
    }
  }

  extension UIBarAppearance {
    /// Sets background and shadow; what the bar leaves open stays.
    fileprivate func configure(_ bar: Appearance.Bar) {
      // These calls take away color and shadow, so they come first.
      switch bar.effectiveBackground {
      case .default?: configureWithDefaultBackground()
      case .opaque?: configureWithOpaqueBackground()
      case .transparent?, .hidden?: configureWithTransparentBackground()
      case nil: break
      }
      if let color = bar.backgroundColor, !bar.isClear {
        backgroundColor = color
      }
      if !bar.isClear {
        if let effect = bar.backgroundEffect { backgroundEffect = effect.effect }
        if let image = bar.backgroundImage {
          backgroundImage = image
        } else if let image = bar.backgroundGradient?.cachedImage {
          backgroundColor = .clear
          backgroundImage = image
        }
      }
      switch bar.shadow {
      case .default: break
      case .hidden:
        shadowColor = nil
        shadowImage = nil
      case .color(let color):
        shadowColor = color
      }
      if let image = bar.shadowImage { shadowImage = image }
    }
  }

  extension UIBarButtonItemAppearance {
    /// Sets the look of items of one role; the other states follow the color unless something else
    /// is said of them.
    @MainActor func style(_ look: ButtonLook) {
      if let font = look.font?.font { normal.titleTextAttributes[.font] = font }
      for (state, color) in [
        (normal, look.color), (disabled, look.disabled), (highlighted, look.highlighted),
        (focused, look.focused),
      ] {
        if let color { state.titleTextAttributes[.foregroundColor] = color }
      }
    }
  }

  /// The look of bar button items of one role.
  struct ButtonLook {
    var color: UIColor?
    var font: Appearance.Bar.TitleFont?
    var disabled: UIColor?
    var highlighted: UIColor?
    var focused: UIColor?
  }

  extension Appearance.Bar {
    /// The look of the items of a role; `colors` has what they are where nothing is said of them.
    func look(
      of role: KeyPath<Buttons, UIColor?>, _ font: KeyPath<ButtonFonts, TitleFont?>,
      _ colors: Buttons
    ) -> ButtonLook {
      ButtonLook(
        color: colors[keyPath: role], font: buttonFonts[keyPath: font],
        disabled: disabledButtons[keyPath: role], highlighted: highlightedButtons[keyPath: role],
        focused: focusedButtons[keyPath: role])
    }
  }
#endif
