#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import UIKit

  extension UINavigationBar: StyledBar {
    /// Sets all four states.
    func applyLooks(_ bar: Appearance.Bar) {
      let tint = bar.tintColor
      Memory.of(self).wear(bar, looks) {
        looks = $0
        return looks
      } dress: { look, bar in
        let buttons = bar.effectiveButtons(tint: tint)
        look.titleTextAttributes.merge(bar.titleAttributes) { $1 }
        look.largeTitleTextAttributes.merge(bar.largeTitleAttributes) { $1 }
        look.buttonAppearance.style(bar.look(of: \.plain, \.plain, buttons))
        look.prominentButtons.style(bar.look(of: \.done, \.done, buttons))
        look.backButtonAppearance.style(bar.look(of: \.back, \.back, buttons))
        look.move(by: bar.titlePositionAdjustment)
        if let image = bar.backIndicatorImage {
          look.setBackIndicatorImage(image, transitionMaskImage: image)
        }
        #if canImport(FoundationModels)
          if #available(iOS 26.0, *) {
            look.prominentButtons.style(bar.look(of: \.prominent, \.prominent, buttons))
            look.colorSubtitles(of: bar)
          }
        #endif
      }
    }

    private var looks: BarLooks<UINavigationBarAppearance> {
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

  extension Appearance.Bar {
    @MainActor fileprivate var titleAttributes: TextAttributes {
      TextAttributes(color: effectiveTitleColor, font: titleFont?.font, kern: titleKern)
    }

    @MainActor fileprivate var largeTitleAttributes: TextAttributes {
      TextAttributes(
        color: effectiveLargeTitleColor, font: largeTitleFont?.font, kern: largeTitleKern)
    }
  }

  extension UINavigationBarAppearance {
    fileprivate func move(by adjustment: Appearance.Bar.PositionAdjustment) {
      if let horizontal = adjustment.horizontal { titlePositionAdjustment.horizontal = horizontal }
      if let vertical = adjustment.vertical { titlePositionAdjustment.vertical = vertical }
    }

    // A module that came with the SDK of iOS 26, as the subtitles did.
    #if canImport(FoundationModels)
      @available(iOS 26.0, *)
      fileprivate func colorSubtitles(of bar: Appearance.Bar) {
        if let color = bar.subtitleColor { subtitleTextAttributes[.foregroundColor] = color }
        if let color = bar.largeSubtitleColor {
          largeSubtitleTextAttributes[.foregroundColor] = color
        }
      }
    #endif
  }
#endif
