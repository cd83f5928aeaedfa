#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import UIKit

  extension UITabBar: StyledBar {
    /// Sets both states, the second from iOS 15; a tab bar has no compact ones.
    @available(iOS 13.0, *)
    func applyLooks(_ bar: Appearance.Bar) {
      wearUnselectedTint(of: bar)
      Memory.of(self).wear(bar, looks) {
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

    @available(iOS 13.0, *)
    private var looks: BarLooks<UITabBarAppearance> {
      get {
        var looks = BarLooks(standard: standardAppearance)
        if #available(iOS 15.0, *) { looks.scrollEdge = scrollEdgeAppearance }
        return looks
      }
      set {
        standardAppearance = newValue.standard
        if #available(iOS 15.0, *) { scrollEdgeAppearance = newValue.scrollEdge }
      }
    }

    /// Sets what iOS 12 has in place of bar-appearance objects.
    func applyLegacy(_ bar: Appearance.Bar) {
      wearUnselectedTint(of: bar)
      let memory = Memory.of(self)
      let background = wearLegacyBackground(of: bar)
      memory.wear("backgroundImage", background.map(\.image), self, \.backgroundImage)
      memory.wear("shadowImage", bar.legacyShadow.map(Optional.some), self, \.shadowImage)
    }

    private func wearUnselectedTint(of bar: Appearance.Bar) {
      Memory.of(self).wear(
        "unselectedItemTintColor", bar.unselectedItemTintColor.map(Optional.some), self,
        \.unselectedItemTintColor)
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
