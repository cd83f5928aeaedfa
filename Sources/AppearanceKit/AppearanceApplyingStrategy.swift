#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  public import UIKit

  /// Hands an appearance to UIKit's bars; subclass it to do so in another way.
  @MainActor
  open class AppearanceApplyingStrategy {
    /// Sets bar-appearance objects and what they don't have, such as the tint color.
    public init() {}

    /// Styles all bars around a navigation controller, also those that are away.
    ///
    /// The bar of a tab bar controller is styled by the tab that is selected.
    open func apply(
      appearance: Appearance, toNavigationController navigationController: UINavigationController,
      animated: Bool
    ) {
      let bars = [navigationController.navigationBar, navigationController.toolbar]
      for bar in bars.compactMap({ $0 as UIView? }) { bar.pin(to: appearance.interfaceStyle) }
      apply(appearance.navigationBar, to: navigationController.navigationBar)
      if let toolbar = navigationController.toolbar {
        apply(appearance.toolbar, to: toolbar)
      }
      apply(appearance: appearance, toTabBarAround: navigationController, isAppearing: false)
    }

    /// Gives what a screen has in the bars around it what an appearance says of it, and pins the screen
    /// to its interface style.
    open func apply(
      appearance: Appearance, toItemsOf screen: UIViewController,
      in navigationController: UINavigationController
    ) {
      screen.pin(to: appearance.interfaceStyle)
      apply(appearance.navigationBar, to: screen.navigationItem)
      apply(appearance.toolbar, toItemsOf: screen)
    }

    /// Styles the bar of the tab bar controller around a navigation controller that is seen in it.
    func apply(
      appearance: Appearance, toTabBarAround navigationController: UINavigationController,
      isAppearing: Bool
    ) {
      guard let tabs = navigationController.tabBarController,
        tabs.shows(navigationController, isAppearing: isAppearing)
      else { return }
      tabs.tabBar.pin(to: appearance.interfaceStyle)
      apply(appearance.tabBar, to: tabs.tabBar)
      tabs.hideTabBar(appearance.tabBar.isHidden)
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

    /// Sets what a navigation bar's appearance says of the item of a screen.
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
  }

  extension UITabBarController {
    /// Returns whether a controller owns the tab bar: it is the selected tab, or the detail column of the
    /// selected split view.
    fileprivate func shows(_ controller: UIViewController, isAppearing: Bool) -> Bool {
      var child = controller
      while let parent = child.parent, parent !== self {
        if let split = parent as? UISplitViewController, !split.isCollapsed,
          split.viewControllers.last !== child
        {
          return false
        }
        child = parent
      }
      return isAppearing || selectedViewController == nil || selectedViewController === child
    }

    /// Shows or hides the bar; nil leaves it as the app had it.
    fileprivate func hideTabBar(_ isHidden: Bool?) {
      Memory.of(self).wear("isTabBarHidden", isHidden, isBarAway) {
        setBarAway($0)
        return isBarAway
      }
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
          isTabBarHidden = isHidden
          return
        }
      #endif
      tabBar.isHidden = isHidden
    }
  }

  /// A bar or a screen that can be pinned to an interface style.
  ///
  /// The style reaches the views inside, but no container and no modal screen.
  @MainActor
  private protocol Pinnable: AnyObject {
    var overrideUserInterfaceStyle: UIUserInterfaceStyle { get set }
  }

  extension UIView: Pinnable {}
  extension UIViewController: Pinnable {}

  extension Pinnable {
    /// Pins a screen or a bar to light or dark mode; `unspecified` leaves it as the app has it.
    fileprivate func pin(to style: UIUserInterfaceStyle) {
      let wish = style == .unspecified ? nil : style
      Memory.of(self).wear("interfaceStyle", wish, overrideUserInterfaceStyle) {
        overrideUserInterfaceStyle = $0
        return $0
      }
    }
  }
#endif
