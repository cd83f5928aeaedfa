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

  /// The weight of the button.
  open var style = Style.plain
  /// The color of the button.
  open var tintColor: UIColor?
}
