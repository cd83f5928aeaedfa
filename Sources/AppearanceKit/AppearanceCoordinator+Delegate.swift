#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import UIKit

  #if canImport(ObjectiveC)
    import ObjectiveC
  #endif

  extension AppearanceCoordinator {
    /// Tells the app's delegate that a screen comes.
    func forwardWillShow(_ screen: UIViewController, animated: Bool) {
      guard let (delegate, controller) = forwarding else { return }
      #if canImport(ObjectiveC)
        delegate.navigationController?(controller, willShow: screen, animated: animated)
      #else
        delegate.navigationController(controller, willShow: screen, animated: animated)
      #endif
    }

    /// Tells the app's delegate that a screen has come.
    func forwardDidShow(_ screen: UIViewController, animated: Bool) {
      guard let (delegate, controller) = forwarding else { return }
      #if canImport(ObjectiveC)
        delegate.navigationController?(controller, didShow: screen, animated: animated)
      #else
        delegate.navigationController(controller, didShow: screen, animated: animated)
      #endif
    }

    /// The app's delegate, unless that is who is told by UIKit anyway.
    private var forwarding: (any UINavigationControllerDelegate, UINavigationController)? {
      guard let delegate, let controller = navigationController, delegate !== self,
        delegate !== controller
      else { return nil }
      return (delegate, controller)
    }

    #if canImport(ObjectiveC)
      /// The app's delegate if it implements this optional method of a delegate.
      nonisolated func forwardee(for selector: Selector?) -> NSObject? {
        guard let selector, let target = forwardingDelegate as? NSObject,
          protocol_getMethodDescription(
            (any UINavigationControllerDelegate).self, selector, false, true
          ).name != nil,
          target.responds(to: selector)
        else { return nil }
        return target
      }
    #endif
  }
#endif
