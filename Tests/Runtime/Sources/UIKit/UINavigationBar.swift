import Foundation

/// The bar above a screen.
@MainActor open class UINavigationBar: UIView {
  /// The look without customisation.
  open var barStyle: UIBarStyle = .default
  /// Whether content shows through.
  open var isTranslucent = true
  /// Whether titles are large.
  open var prefersLargeTitles = false
  /// The background of a bar without bar-appearance objects.
  open var barTintColor: UIColor?
  /// The shadow of a bar without bar-appearance objects.
  open var shadowImage: UIImage?
  /// Attributes of the title of a bar without bar-appearance objects.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// Attributes of the large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// The arrow of the back button.
  open var backIndicatorImage: UIImage?
  /// The standard look.
  @NSCopying open var standardAppearance = UINavigationBarAppearance()
  /// The look at compact height.
  @NSCopying open var compactAppearance: UINavigationBarAppearance?
  /// The look at the scroll edge.
  @NSCopying open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// The look at the scroll edge at compact height.
  @NSCopying open var compactScrollEdgeAppearance: UINavigationBarAppearance?

  /// Sets the background image for a height; nothing here draws it.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {}
}
