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
  /// The background of a bar without bar-appearance objects.
  open var barTintColor: UIColor?
  /// The color of tabs that are not selected.
  open var unselectedItemTintColor: UIColor?
  /// The background image of a bar without bar-appearance objects.
  open var backgroundImage: UIImage?
  /// The shadow of a bar without bar-appearance objects.
  open var shadowImage: UIImage?
  /// The standard look.
  @NSCopying open var standardAppearance = UITabBarAppearance()
  /// The look at the scroll edge.
  @NSCopying open var scrollEdgeAppearance: UITabBarAppearance?
}
