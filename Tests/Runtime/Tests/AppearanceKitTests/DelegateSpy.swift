import AppearanceKit
import UIKit

/// A delegate that writes down what it hears.
@MainActor
final class DelegateSpy: NSObject, UINavigationControllerDelegate {
  private(set) var calls: [String] = []
  private(set) var appliedAtWillShow: [Appearance?] = []

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    calls.append("willShow")
    appliedAtWillShow.append(
      (navigationController as? AppearanceNavigationController)?.appliedAppearance)
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    calls.append("didShow")
  }
}
