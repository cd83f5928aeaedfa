import Foundation

/// How a tab bar looks in one state.
@MainActor open class UITabBarAppearance: UIBarAppearance {
  /// The look of items whose title is below the icon.
  open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked)
  /// The look of items whose title is beside the icon.
  open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline)
  /// The look of such items in a compact bar.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline)
  /// The color behind the selected item.
  open var selectionIndicatorTintColor: UIColor?
  /// How items whose title is below the icon are placed.
  open var stackedItemPositioning = UITabBar.ItemPositioning.automatic
  /// Their width where they are centered; 0 for the system's.
  open var stackedItemWidth: CGFloat = 0
  /// The room between them where they are centered; 0 for the system's.
  open var stackedItemSpacing: CGFloat = 0

  /// The system's look.
  public required init() {
    super.init()
  }

  /// The look of another bar appearance, as far as this class has it.
  public required init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? UITabBarAppearance else { return }
    stackedLayoutAppearance = other.stackedLayoutAppearance.copy()
    selectionIndicatorTintColor = other.selectionIndicatorTintColor
    stackedItemPositioning = other.stackedItemPositioning
    stackedItemWidth = other.stackedItemWidth
    stackedItemSpacing = other.stackedItemSpacing
    inlineLayoutAppearance = other.inlineLayoutAppearance.copy()
    compactInlineLayoutAppearance = other.compactInlineLayoutAppearance.copy()
  }
}
