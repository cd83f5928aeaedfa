#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import UIKit

  extension UITabBar: StyledBar {
    /// Sets both states, the second from iOS 15; a tab bar has no compact ones.
    @available(iOS 13.0, *)
    func applyLooks(_ bar: Appearance.Bar) {
      unselectedItemTintColor = bar.unselectedItemTintColor ?? original.unselectedItemTintColor
      let looks = originalLooks.styled(BarStates(bar)) { look, bar in
        for item in [
          look.stackedLayoutAppearance, look.inlineLayoutAppearance,
          look.compactInlineLayoutAppearance,
        ] {
          item.normal.color(bar.unselectedItemTintColor)
          item.selected.color(bar.tintColor)
        }
      }
      standardAppearance = looks.standard
      if #available(iOS 15.0, *) {
        scrollEdgeAppearance = looks.scrollEdge
      }
    }

    /// Sets what iOS 12 has in place of bar-appearance objects.
    func applyLegacy(_ bar: Appearance.Bar) {
      let original = original
      let background = bar.legacyBackground(original)
      unselectedItemTintColor = bar.unselectedItemTintColor ?? original.unselectedItemTintColor
      barTintColor = background.color
      isTranslucent = background.isTranslucent
      backgroundImage = background.image
      shadowImage = bar.legacyShadow(original)
    }

    @available(iOS 13.0, *)
    private var originalLooks: BarLooks<UITabBarAppearance> {
      BarMemory.of(self).looks {
        var looks = BarLooks(standard: standardAppearance)
        if #available(iOS 15.0, *) { looks.scrollEdge = scrollEdgeAppearance }
        return looks
      }
    }

    /// What the bar was before its first appearance.
    var original: BarMemory.Original {
      BarMemory.of(self).original {
        BarMemory.Original(
          style: barStyle, isTranslucent: isTranslucent, barTintColor: barTintColor,
          unselectedItemTintColor: unselectedItemTintColor, backgroundImage: backgroundImage,
          shadowImage: shadowImage)
      }
    }
  }

  @available(iOS 13.0, *)
  extension UITabBarItemStateAppearance {
    fileprivate func color(_ color: UIColor?) {
      guard let color else { return }
      iconColor = color
      titleTextAttributes[.foregroundColor] = color
    }
  }
#endif
