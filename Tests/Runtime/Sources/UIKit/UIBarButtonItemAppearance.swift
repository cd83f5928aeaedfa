import Foundation

/// How the title of a bar button item looks in one state.
@MainActor public final class UIBarButtonItemStateAppearance: NSObject {
  /// Attributes of the title.
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// How the bar button items of one style look; iOS 13.
@MainActor open class UIBarButtonItemAppearance: NSObject {
  /// The look in no particular state.
  public let normal = UIBarButtonItemStateAppearance()
  /// The look while touched.
  public let highlighted = UIBarButtonItemStateAppearance()
  /// The look while disabled.
  public let disabled = UIBarButtonItemStateAppearance()
  /// The look while focused.
  public let focused = UIBarButtonItemStateAppearance()

  /// The system's look of a style.
  public init(style: UIBarButtonItem.Style) {}

  /// The system's look of the plain style.
  public override convenience init() {
    self.init(style: .plain)
  }
}
