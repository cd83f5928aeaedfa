#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  public import UIKit

  /// Keeps the bars of a navigation controller as the screen on top wishes; no subclass is needed.
  ///
  /// The controller keeps its coordinator, which becomes its delegate and hands on what it hears to the
  /// delegate that was there.
  @MainActor
  public final class AppearanceCoordinator: NSObject {
    /// The controller whose bars are dressed.
    public private(set) weak var navigationController: UINavigationController?

    /// The app's delegate of the controller, which hears what a delegate hears.
    public weak var delegate: (any UINavigationControllerDelegate)? {
      didSet {
        forwardingDelegate = delegate
        adopt(again: true)
      }
    }

    /// How an appearance reaches the bars; a new one is used at once.
    public var appearanceApplyingStrategy = AppearanceApplyingStrategy() {
      didSet { applyAgain() }
    }

    /// The look of screens that have no preference; nil, as at first, leaves the bars as they are.
    public var defaultAppearance: Appearance? {
      didSet { updateAppearance() }
    }

    /// What the bars wear.
    public internal(set) var appliedAppearance: Appearance?

    /// The bars that were visible with what they wear.
    var styledBars: BarSet = []
    /// Whether bars are shown or hidden as part of an update, which ends in applying anyway.
    var isUpdatingBars = false
    /// Whether an update waits for the end of a transition.
    var isUpdatePending = false
    /// The screen that is shown, and what it wished last.
    var shown = ShownScreen()
    /// What observes the switch that is followed.
    var switchToken: SwitchToken?
    /// Whether the controller calls the coordinator by itself and is its own delegate.
    let isDriven: Bool
    /// What notices that the controller comes on screen and that its traits change.
    private var watcher: AppearanceWatcher?
    /// The `delegate` for `responds(to:)`, which Objective-C declares for any thread; UIKit asks on the
    /// main one, where alone this is written.
    nonisolated(unsafe) weak var forwardingDelegate: (any UINavigationControllerDelegate)?

    /// Dresses the bars of a controller from now on; one that has a coordinator gets another.
    public convenience init(_ navigationController: UINavigationController) {
      self.init(navigationController, isDriven: false)
      delegate = navigationController.delegate
      Memory.of(navigationController).coordinator = self
      updateAppearance()
    }

    /// The coordinator of a controller that calls it by itself.
    init(_ navigationController: UINavigationController, isDriven: Bool) {
      self.navigationController = navigationController
      self.isDriven = isDriven
      super.init()
    }

    /// The coordinator of a controller; nil where nothing dresses its bars.
    public static func of(_ navigationController: UINavigationController) -> AppearanceCoordinator?
    {
      (navigationController as? AppearanceNavigationController)?.appearanceCoordinator
        ?? Memory.of(navigationController).coordinator
    }

    /// Asks the screen again: what it has in the bars is dressed at once, and the bars if it is on top,
    /// during a transition as soon as that is over.
    public func updateAppearance(for viewController: UIViewController) {
      guard let controller = navigationController,
        viewController.navigationController === controller
      else { return }
      adopt()
      dressItems(of: viewController)
      guard viewController === controller.topViewController else { return }
      guard let transition = controller.transitionCoordinator else {
        update(to: wish(of: viewController), of: viewController, animated: true)
        return
      }
      guard !isUpdatePending else { return }
      isUpdatePending = true
      let isQueued = transition.animate(alongsideTransition: nil) { [weak self] _ in
        self?.runPendingUpdate()
      }
      if !isQueued { runPendingUpdate() }
    }

    /// Asks the screen on top again.
    public func updateAppearance() {
      guard let screen = navigationController?.topViewController else { return }
      updateAppearance(for: screen)
    }

    /// Becomes the delegate of the controller, also where the app has set another one since.
    func adopt(again: Bool = false) {
      guard !isDriven, let controller = navigationController else { return }
      if let other = controller.delegate, other !== self, other !== delegate {
        // Comes back here once it is kept.
        delegate = other
        return
      }
      guard again || controller.delegate !== self else { return }
      // UIKit asks a delegate only once what it responds to, at the time it is set.
      controller.delegate = nil
      controller.delegate = self
    }

    /// Puts what notices events that a delegate does not hear of into the controller's view.
    func watch() {
      guard !isDriven, watcher == nil, let controller = navigationController else { return }
      let watcher = AppearanceWatcher(self)
      self.watcher = watcher
      controller.view.insertSubview(watcher, at: 0)
    }

    #if canImport(ObjectiveC)
      /// Also what the `delegate` responds to as a delegate, such as custom transitions.
      nonisolated public override func responds(to aSelector: Selector?) -> Bool {
        super.responds(to: aSelector) || forwardee(for: aSelector) != nil
      }

      /// The `delegate` for what only it implements.
      nonisolated public override func forwardingTarget(for aSelector: Selector?) -> Any? {
        forwardee(for: aSelector) ?? super.forwardingTarget(for: aSelector)
      }
    #endif
  }

  extension AppearanceCoordinator: UINavigationControllerDelegate {
    /// Gives the bars the look of the screen that comes.
    public func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController,
      animated: Bool
    ) {
      forwardWillShow(viewController, animated: animated)
      watch()
      prepare(for: viewController, animated: animated)
    }

    /// Catches up on what was asked for during the transition.
    public func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) {
      forwardDidShow(viewController, animated: animated)
      runPendingUpdate()
    }
  }

  /// The screen that a navigation controller shows, and what it wished last.
  @MainActor
  struct ShownScreen {
    weak var screen: UIViewController?
    var wish: AppearanceWish?
  }
#endif
