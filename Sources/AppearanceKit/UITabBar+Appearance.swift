#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import UIKit

  extension UITabBar: StyledBar {
    /// Sets both states; a tab bar has no compact ones.
    func applyLooks(_ bar: Appearance.Bar) {
      let memory = Memory.of(self)
      memory.wear(
        "unselectedItemTintColor", bar.unselectedItemTintColor.map(Optional.some), self,
        \.unselectedItemTintColor)
      memory.wear(bar, looks) {
        looks = $0
        return looks
      } dress: { look, bar in
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
    }

    private var looks: BarLooks<UITabBarAppearance> {
      get {
        BarLooks(standard: standardAppearance, scrollEdge: scrollEdgeAppearance)
      }
      set {
        standardAppearance = newValue.standard
        scrollEdgeAppearance = newValue.scrollEdge
      }
    }
  }

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
