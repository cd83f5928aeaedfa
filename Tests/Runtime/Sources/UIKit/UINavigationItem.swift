import Foundation

/// What a screen shows in the navigation bar.
@MainActor open class UINavigationItem: NSObject {
  /// When the title is large in a bar that prefers it.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As on the screen before.
    case automatic
    /// Always.
    case always
    /// Never.
    case never
    /// Always, in the row of the buttons; iOS 17.
    case inline
  }

  /// What a back button says.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// The title as far as there is room.
    case `default`
    /// A general word.
    case generic
    /// Nothing.
    case minimal
  }

  /// The title.
  open var title: String?
  /// When the title is large.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  /// The line of text above the title.
  open var prompt: String?
  /// The title of the button that leads back here.
  open var backButtonTitle: String?
  /// What the button that leads back here says.
  open var backButtonDisplayMode = BackButtonDisplayMode.default
  /// The buttons on the left, from the edge on.
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// The buttons on the right, from the edge on.
  open var rightBarButtonItems: [UIBarButtonItem]?
  /// The groups of buttons at the leading edge; iOS 16.
  open var leadingItemGroups: [UIBarButtonItemGroup] = []
  /// The groups of buttons in the middle; iOS 16.
  open var centerItemGroups: [UIBarButtonItemGroup] = []
  /// The groups of buttons at the trailing edge; iOS 16.
  open var trailingItemGroups: [UIBarButtonItemGroup] = []
  /// The group of buttons that stays at the trailing edge; iOS 16.
  open var pinnedTrailingGroup: UIBarButtonItemGroup?
  /// The controller whose search bar the screen has.
  open var searchController: UISearchController?
  /// The standard look of the bar; nil for the bar's own.
  open var standardAppearance: UINavigationBarAppearance?
  /// The look at compact height.
  open var compactAppearance: UINavigationBarAppearance?
  /// The look at the scroll edge.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// The look at the scroll edge at compact height.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
}
