#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import UIKit

  extension UIToolbar: StyledBar {
    /// Sets all states that the version of iOS has.
    @available(iOS 13.0, *)
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

    @available(iOS 13.0, *)
    private var looks: BarLooks<UIToolbarAppearance> {
      get {
        var looks = BarLooks(standard: standardAppearance, compact: compactAppearance)
        if #available(iOS 15.0, *) {
          looks.scrollEdge = scrollEdgeAppearance
          looks.compactScrollEdge = compactScrollEdgeAppearance
        }
        return looks
      }
      set {
        standardAppearance = newValue.standard
        compactAppearance = newValue.compact
        if #available(iOS 15.0, *) {
          scrollEdgeAppearance = newValue.scrollEdge
          compactScrollEdgeAppearance = newValue.compactScrollEdge
        }
      }
    }

    /// Sets what iOS 12 has in place of bar-appearance objects.
    func applyLegacy(_ bar: Appearance.Bar) {
      let memory = Memory.of(self)
      let background = wearLegacyBackground(of: bar)
      memory.wear(
        "backgroundImage", background.map(\.image),
        backgroundImage(forToolbarPosition: .any, barMetrics: .default)
      ) {
        setBackgroundImage($0, forToolbarPosition: .any, barMetrics: .default)
        return $0
      }
      memory.wear(
        "shadowImage", bar.legacyShadow.map(Optional.some), shadowImage(forToolbarPosition: .any)
      ) {
        setShadowImage($0, forToolbarPosition: .any)
        return $0
      }
    }
  }
#endif
