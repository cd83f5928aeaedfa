import Foundation

/// A controller that shows what was searched for.
@MainActor open class UISearchController: UIViewController {
  /// The bar to search with.
  public let searchBar = UISearchBar()
}

/// A bar to search with.
@MainActor open class UISearchBar: UIView {
  /// The field in it.
  public let searchTextField = UISearchTextField()

  private var scopeAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  /// Sets the attributes of the titles of scope buttons in a state.
  open func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    scopeAttributes[state.rawValue] = attributes
  }

  /// The attributes of the titles of scope buttons in a state.
  open func scopeBarButtonTitleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? {
    scopeAttributes[state.rawValue]
  }

  /// What the field says while it is empty.
  open var placeholder: String? {
    get { searchTextField.attributedPlaceholder?.string }
    set { searchTextField.attributedPlaceholder = newValue.map { NSAttributedString(string: $0) } }
  }
}

/// The field of a search bar.
@MainActor open class UISearchTextField: UIControl {
  /// The color of the text.
  open var textColor: UIColor?
  /// What the field says while it is empty.
  open var attributedPlaceholder: NSAttributedString?
}
