// A module that came with the SDK of iOS 26, as the property did, which visionOS has not.
#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
  #if compiler(>=6.2) && canImport(FoundationModels)
    public import UIKit

    @available(iOS 26.0, *)
    extension UIBarButtonItem {
      /// Takes the glass from behind the button, or leaves it there, as a bar's appearance says; where it says
      /// nothing, the button is as the app had it.
      ///
      /// An appearance reaches the buttons that are there when it is applied; this is for one that comes later.
      /// UIKit ignores it in a group of several buttons.
      public func setSharedBackground(in bar: Appearance.Bar) {
        Memory.of(self).wear(
          "hidesSharedBackground", bar.hidesSharedBackground, self, \.hidesSharedBackground)
      }
    }
  #endif
#endif
