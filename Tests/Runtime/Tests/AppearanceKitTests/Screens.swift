import UIKit

@testable import AppearanceKit

/// A screen with wishes.
@MainActor
final class Screen: UIViewController, NavigationControllerAppearanceContext {
  var appearance: Appearance?
  var coordinator: Coordinator?
  var held: DoubleTransition?

  convenience init(_ appearance: Appearance?) {
    self.init(nibName: nil, bundle: nil)
    self.appearance = appearance
  }

  override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    coordinator ?? held ?? super.transitionCoordinator
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    setNeedsUpdateNavigationControllerAppearance()
  }

  func prefersToolbarHidden(for navigationController: UINavigationController) -> Bool { isEditing }

  func preferredAppearance(for navigationController: UINavigationController) -> Appearance? {
    isEditing ? appearance?.inverse() : appearance
  }
}

/// A screen that says nothing but its look.
@MainActor
final class TerseScreen: UIViewController, NavigationControllerAppearanceContext {
  var appearance: Appearance?

  convenience init(_ appearance: Appearance?) {
    self.init(nibName: nil, bundle: nil)
    self.appearance = appearance
  }

  func preferredAppearance(for navigationController: UINavigationController) -> Appearance? {
    appearance
  }
}

/// A transition that ends when the test says so.
@MainActor
final class Coordinator: NSObject, UIViewControllerTransitionCoordinator {
  var isInteractive = true
  var isCancelled = false
  var from: UIViewController?
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var changes: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? from : nil
  }

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animation?(self)
    if let completion { completions.append(completion) }
    return true
  }

  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {
    changes.append(handler)
  }

  func letGo(cancelled: Bool) {
    isCancelled = cancelled
    changes.forEach { $0(self) }
  }

  func finish() {
    completions.forEach { $0(self) }
    completions = []
  }
}

/// A navigation controller whose transition the test holds.
@MainActor
final class Stack: AppearanceNavigationController {
  var coordinator: Coordinator?
  override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    coordinator ?? super.transitionCoordinator
  }
}

extension AppearanceApplyingStrategy {
  /// Dresses the bars of a controller, and what the screen on top has in them.
  @MainActor func dress(_ appearance: Appearance, _ controller: UINavigationController) {
    apply(appearance: appearance, toNavigationController: controller, animated: false)
    guard let screen = controller.topViewController else { return }
    apply(appearance: appearance, toItemsOf: screen, in: controller)
  }
}

/// A strategy that counts.
@MainActor
final class CountingStrategy: AppearanceApplyingStrategy {
  private(set) var applied: [Appearance] = []

  override func apply(
    appearance: Appearance, toNavigationController navigationController: UINavigationController,
    animated: Bool
  ) {
    applied.append(appearance)
    super.apply(
      appearance: appearance, toNavigationController: navigationController, animated: animated)
  }
}

/// A stack that shows a root screen.
@MainActor func shown(_ screen: UIViewController) -> Stack {
  let stack = Stack(rootViewController: screen)
  stack.viewWillAppear(false)
  return stack
}
