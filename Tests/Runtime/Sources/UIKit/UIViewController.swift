import Foundation

/// A screen.
@MainActor open class UIViewController: UIResponder, UIAppearanceContainer, UITraitChangeObservable
{
  /// Who observes what; not in the SDK.
  public var doubleTraitRegistrations: [DoubleTraitRegistration] = []

  /// The buttons that the screen has in the toolbar.
  open var toolbarItems: [UIBarButtonItem]?
  /// What the screen shows in the navigation bar.
  open var navigationItem = UINavigationItem()
  /// The navigation controller the screen is in.
  open internal(set) weak var navigationController: UINavigationController?
  /// The tab bar controller the screen is in, through other containers too.
  open var tabBarController: UITabBarController? {
    parent as? UITabBarController ?? parent?.tabBarController
  }
  /// The container that the screen is in.
  open internal(set) weak var parent: UIViewController?
  /// The screens in this one.
  open private(set) var children: [UIViewController] = []

  /// Puts a screen in this one.
  open func addChild(_ childController: UIViewController) {
    children.append(childController)
    childController.parent = self
  }

  /// Called after the screen was put in another one.
  open func didMove(toParent parent: UIViewController?) {}

  /// What is seen of the screen; made the first time it is asked for.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open lazy var view: UIView! = UIView()
  /// The title of the screen.
  open var title: String? {
    didSet { navigationItem.title = title }
  }
  /// Whether the screen edits its content.
  open var isEditing = false
  /// Pins the screen to light or dark mode.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified
  /// What a screen is shown with; settable here alone.
  open var traitCollection = UITraitCollection() {
    didSet {
      view.traitCollection = traitCollection
      traitCollectionDidChange(oldValue)
      callTraitHandlers(from: oldValue, to: traitCollection)
    }
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
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    navigationController?.doubleTransition
  }

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
  /// The screens, one per tab; the first is selected.
  open var viewControllers: [UIViewController]? {
    didSet {
      viewControllers?.forEach { $0.parent = self }
      selectedViewController = viewControllers?.first
    }
  }
  /// The screen of the selected tab, which alone is in the window.
  open weak var selectedViewController: UIViewController?

  /// Selects a tab as a touch does; not in the SDK.
  public func doubleSelect(_ index: Int) {
    guard let next = viewControllers?[index] else { return }
    let former = selectedViewController
    selectedViewController = next
    next.viewWillAppear(false)
    former?.view.window = nil
    next.view.window = UIWindow()
  }
}

/// A controller of columns.
@MainActor open class UISplitViewController: UIViewController {
  /// The columns, that of the detail last.
  open var viewControllers: [UIViewController] = [] {
    didSet { viewControllers.forEach { $0.parent = self } }
  }
  /// Whether all is in one column; settable here alone.
  open var isCollapsed = false

  /// All that is in the columns appears with them.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    for column in isCollapsed ? Array(viewControllers.suffix(1)) : viewControllers {
      column.viewWillAppear(animated)
      column.view.window = UIWindow()
    }
  }
}
