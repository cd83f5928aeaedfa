#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  public import UIKit

  /// Hands an appearance to UIKit's bars; subclass it to do so in another way.
  @MainActor
  open class AppearanceApplyingStrategy {
    /// The way that works on every version of iOS.
    public init() {}

    /// Styles all bars around a navigation controller, also those that are away.
    open func apply(
      appearance: Appearance, toNavigationController navigationController: UINavigationController,
      animated: Bool
    ) {
      if #available(iOS 13.0, *) {
        pin(navigationController, to: appearance.interfaceStyle)
      }
      apply(appearance.navigationBar, to: navigationController.navigationBar)
      if let toolbar = navigationController.toolbar {
        apply(appearance.toolbar, to: toolbar)
      }
      if let tabBar = navigationController.tabBarController?.tabBar {
        apply(appearance.tabBar, to: tabBar)
      }
    }

    /// Styles a navigation bar.
    open func apply(_ bar: Appearance.Bar, to navigationBar: UINavigationBar) {
      navigationBar.apply(bar)
    }

    /// Styles a toolbar.
    open func apply(_ bar: Appearance.Bar, to toolbar: UIToolbar) {
      toolbar.apply(bar)
    }

    /// Styles a tab bar.
    open func apply(_ bar: Appearance.Bar, to tabBar: UITabBar) {
      tabBar.apply(bar)
    }

    @available(iOS 13.0, *)
    private func pin(_ controller: UIViewController, to style: Appearance.InterfaceStyle) {
      let memory = BarMemory.of(controller)
      let original = memory.interfaceStyle ?? controller.overrideUserInterfaceStyle
      memory.interfaceStyle = original
      controller.overrideUserInterfaceStyle =
        switch style {
        case .unspecified: original
        case .light: .light
        case .dark: .dark
        }
    }
  }
#endif
