import Foundation

/// Hears of the screens a navigation controller shows; UIKit's requirements are optional, here they
/// have empty defaults.
@MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {
  /// A screen is about to be shown.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)
  /// A screen was shown.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
}

extension UINavigationControllerDelegate {
  /// Does nothing.
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {}

  /// Does nothing.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {}
}

/// A stack of screens below one bar.
@MainActor open class UINavigationController: UIViewController {
  /// The bar above.
  public let navigationBar = UINavigationBar()
  /// The bar below.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var toolbar: UIToolbar! = UIToolbar()
  /// Hears of the screens shown.
  open weak var delegate: (any UINavigationControllerDelegate)?
  /// The screens, the visible one last.
  open var viewControllers: [UIViewController] = [] {
    didSet {
      for screen in viewControllers {
        screen.navigationController = self
        screen.parent = self
      }
    }
  }
  /// Whether the bar above is away.
  open var isNavigationBarHidden = false
  /// Whether the bar below is away.
  open var isToolbarHidden = true

  /// A stack of one screen.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    viewControllers = [rootViewController]
    rootViewController.navigationController = self
    rootViewController.parent = self
  }

  /// A stack with bars of one's own classes, which are ignored here.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
  }

  /// A stack from a nib, of which there are none here.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// A stack from an archive, of which there are none here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The screen on top.
  open var topViewController: UIViewController? { viewControllers.last }

  /// The screen on top while the bar is hidden, else nobody.
  open override var childForStatusBarStyle: UIViewController? {
    isNavigationBarHidden ? topViewController : nil
  }

  /// What suits the bar's style.
  open override var preferredStatusBarStyle: UIStatusBarStyle {
    navigationBar.barStyle == .black ? .lightContent : .default
  }

  /// The transition under way; not in the SDK.
  public private(set) var doubleTransition: DoubleTransition?
  /// Whether animated transitions wait for `doubleFinish`; not in the SDK.
  public var doubleHoldsTransitions = false

  open override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    doubleTransition
  }

  /// Puts a screen on top.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    let former = topViewController
    viewControllers.append(viewController)
    doubleShow(viewController, from: former, animated: animated, isInteractive: false)
  }

  /// Takes the top screen away, except the last one.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    doublePop(animated: animated, isInteractive: false)
  }

  /// Begins to take the top screen away by a swipe; not in the SDK.
  public func doubleSwipe() {
    _ = doublePop(animated: true, isInteractive: true)
  }

  private func doublePop(animated: Bool, isInteractive: Bool) -> UIViewController? {
    guard viewControllers.count > 1 else { return nil }
    let popped = viewControllers.removeLast()
    if let top = topViewController {
      doubleShow(top, from: popped, animated: animated, isInteractive: isInteractive)
    }
    if doubleTransition == nil { doubleLeave(popped) }
    return popped
  }

  private func doubleLeave(_ screen: UIViewController) {
    screen.navigationController = nil
    screen.parent = nil
  }

  private func doubleShow(
    _ screen: UIViewController, from former: UIViewController?, animated: Bool, isInteractive: Bool
  ) {
    if animated && doubleHoldsTransitions {
      doubleTransition = DoubleTransition(from: former, to: screen, isInteractive: isInteractive)
    }
    delegate?.navigationController(self, willShow: screen, animated: animated)
    guard let doubleTransition else {
      delegate?.navigationController(self, didShow: screen, animated: animated)
      return
    }
    doubleTransition.begin()
  }

  /// Ends the transition under way; not in the SDK.
  ///
  /// Where a swipe was given up, the screen that was about to go is on top again, and the delegate hears
  /// nothing of it.
  public func doubleFinish(cancelled: Bool = false) {
    guard let transition = doubleTransition else { return }
    let (from, to) = (
      transition.viewController(forKey: .from), transition.viewController(forKey: .to)
    )
    if transition.isInteractive { transition.letGo(cancelled: cancelled) }
    if transition.isCancelled, let from { viewControllers.append(from) }
    doubleTransition = nil
    transition.finish()
    if !transition.isCancelled, let to {
      if let from, !viewControllers.contains(from) { doubleLeave(from) }
      delegate?.navigationController(self, didShow: to, animated: true)
    }
  }

  /// Calls the delegate at the first appearance, as UIKit does for the root screen.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if navigationBar.superview == nil { view.insertSubview(navigationBar, at: 0) }
    guard let top = topViewController, !hasAppeared else { return }
    hasAppeared = true
    delegate?.navigationController(self, willShow: top, animated: animated)
    delegate?.navigationController(self, didShow: top, animated: animated)
  }

  private var hasAppeared = false

  /// Shows or hides the bar above.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  /// Shows or hides the bar below.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    isToolbarHidden = hidden
  }
}
