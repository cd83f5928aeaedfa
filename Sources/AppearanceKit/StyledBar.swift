#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import UIKit

  /// One of the three bars that an appearance is about.
  @MainActor
  protocol StyledBar: UIView {
    var barStyle: UIBarStyle { get set }
    var isTranslucent: Bool { get set }
    /// True if titles are large; only navigation bars have large titles.
    var prefersLargeTitles: Bool { get set }
    /// Sets the bar-appearance objects.
    func applyLooks(_ bar: Appearance.Bar)
  }

  extension StyledBar {
    var prefersLargeTitles: Bool {
      get { false }
      set {}
    }

    /// Sets all properties; on glass, `liquidGlass` decides about the background.
    func apply(_ bar: Appearance.Bar, isOnGlass: Bool = LiquidGlass.isDrawn) {
      let bar = isOnGlass ? bar.onGlass : bar
      let memory = Memory.of(self)
      // What is written counts as set by the app, and no appearance proxy reaches it any more.
      memory.wear("barStyle", bar.style == .default ? nil : bar.style, self, \.barStyle)
      memory.wear("prefersLargeTitles", bar.prefersLargeTitles, self, \.prefersLargeTitles)
      wearTint(bar.tintColor)
      memory.wear("isTranslucent", bar.isTranslucent, self, \.isTranslucent)
      applyLooks(bar)
    }
  }

  extension UIView {
    /// Sets the tint color; nil takes it back, so that the view has the one around it.
    func wearTint(_ color: UIColor?) {
      let memory = Memory.of(self)
      // UIView.h: behind what is presented the color that is read is a dimmed one.
      let isDimmed = tintAdjustmentMode == .dimmed
      let worn: UIColor?? = isDimmed ? memory.worn("tintColor") : nil
      let current = worn ?? ownTint
      memory.wear("tintColor", color.map(Optional.some), current) { [self] in
        tintColor = $0
        return isDimmed ? $0 : ownTint
      }
    }

    /// The tint color if it is not the one of the view around; a view without one of its own has that.
    private var ownTint: UIColor? {
      tintColor == (superview ?? UIView()).tintColor ? nil : tintColor
    }
  }
#endif
