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
      if let tabBarController = navigationController.tabBarController {
        apply(appearance.tabBar, to: tabBarController.tabBar)
        tabBarController.hideTabBar(appearance.tabBar.isHidden)
      }
      if let screen = navigationController.topViewController {
        apply(appearance.navigationBar, to: screen.navigationItem)
        apply(appearance.toolbar, toItemsOf: screen)
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

    /// Sets what a navigation bar's appearance says of the item of the screen on top.
    open func apply(_ bar: Appearance.Bar, to navigationItem: UINavigationItem) {
      navigationItem.apply(bar)
    }

    /// Sets what a toolbar's appearance says of the items that a screen has in it.
    private func apply(_ bar: Appearance.Bar, toItemsOf screen: UIViewController) {
      #if compiler(>=6.2) && canImport(FoundationModels) && !os(visionOS)
        guard #available(iOS 26.0, *) else { return }
        for button in screen.toolbarItems ?? [] { button.setSharedBackground(in: bar) }
      #endif
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

  extension UITabBarController {
    /// Shows or hides the bar; nil leaves it as the app had it.
    fileprivate func hideTabBar(_ isHidden: Bool?) {
      let memory = BarMemory.of(self)
      guard isHidden != nil || memory.isTabBarHidden != nil else { return }
      let original = memory.isTabBarHidden ?? isBarAway
      memory.isTabBarHidden = original
      setBarAway(isHidden ?? original)
    }

    private var isBarAway: Bool {
      #if canImport(FoundationModels)
        if #available(iOS 18.0, *) { return isTabBarHidden }
      #endif
      return tabBar.isHidden
    }

    private func setBarAway(_ isHidden: Bool) {
      // A module that came with the SDK of iOS 26, which knows what came with iOS 18.
      #if canImport(FoundationModels)
        if #available(iOS 18.0, *) {
          if isTabBarHidden != isHidden { isTabBarHidden = isHidden }
          return
        }
      #endif
      if tabBar.isHidden != isHidden { tabBar.isHidden = isHidden }
    }
  }
#endif
