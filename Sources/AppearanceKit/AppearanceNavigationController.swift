#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  public import UIKit

  /// A navigation controller whose bars look as the screen on top wishes.
  open class AppearanceNavigationController: UINavigationController,
    UINavigationControllerDelegate
  {
    /// What does the work; one more is not needed.
    public private(set) lazy var appearanceCoordinator = AppearanceCoordinator(self, isDriven: true)

    /// Hears what a delegate hears; `delegate` is the controller itself, and setting it sets this.
    public var appearanceDelegate: (any UINavigationControllerDelegate)? {
      get { appearanceCoordinator.delegate }
      set {
        appearanceCoordinator.delegate = newValue
        forwardingCoordinator = appearanceCoordinator
        adoptDelegate()
      }
    }

    /// How an appearance reaches the bars; a new one is used at once.
    open var appearanceApplyingStrategy: AppearanceApplyingStrategy {
      get { appearanceCoordinator.appearanceApplyingStrategy }
      set { appearanceCoordinator.appearanceApplyingStrategy = newValue }
    }

    /// The look of screens that have no preference; nil, as at first, leaves the bars as they are.
    open var defaultAppearance: Appearance? {
      get { appearanceCoordinator.defaultAppearance }
      set { appearanceCoordinator.defaultAppearance = newValue }
    }

    /// What the bars wear.
    public var appliedAppearance: Appearance? { appearanceCoordinator.appliedAppearance }

    /// The coordinator for `responds(to:)`, which Objective-C declares for any thread; UIKit asks on the
    /// main one, where alone this is written.
    nonisolated(unsafe) private weak var forwardingCoordinator: AppearanceCoordinator?

    private var observesTraits = false

    /// A stack of one screen.
    public override init(rootViewController: UIViewController) {
      super.init(rootViewController: rootViewController)
      setUp()
    }

    /// A stack with bars of one's own classes.
    public override init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
      super.init(navigationBarClass: navigationBarClass, toolbarClass: toolbarClass)
      setUp()
    }

    /// A stack from a nib.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
      super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
      setUp()
    }

    /// A stack from an archive.
    public required init?(coder: NSCoder) {
      super.init(coder: coder)
      setUp()
    }

    /// The controller itself; another value becomes the `appearanceDelegate`.
    open override var delegate: (any UINavigationControllerDelegate)? {
      get { super.delegate }
      set {
        guard newValue !== self else { return }
        appearanceDelegate = newValue
      }
    }

    /// Gives the bars the look of the screen that comes.
    open func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController,
      animated: Bool
    ) {
      appearanceCoordinator.navigationController(
        navigationController, willShow: viewController, animated: animated)
    }

    /// Catches up on what was asked for during the transition.
    open func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) {
      appearanceCoordinator.navigationController(
        navigationController, didShow: viewController, animated: animated)
    }

    /// Asks the screen again if it is on top; during a transition as soon as that is over.
    open func updateAppearance(for viewController: UIViewController) {
      appearanceCoordinator.updateAppearance(for: viewController)
    }

    /// Asks the screen on top again.
    open func updateAppearance() {
      guard let topViewController else { return }
      updateAppearance(for: topViewController)
    }

    /// Wears what a theme looks like wherever a screen has no appearance of its own, and asks the
    /// screen again at every change of the theme; takes the place of the switch followed before.
    public func follow<Theme>(
      _ themes: AppearanceSwitch<Theme>, appearance: @escaping @MainActor (Theme) -> Appearance?
    ) {
      appearanceCoordinator.follow(themes, appearance: appearance)
    }

    /// Wears the switch's appearance wherever a screen has none of its own.
    public func follow(_ appearances: AppearanceSwitch<Appearance>) {
      appearanceCoordinator.follow(appearances)
    }

    /// Stays with the appearance of the moment.
    public func stopFollowing() {
      appearanceCoordinator.stopFollowing()
    }

    /// Takes the tab bar over from the tab that was selected before.
    open override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      appearanceCoordinator.takeOverTabBar()
    }

    /// Shows or hides the bar above, and styles it if it was away so far.
    open override func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
      super.setNavigationBarHidden(hidden, animated: animated)
      appearanceCoordinator.styleRevealedBars()
    }

    /// Shows or hides the bar below, and styles it if it was away so far.
    open override func setToolbarHidden(_ hidden: Bool, animated: Bool) {
      super.setToolbarHidden(hidden, animated: animated)
      appearanceCoordinator.styleRevealedBars()
    }

    /// Whether the bar above is away.
    open override var isNavigationBarHidden: Bool {
      didSet { appearanceCoordinator.styleRevealedBars() }
    }

    /// Whether the bar below is away.
    open override var isToolbarHidden: Bool {
      didSet { appearanceCoordinator.styleRevealedBars() }
    }

    /// What the applied appearance says, in a dark interface of that.
    open override var preferredStatusBarStyle: UIStatusBarStyle {
      appliedAppearance?.statusBarStyle(for: traitCollection) ?? super.preferredStatusBarStyle
    }

    /// Has texts follow their size and the status bar the interface style before iOS 17; from then on the controller
    /// observes these traits alone.
    @available(iOS, deprecated: 17.0, message: "UIKit calls it.")
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      if #unavailable(iOS 17.0) {
        appearanceCoordinator.traitsChanged(from: previousTraitCollection)
      }
    }

    /// A fade once an appearance is applied.
    open override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation {
      appliedAppearance == nil ? super.preferredStatusBarUpdateAnimation : .fade
    }

    /// Nil once an appearance is applied: with a hidden bar UIKit would ask the screen on top.
    open override var childForStatusBarStyle: UIViewController? {
      appliedAppearance == nil ? super.childForStatusBarStyle : nil
    }

    private func setUp() {
      adoptDelegate()
      // An initializer may call another one.
      guard #available(iOS 17.0, *), !observesTraits else { return }
      observesTraits = true
      registerForTraitChanges(AppearanceCoordinator.observedTraits) {
        (controller: AppearanceNavigationController, former: UITraitCollection) in
        controller.appearanceCoordinator.traitsChanged(from: former)
      }
    }

    private func adoptDelegate() {
      // UIKit asks a delegate only once what it responds to, at the time it is set.
      super.delegate = nil
      super.delegate = self
    }

    #if canImport(ObjectiveC)
      /// Also what the `appearanceDelegate` responds to as a delegate, such as custom transitions.
      nonisolated open override func responds(to aSelector: Selector?) -> Bool {
        super.responds(to: aSelector)
          || forwardingCoordinator?.forwardee(for: aSelector) != nil
      }

      /// The `appearanceDelegate` for what only it implements.
      nonisolated open override func forwardingTarget(for aSelector: Selector?) -> Any? {
        forwardingCoordinator?.forwardee(for: aSelector)
          ?? super.forwardingTarget(for: aSelector)
      }
    #endif
  }
#endif
