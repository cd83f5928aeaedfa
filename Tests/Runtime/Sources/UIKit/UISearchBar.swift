import Foundation

/// A controller that shows what was searched for.
@MainActor open class UISearchController: UIViewController {
  /// The bar to search with.
  public let searchBar = UISearchBar()
}

/// A bar to search with.
@MainActor open class UISearchBar: UIView {
  /// The field in it; iOS 13.
  public let searchTextField = UISearchTextField()

  /// What the field says while it is empty.
  open var placeholder: String? {
    get { searchTextField.attributedPlaceholder?.string }
    set { searchTextField.attributedPlaceholder = newValue.map { NSAttributedString(string: $0) } }
  }
}

/// The field of a search bar; iOS 13.
@MainActor open class UISearchTextField: UIControl {
  /// The color of the text.
  open var textColor: UIColor?
  /// What the field says while it is empty.
  open var attributedPlaceholder: NSAttributedString?
}
