#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import UIKit

  extension AppearanceCoordinator {
    /// What is on screen.
    var state: AppearanceState {
      var visible: BarSet = []
      if navigationController?.isNavigationBarHidden == false { visible.insert(.navigationBar) }
      if navigationController?.isToolbarHidden == false { visible.insert(.toolbar) }
      return AppearanceState(applied: appliedAppearance, styled: styledBars, visible: visible)
    }

    /// What a screen wants.
    func wish(of screen: UIViewController) -> AppearanceWish {
      guard let controller = navigationController else { return AppearanceWish() }
      if let context = screen as? any NavigationControllerAppearanceContext {
        return AppearanceWish(
          isNavigationBarHidden: context.prefersBarHidden(for: controller),
          isToolbarHidden: context.prefersToolbarHidden(for: controller),
          appearance: context.preferredAppearance(for: controller) ?? defaultAppearance)
      }
      guard let appearance = foreignAppearance(of: screen) ?? defaultAppearance else {
        return AppearanceWish()
      }
      return AppearanceWish(
        isNavigationBarHidden: appearance.navigationBar.isHidden ?? standing(.navigationBar),
        isToolbarHidden: appearance.toolbar.isHidden ?? standing(.toolbar),
        appearance: appearance)
    }

    /// How the bars look by a screen that is no context: one with a view of SwiftUI that says so, or
    /// one that is written in Objective-C.
    private func foreignAppearance(of screen: UIViewController) -> Appearance? {
      #if canImport(ObjectiveC)
        if let context = screen as? any AppearanceBoxContext, let navigationController {
          return context.preferredAppearance(for: navigationController)?.appearance
        }
      #endif
      return Memory.of(screen).viewAppearance
    }

    /// Makes the bars, and what a screen has in them, look as it wishes.
    func update(
      to wish: AppearanceWish, of screen: UIViewController, animated: Bool,
      alongside transition: (any UIViewControllerTransitionCoordinator)? = nil
    ) {
      let isKnown = shown.screen === screen
      let update = AppearanceUpdate(
        from: state, to: isKnown ? wish.hidden(since: shown.wish) : wish)
      shown = ShownScreen(screen: screen, wish: wish)
      isUpdatingBars = true
      if let hidden = update.isNavigationBarHidden { hide(.navigationBar, hidden, animated) }
      if let hidden = update.isToolbarHidden { hide(.toolbar, hidden, animated) }
      isUpdatingBars = false
      dressItems(of: screen, in: wish.appearance ?? appliedAppearance)
      apply(update.appearance, animated: animated, alongside: animated ? transition : nil)
    }

    /// Gives what a screen has in the bars what it wishes for; on top it has at least what the bars wear.
    func dressItems(of screen: UIViewController) {
      let isOnTop = screen === navigationController?.topViewController
      dressItems(of: screen, in: wish(of: screen).appearance ?? (isOnTop ? appliedAppearance : nil))
    }

    private func dressItems(of screen: UIViewController, in appearance: Appearance?) {
      guard let appearance, let navigationController else { return }
      appearanceApplyingStrategy.apply(
        appearance: appearance, toItemsOf: screen, in: navigationController)
    }

    /// Whether a bar is away where nobody wishes anything of it: as the app has it.
    func standing(_ bar: BarSet) -> Bool {
      guard let controller = navigationController else { return false }
      let isHidden =
        bar == .toolbar ? controller.isToolbarHidden : controller.isNavigationBarHidden
      return Memory.of(controller).own("hidden\(bar.rawValue)", isHidden)
    }

    private func hide(_ bar: BarSet, _ isHidden: Bool, _ animated: Bool) {
      guard let controller = navigationController else { return }
      let current =
        bar == .toolbar ? controller.isToolbarHidden : controller.isNavigationBarHidden
      let wish = isHidden == standing(bar) ? nil : isHidden
      Memory.of(controller).wear("hidden\(bar.rawValue)", wish, current) {
        if bar == .toolbar {
          controller.setToolbarHidden($0, animated: animated)
        } else {
          controller.setNavigationBarHidden($0, animated: animated)
        }
        return $0
      }
    }

    /// Makes the bars look as the coming screen wishes, and as before if its gesture is given up.
    func prepare(for screen: UIViewController, animated: Bool) {
      let former = (wish: AppearanceWish(keeping: state), screen: shown.screen)
      let transition = screen.transitionCoordinator
      update(to: wish(of: screen), of: screen, animated: animated, alongside: transition)
      guard let transition, transition.isInteractive else { return }
      func giveUp(_ context: any UIViewControllerTransitionCoordinatorContext, _ isOver: Bool) {
        guard context.isCancelled,
          let staying = context.viewController(forKey: .from) ?? former.screen
        else { return }
        var wish = former.wish
        if staying !== former.screen || isContext(staying) {
          wish = self.wish(of: staying)
          wish.appearance = wish.appearance ?? former.wish.appearance
        }
        guard isOver else {
          // The look has to change now: after the animation it would flash.
          apply(
            AppearanceUpdate(from: state, to: AppearanceWish(appearance: wish.appearance))
              .appearance, animated: animated)
          return
        }
        // Bars that are shown or hidden while the gesture still runs end up out of place.
        update(to: wish, of: staying, animated: animated)
      }
      transition.animate(alongsideTransition: nil) { giveUp($0, true) }
      transition.notifyWhenInteractionChanges { giveUp($0, false) }
    }

    private func isContext(_ screen: UIViewController) -> Bool {
      screen is any NavigationControllerAppearanceContext || foreignAppearance(of: screen) != nil
    }

    /// Runs the update that was asked for during a transition.
    func runPendingUpdate() {
      guard isUpdatePending else { return }
      isUpdatePending = false
      guard let screen = navigationController?.topViewController else { return }
      update(to: wish(of: screen), of: screen, animated: true)
    }

    /// Styles bars that were away when the appearance was applied.
    func styleRevealedBars() {
      guard !isUpdatingBars else { return }
      apply(AppearanceUpdate(from: state, to: AppearanceWish()).appearance, animated: false)
    }

    /// Applies what is applied.
    func applyAgain() {
      apply(appliedAppearance, animated: false)
    }

    /// Takes the tab bar over when the controller comes on screen.
    func takeOverTabBar() {
      guard let controller = navigationController, let appliedAppearance else { return }
      appearanceApplyingStrategy.apply(
        appearance: appliedAppearance, toTabBarAround: controller, isAppearing: true)
    }

    /// The traits that `traitsChanged` follows.
    @available(iOS 17.0, *)
    static var observedTraits: [UITrait] {
      [UITraitPreferredContentSizeCategory.self, UITraitUserInterfaceStyle.self]
    }

    /// Follows what has changed of the traits: texts their size, the status bar the interface style.
    func traitsChanged(from former: UITraitCollection?) {
      guard let controller = navigationController, let appliedAppearance else { return }
      let traits = controller.traitCollection
      if traits.preferredContentSizeCategory != former?.preferredContentSizeCategory {
        applyAgain()
        for screen in controller.viewControllers { dressItems(of: screen) }
      }
      if appliedAppearance.darkStatusBarStyle != nil,
        traits.userInterfaceStyle != former?.userInterfaceStyle
      {
        controller.setNeedsStatusBarAppearanceUpdate()
      }
    }

    private func apply(
      _ appearance: Appearance?, animated: Bool,
      alongside transition: (any UIViewControllerTransitionCoordinator)? = nil
    ) {
      guard let appearance, let controller = navigationController else { return }
      let visible = state.visible
      styledBars = appearance == appliedAppearance ? styledBars.union(visible) : visible
      appliedAppearance = appearance
      // Bars are outside of the view that the transition animates, so it has to be told of theirs.
      let isQueued = transition?.animateAlongsideTransition(in: controller.view) { [weak self] _ in
        // What came in between has been applied.
        guard let self, self.appliedAppearance == appearance else { return }
        self.handOver(appearance, to: controller, animated: animated)
        controller.navigationBar.layoutIfNeeded()
      } completion: { _ in
      }
      if isQueued != true { handOver(appearance, to: controller, animated: animated) }
      controller.setNeedsStatusBarAppearanceUpdate()
    }

    private func handOver(
      _ appearance: Appearance, to controller: UINavigationController, animated: Bool
    ) {
      appearanceApplyingStrategy.apply(
        appearance: isDriven ? appearance : appearance.derivingStatusBar,
        toNavigationController: controller, animated: animated)
    }
  }

  extension Appearance {
    /// The same, with the bar style from which a plain navigation controller derives the status bar.
    fileprivate var derivingStatusBar: Appearance {
      guard statusBarStyle == .lightContent, navigationBar.style == .default else { return self }
      var appearance = self
      appearance.navigationBar.style = .black
      return appearance
    }
  }
#endif
