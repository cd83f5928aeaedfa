#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import UIKit

  extension AppearanceNavigationController {
    /// What is on screen.
    var state: AppearanceState {
      var visible: BarSet = []
      if !isNavigationBarHidden { visible.insert(.navigationBar) }
      if !isToolbarHidden { visible.insert(.toolbar) }
      return AppearanceState(applied: appliedAppearance, styled: styledBars, visible: visible)
    }

    /// What a screen wants.
    func wish(of screen: UIViewController) -> AppearanceWish {
      guard let context = screen as? any NavigationControllerAppearanceContext else {
        return AppearanceWish(default: defaultAppearance)
      }
      return AppearanceWish(
        isNavigationBarHidden: context.prefersBarHidden(for: self),
        isToolbarHidden: context.prefersToolbarHidden(for: self),
        appearance: context.preferredAppearance(for: self) ?? defaultAppearance)
    }

    /// Makes the bars look as wished.
    func update(to wish: AppearanceWish, animated: Bool) {
      let update = AppearanceUpdate(from: state, to: wish)
      isUpdatingBars = true
      if let hidden = update.isNavigationBarHidden {
        setNavigationBarHidden(hidden, animated: animated)
      }
      if let hidden = update.isToolbarHidden {
        setToolbarHidden(hidden, animated: animated)
      }
      isUpdatingBars = false
      apply(update.appearance, animated: animated)
    }

    /// Makes the bars look as the coming screen wishes, and as before if its gesture is given up.
    func prepare(for screen: UIViewController, animated: Bool) {
      let former = AppearanceWish(keeping: state)
      update(to: wish(of: screen), animated: animated)
      guard let transition = screen.transitionCoordinator, transition.isInteractive else { return }
      transition.animate(alongsideTransition: nil) { [weak self] context in
        guard let self, context.isCancelled else { return }
        // Bars that are shown or hidden while the gesture still runs end up out of place.
        self.update(to: self.wishAfterCancelling(context, former: former), animated: animated)
      }
      transition.notifyWhenInteractionChanges { [weak self] context in
        guard let self, context.isCancelled else { return }
        // The look has to change now: after the animation it would flash.
        let wish = self.wishAfterCancelling(context, former: former)
        self.update(to: AppearanceWish(appearance: wish.appearance), animated: animated)
      }
    }

    /// Runs the update that was asked for during a transition.
    func runPendingUpdate() {
      guard isUpdatePending else { return }
      isUpdatePending = false
      guard let topViewController else { return }
      update(to: wish(of: topViewController), animated: true)
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

    private func apply(_ appearance: Appearance?, animated: Bool) {
      guard let appearance else { return }
      styledBars = appearance == appliedAppearance ? styledBars.union(state.visible) : state.visible
      appliedAppearance = appearance
      appearanceApplyingStrategy.apply(
        appearance: appearance, toNavigationController: self, animated: animated)
      setNeedsStatusBarAppearanceUpdate()
    }

    private func wishAfterCancelling(
      _ context: any UIViewControllerTransitionCoordinatorContext, former: AppearanceWish
    ) -> AppearanceWish {
      guard let screen = context.viewController(forKey: .from),
        screen is any NavigationControllerAppearanceContext
      else { return former }
      var wish = wish(of: screen)
      wish.appearance = wish.appearance ?? former.appearance
      return wish
    }
  }
#endif
