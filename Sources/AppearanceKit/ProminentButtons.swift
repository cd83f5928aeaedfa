#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import UIKit

  /// Bar appearances with a look of items that are done, which iOS 26 calls prominent.
  @MainActor protocol ProminentButtons {
    /// The look under its name from before iOS 26.
    ///
    /// Asked for by this requirement it is no use of something deprecated, which it is where an app
    /// runs on iOS 26 and later only.
    var doneButtons: UIBarButtonItemAppearance { get }
  }

  extension UINavigationBarAppearance: ProminentButtons {
    @available(iOS, deprecated: 26.0)
    var doneButtons: UIBarButtonItemAppearance { doneButtonAppearance }

    /// The look of items that are done, by the name that the system has for it.
    var prominentButtons: UIBarButtonItemAppearance {
      // A module that came with the SDK of iOS 26, as the name did.
      #if canImport(FoundationModels)
        if #available(iOS 26.0, *) { return prominentButtonAppearance }
      #endif
      return (self as any ProminentButtons).doneButtons
    }
  }

  extension UIToolbarAppearance: ProminentButtons {
    @available(iOS, deprecated: 26.0)
    var doneButtons: UIBarButtonItemAppearance { doneButtonAppearance }

    /// The look of items that are done, by the name that the system has for it.
    var prominentButtons: UIBarButtonItemAppearance {
      #if canImport(FoundationModels)
        if #available(iOS 26.0, *) { return prominentButtonAppearance }
      #endif
      return (self as any ProminentButtons).doneButtons
    }
  }
#endif
