#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  public import UIKit

  extension Appearance.Bar {
    /// The look of tabs, in one layout or in all; what is nil has the bar's colors.
    public struct Tabs: Equatable, Sendable {
      /// The font of the titles.
      public var font: TitleFont?
      /// The titles of the tabs that are not selected.
      public var titleColor: UIColor?
      /// The title of the selected tab.
      public var selectedTitleColor: UIColor?
      /// The icons of the tabs that are not selected.
      public var iconColor: UIColor?
      /// The icon of the selected tab.
      public var selectedIconColor: UIColor?

      /// Leaves everything to the bar's colors.
      public init() {}
    }
  }

  extension UITabBarItemAppearance {
    /// Sets the look of tabs; what the tabs leave open stays.
    @MainActor func style(_ tabs: Appearance.Bar.Tabs) {
      if let font = tabs.font?.font {
        normal.titleTextAttributes[.font] = font
        selected.titleTextAttributes[.font] = font
      }
      if let color = tabs.titleColor { normal.titleTextAttributes[.foregroundColor] = color }
      if let color = tabs.selectedTitleColor {
        selected.titleTextAttributes[.foregroundColor] = color
      }
      if let color = tabs.iconColor { normal.iconColor = color }
      if let color = tabs.selectedIconColor { selected.iconColor = color }
    }
  }
#endif
