import Foundation

/// The bar of a tab bar controller.
@MainActor open class UITabBar: UIView {
  /// How tabs are placed.
  public enum ItemPositioning: Int, Sendable {
    /// By the width of the bar.
    case automatic
    /// Over the whole bar.
    case fill
    /// In its middle.
    case centered
  }

  /// The look without customisation.
  open var barStyle: UIBarStyle = .default
  /// Whether content shows through.
  open var isTranslucent = true
  /// The background before iOS 13.
  open var barTintColor: UIColor?
  /// The color of tabs that are not selected; iOS 10.
  open var unselectedItemTintColor: UIColor?
  /// The background image before iOS 13.
  open var backgroundImage: UIImage?
  /// The shadow before iOS 13.
  open var shadowImage: UIImage?
  /// The standard look; iOS 13.
  @NSCopying open var standardAppearance = UITabBarAppearance()
  /// The look at the scroll edge; iOS 15.
  @NSCopying open var scrollEdgeAppearance: UITabBarAppearance?
}
