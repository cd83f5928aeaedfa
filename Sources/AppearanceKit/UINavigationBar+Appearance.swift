#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import UIKit

  extension UINavigationBar: StyledBar {
    /// Sets all four states.
    @available(iOS 13.0, *)
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

    @available(iOS 13.0, *)
    private var looks: BarLooks<UINavigationBarAppearance> {
      get {
        var looks = BarLooks(
          standard: standardAppearance, compact: compactAppearance, scrollEdge: scrollEdgeAppearance
        )
        if #available(iOS 15.0, *) { looks.compactScrollEdge = compactScrollEdgeAppearance }
        return looks
      }
      set {
        standardAppearance = newValue.standard
        compactAppearance = newValue.compact
        scrollEdgeAppearance = newValue.scrollEdge
        if #available(iOS 15.0, *) { compactScrollEdgeAppearance = newValue.compactScrollEdge }
      }
    }

    /// Sets what iOS 12 has in place of bar-appearance objects.
    func applyLegacy(_ bar: Appearance.Bar) {
      let memory = Memory.of(self)
      let background = wearLegacyBackground(of: bar)
      memory.wear("backgroundImage", background.map(\.image), backgroundImage(for: .default)) {
        setBackgroundImage($0, for: .default)
        return $0
      }
      memory.wear("shadowImage", bar.legacyShadow.map(Optional.some), self, \.shadowImage)
      memory.wear("titleTextAttributes", bar.titleAttributes, titleTextAttributes) {
        titleTextAttributes = $0
      }
      memory.wear(
        "largeTitleTextAttributes", bar.largeTitleAttributes, largeTitleTextAttributes
      ) {
        largeTitleTextAttributes = $0
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

  @available(iOS 13.0, *)
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
