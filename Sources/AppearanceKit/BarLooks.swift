#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import UIKit

  /// The bar-appearance objects of one bar.
  @available(iOS 13.0, *)
  @MainActor
  struct BarLooks<Look: UIBarAppearance> {
    var standard: Look
    var compact: Look?
    var scrollEdge: Look?
    var compactScrollEdge: Look?

    /// Copies that look like the states; `dress` adds what is more than background and shadow.
    func styled(_ states: BarStates, dress: (Look, Appearance.Bar) -> Void) -> BarLooks {
      func look(_ bar: Appearance.Bar, over own: Look?) -> Look? {
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

  @available(iOS 13.0, *)
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
      switch bar.shadow {
      case .default: break
      case .hidden:
        shadowColor = nil
        shadowImage = nil
      case .color(let color):
        shadowColor = color
      }
    }
  }

  @available(iOS 13.0, *)
  extension UIBarButtonItemAppearance {
    /// Colors the titles of items; the other states follow unless the app set them.
    func color(_ color: UIColor?) {
      guard let color else { return }
      normal.titleTextAttributes[.foregroundColor] = color
    }
  }
#endif
