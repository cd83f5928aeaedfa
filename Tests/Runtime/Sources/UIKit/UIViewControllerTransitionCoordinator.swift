import Foundation

/// A place in a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// UIKit's name.
  public let rawValue: String

  /// A place by UIKit's name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The screen that goes.
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  /// The screen that comes.
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// The state of a transition.
@MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether a gesture drives the transition.
  var isInteractive: Bool { get }
  /// Whether the transition was given up.
  var isCancelled: Bool { get }
  /// The screen in a place.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
}

/// A transition under way.
@MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  /// Runs an animation beside the transition's own.
  @discardableResult
  func animate(
    alongsideTransition animation: (
      (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Runs the handler when a gesture lets go.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  )
}

extension UIViewControllerTransitionCoordinator {
  /// Runs an animation beside the transition's own.
  @discardableResult
  public func animate(
    alongsideTransition animation: (
      (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}
