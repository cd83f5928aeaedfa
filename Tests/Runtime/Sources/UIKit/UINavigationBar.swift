import Foundation

/// The bar above a screen.
@MainActor open class UINavigationBar: UIView {
  /// The look without customisation.
  open var barStyle: UIBarStyle = .default
  /// Whether content shows through.
  open var isTranslucent = true
  /// Whether titles are large; iOS 11.
  open var prefersLargeTitles = false
  /// The background before iOS 13.
  open var barTintColor: UIColor?
  /// The shadow before iOS 13.
  open var shadowImage: UIImage?
  /// Attributes of the title before iOS 13.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// Attributes of the large title; iOS 11.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// The arrow of the back button.
  open var backIndicatorImage: UIImage?
  /// The mask of that arrow.
  open var backIndicatorTransitionMaskImage: UIImage?
  /// The standard look; iOS 13.
  @NSCopying open var standardAppearance = UINavigationBarAppearance()
  /// The look at compact height; iOS 13.
  @NSCopying open var compactAppearance: UINavigationBarAppearance?
  /// The look at the scroll edge; iOS 13.
  @NSCopying open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// The look at the scroll edge at compact height; iOS 15.
  @NSCopying open var compactScrollEdgeAppearance: UINavigationBarAppearance?

  private var backgroundImages: [UIBarMetrics: UIImage] = [:]

  /// Sets the background image for a height.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    backgroundImages[barMetrics] = backgroundImage
  }

  /// The background image for a height.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImages[barMetrics]
  }
}
