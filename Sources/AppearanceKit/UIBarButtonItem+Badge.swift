// A module that came with the SDK of iOS 26, as badges of buttons did, which visionOS has not.
#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
  #if compiler(>=6.2) && canImport(FoundationModels)
    public import UIKit

    @available(iOS 26.0, *)
    extension UIBarButtonItem {
      /// Shows a badge in the colors of a navigation bar's appearance; nil takes the badge away.
      ///
      /// An appearance reaches the badges that are there when it is applied; this is for one that comes later.
      /// Colors that the badge has of its own stay.
      public func setBadge(_ badge: Badge?, in bar: Appearance.Bar) {
        self.badge = badge
        colorBadge(of: bar)
      }

      /// Gives the badge its colors, of which those that the app set stay.
      func colorBadge(of bar: Appearance.Bar) {
        guard var badge else { return }
        let memory = Memory.of(self)
        for (name, color, property) in [
          ("badgeColor", bar.badgeColor, \Badge.backgroundColor),
          ("badgeTextColor", bar.badgeTextColor, \.foregroundColor),
        ] {
          memory.wear(
            name, color.map(Optional.some), yieldsUnless: .some(nil), badge[keyPath: property]
          ) {
            badge[keyPath: property] = $0
            return $0
          }
        }
        if badge != self.badge { self.badge = badge }
      }
    }
  #endif
#endif
