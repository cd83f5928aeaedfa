import Foundation

/// A screen.
@MainActor open class UIViewController: UIResponder, UIAppearanceContainer {
  /// The buttons that the screen has in the toolbar.
  open var toolbarItems: [UIBarButtonItem]?
  /// What the screen shows in the navigation bar.
  open var navigationItem = UINavigationItem()
  /// The navigation controller the screen is in.
  open internal(set) weak var navigationController: UINavigationController?
  /// The tab bar controller the screen is in.
  open internal(set) weak var tabBarController: UITabBarController?
  /// Whether the screen edits its content.
  open var isEditing = false
  /// Pins the screen to light or dark mode; iOS 13.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified
  /// What a screen is shown with; settable here alone.
  open var traitCollection = UITraitCollection() {
    didSet { traitCollectionDidChange(oldValue) }
  }
  /// How often a new status bar was asked for; not in the SDK.
  public private(set) var doubleStatusBarUpdates = 0

  /// A screen from a nib, of which there are none here.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {}

  /// A screen from an archive, of which there are none here.
  public required init?(coder: NSCoder) {}

  /// A screen made in code.
  public override convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Begins or ends editing.
  open func setEditing(_ editing: Bool, animated: Bool) {
    isEditing = editing
  }

  /// Called once the view exists.
  open func viewDidLoad() {}

  /// Called before the screen is shown.
  open func viewWillAppear(_ animated: Bool) {}

  /// Called after the traits changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The transition under way.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }

  /// The status bar the screen wishes for.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }

  /// How the status bar should change.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }

  /// The screen inside that is asked instead.
  open var childForStatusBarStyle: UIViewController? { nil }

  /// Asks for the status bar anew.
  open func setNeedsStatusBarAppearanceUpdate() {
    doubleStatusBarUpdates += 1
  }
}

/// A controller of several tabs.
@MainActor open class UITabBarController: UIViewController {
  /// The bar with the tabs.
  public let tabBar = UITabBar()
  /// Whether the bar is away; iOS 18.
  open var isTabBarHidden = false
  /// The screens, one per tab.
  open var viewControllers: [UIViewController]? {
    didSet { viewControllers?.forEach { $0.tabBarController = self } }
  }
}
