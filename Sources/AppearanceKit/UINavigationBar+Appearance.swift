#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import UIKit

  extension UINavigationBar: StyledBar {
    /// Sets all four states.
    @available(iOS 13.0, *)
    func applyLooks(_ bar: Appearance.Bar) {
      let memory = BarMemory.of(self)
      let originals = memory.looks {
        BarLooks(
          standard: standardAppearance, compact: compactAppearance,
          scrollEdge: scrollEdgeAppearance, compactScrollEdge: currentCompactScrollEdge)
      }
      let current = standardAppearance
      let tint = bar.tintColor
      let looks = originals.styled(BarStates(bar)) { look, bar in
        let buttons = bar.effectiveButtons(tint: tint)
        look.titleTextAttributes = bar.titleChange.attributes(
          over: current.titleTextAttributes,
          original: originals.standard.titleTextAttributes, formerKeys: memory.titleKeys)
        look.largeTitleTextAttributes = bar.largeTitleChange.attributes(
          over: current.largeTitleTextAttributes,
          original: originals.standard.largeTitleTextAttributes,
          formerKeys: memory.largeTitleKeys)
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
      memory.titleKeys = bar.titleChange.keys
      memory.largeTitleKeys = bar.largeTitleChange.keys
      standardAppearance = looks.standard
      compactAppearance = looks.compact
      scrollEdgeAppearance = looks.scrollEdge
      if #available(iOS 15.0, *) {
        compactScrollEdgeAppearance = looks.compactScrollEdge
      }
    }

    /// Sets what iOS 12 has in place of bar-appearance objects.
    func applyLegacy(_ bar: Appearance.Bar) {
      let original = original
      let memory = BarMemory.of(self)
      let background = bar.legacyBackground(original)
      barTintColor = background.color
      isTranslucent = background.isTranslucent
      setBackgroundImage(background.image, for: .default)
      shadowImage = bar.legacyShadow(original)
      titleTextAttributes = bar.titleChange.attributes(
        over: titleTextAttributes ?? [:], original: original.titleAttributes,
        formerKeys: memory.titleKeys)
      largeTitleTextAttributes = bar.largeTitleChange.attributes(
        over: largeTitleTextAttributes ?? [:], original: original.largeTitleAttributes,
        formerKeys: memory.largeTitleKeys)
      memory.titleKeys = bar.titleChange.keys
      memory.largeTitleKeys = bar.largeTitleChange.keys
    }

    @available(iOS 13.0, *)
    private var currentCompactScrollEdge: UINavigationBarAppearance? {
      guard #available(iOS 15.0, *) else { return nil }
      return compactScrollEdgeAppearance
    }

    /// What the bar was before its first appearance.
    var original: BarMemory.Original {
      BarMemory.of(self).original {
        BarMemory.Original(
          style: barStyle, isTranslucent: isTranslucent, prefersLargeTitles: prefersLargeTitles,
          barTintColor: barTintColor,
          backgroundImage: backgroundImage(for: .default), shadowImage: shadowImage,
          titleAttributes: titleTextAttributes ?? [:],
          largeTitleAttributes: largeTitleTextAttributes ?? [:])
      }
    }
  }

  extension Appearance.Bar {
    @MainActor fileprivate var titleChange: TextChange {
      TextChange(color: effectiveTitleColor, font: titleFont?.font, kern: titleKern)
    }

    @MainActor fileprivate var largeTitleChange: TextChange {
      TextChange(
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
