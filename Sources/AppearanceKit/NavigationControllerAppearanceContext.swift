#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  public import UIKit

  /// A screen that says how the bars around it look; every requirement has a default.
  @MainActor
  public protocol NavigationControllerAppearanceContext: AnyObject {
    /// Whether the navigation bar is away; by default what the appearance says, else false.
    func prefersBarHidden(for navigationController: UINavigationController) -> Bool
    /// Whether the toolbar is away; by default what the appearance says, else true.
    func prefersToolbarHidden(for navigationController: UINavigationController) -> Bool
    /// How the bars look; nil, the default, leaves the choice to the navigation controller.
    func preferredAppearance(for navigationController: UINavigationController) -> Appearance?
    /// Asks the navigation controller to put these questions again.
    func setNeedsUpdateNavigationControllerAppearance()
  }

  extension NavigationControllerAppearanceContext {
    /// What the appearance says, else false.
    public func prefersBarHidden(for navigationController: UINavigationController) -> Bool {
      expectedAppearance(for: navigationController)?.navigationBar.isHidden ?? false
    }

    /// What the appearance says, else true.
    public func prefersToolbarHidden(for navigationController: UINavigationController) -> Bool {
      expectedAppearance(for: navigationController)?.toolbar.isHidden ?? true
    }

    /// Nil: the navigation controller's default appearance, else the one on screen.
    public func preferredAppearance(
      for navigationController: UINavigationController
    ) -> Appearance? {
      nil
    }

    /// Does nothing unless the screen is on top of an `AppearanceNavigationController`.
    public func setNeedsUpdateNavigationControllerAppearance() {
      guard let screen = self as? UIViewController else { return }
      (screen.navigationController as? AppearanceNavigationController)?.updateAppearance(
        for: screen)
    }

    private func expectedAppearance(
      for navigationController: UINavigationController
    ) -> Appearance? {
      preferredAppearance(for: navigationController)
        ?? (navigationController as? AppearanceNavigationController)?.defaultAppearance
    }
  }
#endif
