import Foundation

/// An item of a bar.
@MainActor open class UIBarItem: NSObject, UIAppearance {
  private var attributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  /// An item without title and image.
  public override required init() {}

  /// Sets the attributes of the title in a state.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    self.attributes[state.rawValue] = attributes
  }

  /// The attributes of the title in a state.
  open func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? {
    attributes[state.rawValue]
  }
}

/// A button in a navigation bar or toolbar.
@MainActor open class UIBarButtonItem: UIBarItem {
  /// The weight of a button.
  public enum Style: Int, Sendable {
    /// An ordinary button.
    case plain = 0
    /// The button that ends an edit.
    case done = 2
  }

  /// A badge on a button; iOS 26.
  @MainActor public struct Badge: Equatable {
    /// What it says, nil for a mere dot.
    public let stringValue: String?
    /// The color of the badge, nil for the system's.
    public var backgroundColor: UIColor?
    /// The color of its text, nil for the system's.
    public var foregroundColor: UIColor?
    /// The font of its text, nil for the system's.
    public var font: UIFont?

    /// A badge with a number.
    public static func count(_ count: Int) -> Badge { Badge(stringValue: "\(count)") }
    /// A badge with a text.
    public static func string(_ string: String) -> Badge { Badge(stringValue: string) }
    /// A badge without a text.
    public static func indicator() -> Badge { Badge(stringValue: nil) }
  }

  /// A button that the system draws.
  public enum SystemItem: Int, Sendable {
    /// A plus sign.
    case add = 4
    /// The sign of sharing.
    case action = 9
  }

  /// A button that the system draws.
  public convenience init(systemItem: SystemItem) { self.init() }

  /// The weight of the button.
  open var style = Style.plain
  /// The color of the button.
  open var tintColor: UIColor?
  /// What is shown on the button; iOS 26.
  open var badge: Badge?
  /// Whether the button has no glass behind it; iOS 26.
  open var hidesSharedBackground = false
}

/// Buttons that belong together.
@MainActor public final class UIBarButtonItemGroup: NSObject {
  /// The buttons.
  public var barButtonItems: [UIBarButtonItem]
  /// The button that stands for them where there is no room.
  public var representativeItem: UIBarButtonItem?

  /// A group of buttons.
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    self.barButtonItems = barButtonItems
    self.representativeItem = representativeItem
  }
}
