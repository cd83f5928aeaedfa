import Foundation

/// The bar below a screen.
@MainActor open class UIToolbar: UIView {
  /// The look without customisation.
  open var barStyle: UIBarStyle = .default
  /// Whether content shows through.
  open var isTranslucent = true
  /// The background of a bar without bar-appearance objects.
  open var barTintColor: UIColor?
  /// The buttons on it.
  open var items: [UIBarButtonItem]?
  /// The standard look.
  @NSCopying open var standardAppearance = UIToolbarAppearance()
  /// The look at compact height.
  @NSCopying open var compactAppearance: UIToolbarAppearance?
  /// The look at the scroll edge.
  @NSCopying open var scrollEdgeAppearance: UIToolbarAppearance?
  /// The look at the scroll edge at compact height.
  @NSCopying open var compactScrollEdgeAppearance: UIToolbarAppearance?

  /// Sets the background image for a place and a height; nothing here draws it.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {}

  /// Sets the shadow for a place; nothing here draws it.
  open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
  }
}
