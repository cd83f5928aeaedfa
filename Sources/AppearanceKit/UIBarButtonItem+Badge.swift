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
        let memory = BarMemory.of(self)
        memory.badgeColor = Self.recolor(
          &badge.backgroundColor, with: bar.badgeColor, former: memory.badgeColor)
        memory.badgeTextColor = Self.recolor(
          &badge.foregroundColor, with: bar.badgeTextColor, former: memory.badgeTextColor)
        if badge != self.badge { self.badge = badge }
      }

      /// Sets a color unless it is the app's; gives what an appearance has set.
      private static func recolor(
        _ current: inout UIColor?, with color: UIColor?, former: UIColor?
      ) -> UIColor? {
        guard current == nil || current == former else { return former }
        current = color
        return color
      }
    }
  #endif
#endif
