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
    didSet { viewControllers.forEach { $0.navigationController = self } }
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

  /// Puts a screen on top.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    viewControllers.append(viewController)
    delegate?.navigationController(self, willShow: viewController, animated: animated)
    delegate?.navigationController(self, didShow: viewController, animated: animated)
  }

  /// Takes the top screen away, except the last one.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard viewControllers.count > 1 else { return nil }
    let popped = viewControllers.removeLast()
    popped.navigationController = nil
    if let top = topViewController {
      delegate?.navigationController(self, willShow: top, animated: animated)
      delegate?.navigationController(self, didShow: top, animated: animated)
    }
    return popped
  }

  /// Calls the delegate at the first appearance, as UIKit does for the root screen.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
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
