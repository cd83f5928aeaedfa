#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  public import UIKit

  /// A screen that says how the bars around it look; every requirement has a default.
  @MainActor
  public protocol NavigationControllerAppearanceContext: AnyObject {
    /// Whether the navigation bar is away; by default what the appearance says, else
    /// as the app has it.
    func prefersBarHidden(for navigationController: UINavigationController) -> Bool
    /// Whether the toolbar is away; by default what the appearance says, else as
    /// the app has it.
    func prefersToolbarHidden(for navigationController: UINavigationController) -> Bool
    /// How the bars look; nil, the default, leaves the choice to the navigation controller.
    func preferredAppearance(for navigationController: UINavigationController) -> Appearance?
    /// Asks the navigation controller to put these questions again.
    func setNeedsUpdateNavigationControllerAppearance()
  }

  extension NavigationControllerAppearanceContext {
    /// What the appearance says, else as the app has it.
    public func prefersBarHidden(for navigationController: UINavigationController) -> Bool {
      expectedAppearance(for: navigationController)?.navigationBar.isHidden
        ?? AppearanceCoordinator.of(navigationController)?.standing(.navigationBar)
        ?? navigationController.isNavigationBarHidden
    }

    /// What the appearance says, else as the app has it.
    public func prefersToolbarHidden(for navigationController: UINavigationController) -> Bool {
      expectedAppearance(for: navigationController)?.toolbar.isHidden
        ?? AppearanceCoordinator.of(navigationController)?.standing(.toolbar)
        ?? navigationController.isToolbarHidden
    }

    /// Nil: the navigation controller's default appearance, else the one on screen.
    public func preferredAppearance(
      for navigationController: UINavigationController
    ) -> Appearance? {
      nil
    }

    /// Does nothing unless the screen is on top of a controller that has a coordinator.
    public func setNeedsUpdateNavigationControllerAppearance() {
      guard let screen = self as? UIViewController, let controller = screen.navigationController
      else { return }
      if let controller = controller as? AppearanceNavigationController {
        controller.updateAppearance(for: screen)
      } else {
        AppearanceCoordinator.of(controller)?.updateAppearance(for: screen)
      }
    }

    private func expectedAppearance(
      for navigationController: UINavigationController
    ) -> Appearance? {
      preferredAppearance(for: navigationController)
        ?? AppearanceCoordinator.of(navigationController)?.defaultAppearance
    }
  }
#endif
