#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  public import UIKit

  extension UIBarButtonItem {
    /// Gives the button what a bar's appearance says of it.
    ///
    /// A screen's buttons get that whenever the screen is shown or its appearance updated; this is for
    /// one that comes later. Plain ones have the color of their own, the others the tint, which is
    /// their fill; colors that the app set stay. Without glass all have the bar's tint.
    public func apply(_ bar: Appearance.Bar) {
      guard #available(iOS 26.0, *) else { return }
      if LiquidGlass.isDrawn {
        let color = style == .plain ? bar.buttons.plain ?? bar.tintColor : bar.tintColor
        Memory.of(self).wear(
          "tintColor", color.map(Optional.some), yieldsUnless: .some(nil), tintColor
        ) {
          tintColor = $0
          return tintColor
        }
      }
      #if compiler(>=6.2) && canImport(FoundationModels) && !os(visionOS)
        colorBadge(of: bar)
        setSharedBackground(in: bar)
      #endif
    }
  }
#endif
