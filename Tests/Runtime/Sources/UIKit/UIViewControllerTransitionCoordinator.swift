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
  /// Runs an animation that the gesture drives in a view outside of the container's, as bars are.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
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

extension UIViewControllerTransitionCoordinator {
  /// Runs an animation beside the transition's own, wherever the view is.
  @discardableResult
  public func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }
}

/// A transition that a test drives; not in the SDK.
@MainActor public final class DoubleTransition: NSObject, UIViewControllerTransitionCoordinator {
  private typealias Handler = (any UIViewControllerTransitionCoordinatorContext) -> Void

  /// Whether a gesture drives the transition.
  public private(set) var isInteractive: Bool
  /// Whether the transition was given up.
  public private(set) var isCancelled = false
  /// Whether the animations run.
  public private(set) var hasBegun = false
  private let from: UIViewController?
  private let to: UIViewController?
  private var animations: [Handler] = []
  private var completions: [Handler] = []
  private var changes: [Handler] = []

  /// A transition that waits to begin.
  public init(from: UIViewController?, to: UIViewController?, isInteractive: Bool) {
    self.from = from
    self.to = to
    self.isInteractive = isInteractive
  }

  /// The screen in a place.
  public func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController? {
    key == .from ? from : to
  }

  /// Keeps an animation until the transition begins.
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let completion { completions.append(completion) }
    // UIViewControllerTransitionCoordinator.h: completions count even where animations are too late.
    guard let animation else { return true }
    guard !hasBegun else { return false }
    animations.append(animation)
    return true
  }

  /// Keeps a handler until the gesture lets go.
  public func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {
    changes.append(handler)
  }

  /// Runs the animations.
  public func begin() {
    guard !hasBegun else { return }
    hasBegun = true
    animations.forEach { $0(self) }
  }

  /// The gesture lets go.
  public func letGo(cancelled: Bool) {
    isCancelled = cancelled
    isInteractive = false
    changes.forEach { $0(self) }
  }

  /// Runs the completions.
  public func finish() {
    completions.forEach { $0(self) }
  }
}
