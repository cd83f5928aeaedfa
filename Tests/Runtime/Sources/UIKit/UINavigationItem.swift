import Foundation

/// What a screen shows in the navigation bar.
@MainActor open class UINavigationItem: NSObject {
  /// The standard look of the bar; nil for the bar's own.
  open var standardAppearance: UINavigationBarAppearance?
  /// The look at compact height.
  open var compactAppearance: UINavigationBarAppearance?
  /// The look at the scroll edge.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// The look at the scroll edge at compact height; iOS 15.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
}
