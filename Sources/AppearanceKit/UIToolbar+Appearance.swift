#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import UIKit

  extension UIToolbar: StyledBar {
    /// Sets all four states.
    func applyLooks(_ bar: Appearance.Bar) {
      let tint = bar.tintColor
      Memory.of(self).wear(bar, looks) {
        looks = $0
        return looks
      } dress: { look, bar in
        let buttons = bar.effectiveButtons(tint: tint)
        look.buttonAppearance.style(bar.look(of: \.plain, \.plain, buttons))
        look.prominentButtons.style(bar.look(of: \.done, \.done, buttons))
        #if canImport(FoundationModels)
          if #available(iOS 26.0, *) {
            look.prominentButtons.style(bar.look(of: \.prominent, \.prominent, buttons))
          }
        #endif
      }
    }

    private var looks: BarLooks<UIToolbarAppearance> {
      get {
        BarLooks(
          standard: standardAppearance, compact: compactAppearance,
          scrollEdge: scrollEdgeAppearance, compactScrollEdge: compactScrollEdgeAppearance)
      }
      set {
        standardAppearance = newValue.standard
        compactAppearance = newValue.compact
        scrollEdgeAppearance = newValue.scrollEdge
        compactScrollEdgeAppearance = newValue.compactScrollEdge
      }
    }
  }
#endif
