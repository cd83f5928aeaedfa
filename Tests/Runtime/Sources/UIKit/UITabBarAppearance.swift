import Foundation

/// How a tab bar looks in one state; iOS 13.
@MainActor open class UITabBarAppearance: UIBarAppearance {
  /// The look of items whose title is below the icon.
  open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked)
  /// The look of items whose title is beside the icon.
  open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline)
  /// The look of such items in a compact bar.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline)

  /// The system's look.
  public required init() {
    super.init()
  }

  /// The look of another bar appearance, as far as this class has it.
  public required init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? UITabBarAppearance else { return }
    stackedLayoutAppearance = other.stackedLayoutAppearance.copy()
    inlineLayoutAppearance = other.inlineLayoutAppearance.copy()
    compactInlineLayoutAppearance = other.compactInlineLayoutAppearance.copy()
  }
}
