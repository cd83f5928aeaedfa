#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import UIKit

  /// A view that is not seen and notices what a navigation controller's delegate does not hear of.
  @MainActor
  final class AppearanceWatcher: UIView {
    private weak var coordinator: AppearanceCoordinator?

    convenience init(_ coordinator: AppearanceCoordinator) {
      self.init(frame: .zero)
      self.coordinator = coordinator
      isHidden = true
      if #available(iOS 17.0, *) {
        registerForTraitChanges(AppearanceCoordinator.observedTraits) {
          (watcher: AppearanceWatcher, former: UITraitCollection) in
          watcher.coordinator?.traitsChanged(from: former)
        }
      }
    }

    /// A tab was selected, or the controller is shown for another reason.
    override func didMoveToWindow() {
      super.didMoveToWindow()
      if window != nil { coordinator?.takeOverTabBar() }
    }

    /// Before iOS 17 no trait can be observed by itself.
    @available(iOS, deprecated: 17.0, message: "UIKit calls it.")
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      if #unavailable(iOS 17.0) { coordinator?.traitsChanged(from: previousTraitCollection) }
    }
  }
#endif
