#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import UIKit

  /// One of the three bars that an appearance is about.
  @MainActor
  protocol StyledBar: UIView {
    var barStyle: UIBarStyle { get set }
    var isTranslucent: Bool { get set }
    var barTintColor: UIColor? { get set }
    /// Whether titles are large; other bars than a navigation bar have none.
    var prefersLargeTitles: Bool { get set }
    /// Sets the bar-appearance objects.
    @available(iOS 13.0, *) func applyLooks(_ bar: Appearance.Bar)
    /// Sets what iOS 12 has in place of bar-appearance objects.
    func applyLegacy(_ bar: Appearance.Bar)
  }

  extension StyledBar {
    var prefersLargeTitles: Bool {
      get { false }
      set {}
    }

    /// Sets what all bars have in place of a background before iOS 13, and gives the whole of it.
    func wearLegacyBackground(of bar: Appearance.Bar) -> Appearance.Bar.LegacyBackground? {
      let (memory, background) = (Memory.of(self), bar.legacyBackground)
      memory.wear("barTintColor", background.map(\.color), self, \.barTintColor)
      let isTranslucent = background?.isTranslucent ?? bar.isTranslucent
      memory.wear("isTranslucent", isTranslucent, self, \.isTranslucent)
      return background
    }

    /// Sets everything that this version of iOS has, with the bars of iOS 26 where the app has them.
    func apply(_ bar: Appearance.Bar, isOnGlass: Bool = LiquidGlass.isDrawn) {
      let bar = isOnGlass ? bar.onGlass : bar
      let memory = Memory.of(self)
      // What is written counts as set by the app, and no appearance proxy reaches it any more.
      memory.wear("barStyle", bar.style == .default ? nil : bar.style, self, \.barStyle)
      memory.wear("prefersLargeTitles", bar.prefersLargeTitles, self, \.prefersLargeTitles)
      wearTint(bar.tintColor)
      if #available(iOS 13.0, *) {
        memory.wear("isTranslucent", bar.isTranslucent, self, \.isTranslucent)
        applyLooks(bar)
      } else {
        applyLegacy(bar)
      }
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
