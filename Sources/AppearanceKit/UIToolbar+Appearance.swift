#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import UIKit

  extension UIToolbar: StyledBar {
    /// Sets all states that the version of iOS has.
    @available(iOS 13.0, *)
    func applyLooks(_ bar: Appearance.Bar) {
      let tint = bar.tintColor
      let looks = originalLooks.styled(BarStates(bar)) { look, bar in
        let buttons = bar.effectiveButtons(tint: tint)
        look.buttonAppearance.style(bar.look(of: \.plain, \.plain, buttons))
        look.prominentButtons.style(bar.look(of: \.done, \.done, buttons))
        #if canImport(FoundationModels)
          if #available(iOS 26.0, *) {
            look.prominentButtons.style(bar.look(of: \.prominent, \.prominent, buttons))
          }
        #endif
      }
      standardAppearance = looks.standard
      compactAppearance = looks.compact
      if #available(iOS 15.0, *) {
        scrollEdgeAppearance = looks.scrollEdge
        compactScrollEdgeAppearance = looks.compactScrollEdge
      }
    }

    /// Sets what iOS 12 has in place of bar-appearance objects.
    func applyLegacy(_ bar: Appearance.Bar) {
      let original = original
      let background = bar.legacyBackground(original)
      barTintColor = background.color
      isTranslucent = background.isTranslucent
      setBackgroundImage(background.image, forToolbarPosition: .any, barMetrics: .default)
      setShadowImage(bar.legacyShadow(original), forToolbarPosition: .any)
    }

    @available(iOS 13.0, *)
    private var originalLooks: BarLooks<UIToolbarAppearance> {
      BarMemory.of(self).looks {
        var looks = BarLooks(standard: standardAppearance, compact: compactAppearance)
        if #available(iOS 15.0, *) {
          looks.scrollEdge = scrollEdgeAppearance
          looks.compactScrollEdge = compactScrollEdgeAppearance
        }
        return looks
      }
    }

    /// What the bar was before its first appearance.
    var original: BarMemory.Original {
      BarMemory.of(self).original {
        BarMemory.Original(
          style: barStyle, isTranslucent: isTranslucent, barTintColor: barTintColor,
          backgroundImage: backgroundImage(forToolbarPosition: .any, barMetrics: .default),
          shadowImage: shadowImage(forToolbarPosition: .any))
      }
    }
  }
#endif
