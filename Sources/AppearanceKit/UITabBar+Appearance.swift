#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import UIKit

  extension UITabBar: StyledBar {
    /// Sets both states, the second from iOS 15; a tab bar has no compact ones.
    @available(iOS 13.0, *)
    func applyLooks(_ bar: Appearance.Bar) {
      unselectedItemTintColor = bar.unselectedItemTintColor ?? original.unselectedItemTintColor
      let looks = originalLooks.styled(BarStates(bar)) { look, bar in
        for (item, tabs) in [
          (look.stackedLayoutAppearance, bar.stacked), (look.inlineLayoutAppearance, bar.inline),
          (look.compactInlineLayoutAppearance, bar.compactInline),
        ] {
          item.normal.color(bar.unselectedItemTintColor)
          item.selected.color(bar.tintColor)
          item.style(bar.items)
          item.style(tabs)
          item.normal.colorBadge(of: bar)
          item.selected.colorBadge(of: bar)
        }
        look.place(by: bar)
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

    fileprivate func colorBadge(of bar: Appearance.Bar) {
      if let color = bar.badgeColor { badgeBackgroundColor = color }
      if let color = bar.badgeTextColor { badgeTextAttributes[.foregroundColor] = color }
    }
  }

  @available(iOS 13.0, *)
  extension UITabBarAppearance {
    /// Sets where tabs are, and what is behind the selected one.
    fileprivate func place(by bar: Appearance.Bar) {
      if let color = bar.selectionIndicatorColor { selectionIndicatorTintColor = color }
      if let positioning = bar.itemPositioning { stackedItemPositioning = positioning }
      if let width = bar.itemWidth { stackedItemWidth = width }
      if let spacing = bar.itemSpacing { stackedItemSpacing = spacing }
    }
  }
#endif
