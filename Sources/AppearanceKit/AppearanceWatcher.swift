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
    }

    /// A tab was selected, or the controller is shown for another reason.
    override func didMoveToWindow() {
      super.didMoveToWindow()
      if window != nil { coordinator?.takeOverTabBar() }
    }

    /// UIKit calls it on every iOS.
    @available(iOS, deprecated: 17.0, message: "UIKit calls it.")
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      coordinator?.traitsChanged(from: previousTraitCollection)
    }
  }
#endif
