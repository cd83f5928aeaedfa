import Foundation

/// The bar below a screen.
@MainActor open class UIToolbar: UIView {
  /// The look without customisation.
  open var barStyle: UIBarStyle = .default
  /// Whether content shows through.
  open var isTranslucent = true
  /// The background before iOS 13.
  open var barTintColor: UIColor?
  /// The buttons on it.
  open var items: [UIBarButtonItem]?
  /// The standard look; iOS 13.
  @NSCopying open var standardAppearance = UIToolbarAppearance()
  /// The look at compact height; iOS 13.
  @NSCopying open var compactAppearance: UIToolbarAppearance?
  /// The look at the scroll edge; iOS 15.
  @NSCopying open var scrollEdgeAppearance: UIToolbarAppearance?
  /// The look at the scroll edge at compact height; iOS 15.
  @NSCopying open var compactScrollEdgeAppearance: UIToolbarAppearance?

  private var backgroundImages: [[Int]: UIImage] = [:]
  private var shadowImages: [UIBarPosition: UIImage] = [:]

  /// Sets the background image for a place and a height.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {
    backgroundImages[[topOrBottom.rawValue, barMetrics.rawValue]] = backgroundImage
  }

  /// The background image for a place and a height.
  open func backgroundImage(
    forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? {
    backgroundImages[[topOrBottom.rawValue, barMetrics.rawValue]]
  }

  /// Sets the shadow for a place.
  open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
    shadowImages[topOrBottom] = shadowImage
  }

  /// The shadow for a place.
  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
    shadowImages[topOrBottom]
  }
}
