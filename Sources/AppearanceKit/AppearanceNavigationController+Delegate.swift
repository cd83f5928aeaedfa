#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import UIKit

  #if canImport(ObjectiveC)
    import ObjectiveC
  #endif

  extension AppearanceNavigationController {
    /// Tells the app's delegate that a screen comes.
    func forwardWillShow(_ screen: UIViewController, animated: Bool) {
      guard let appearanceDelegate, appearanceDelegate !== self else { return }
      #if canImport(ObjectiveC)
        appearanceDelegate.navigationController?(self, willShow: screen, animated: animated)
      #else
        appearanceDelegate.navigationController(self, willShow: screen, animated: animated)
      #endif
    }

    /// Tells the app's delegate that a screen has come.
    func forwardDidShow(_ screen: UIViewController, animated: Bool) {
      guard let appearanceDelegate, appearanceDelegate !== self else { return }
      #if canImport(ObjectiveC)
        appearanceDelegate.navigationController?(self, didShow: screen, animated: animated)
      #else
        appearanceDelegate.navigationController(self, didShow: screen, animated: animated)
      #endif
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
